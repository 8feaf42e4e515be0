import { termText, wordsOf } from './TermField'

test.each(['', ' ', '<p></p>', '<p>&nbsp;<br></p><p> </p>', '<script>alert(1)</script>'])(
  'PRIVACY-03 TOU-06 markup without a word is no text: %j',
  (html) => expect(termText.isValidSync(html)).toBe(false),
)

test('PRIVACY-03 TOU-06 a word is a text, whatever stands around it', () => {
  expect(termText.isValidSync('<ul><li><p>Mới</p></li></ul>')).toBe(true)
  expect(wordsOf('<h2>Mới</h2><p>Đọc <b>kỹ</b></p>')).toBe('Mới · Đọc kỹ')
})
