import { hostileHtml } from '../../../scripts/hostile-html'
import { lostOf, read, write } from './html'

/** What stays of HTML that is pasted, or stored. */
const kept = (html: string) => write(read(html))

test('TOU-03 bold, italic, headings, lists and links stay', () => {
  const html =
    '<h2>Điều khoản</h2><h3>Một</h3><p><strong>Đậm</strong> <em>nghiêng</em> <a href="https://a.example/x">xem</a></p>' +
    '<ul><li><p>a</p></li></ul><ol><li><p>b</p></li></ol>'
  expect(kept(html)).toBe(html)
  expect(kept(kept(html))).toBe(html)
})

test.each([
  ['a table', '<table><tr><td>a</td><td>b</td></tr></table>', '<p>a</p><p>b</p>'],
  ['underlined and coloured words', '<p><u>a</u> <span style="color:red">b</span></p>', '<p>a b</p>'],
  ['a picture', '<p>a<img src="https://a.example/x.png" alt="x">b</p>', '<p>ab</p>'],
  ['a larger heading', '<h1>a</h1><h4>b</h4>', '<h2>a</h2><h3>b</h3>'],
  ['bold that is a style', '<p><span style="font-weight:700">a</span>b</p>', '<p><strong>a</strong>b</p>'],
  ['italic that is a style', '<p><span style="font-style: italic">a</span></p>', '<p><em>a</em></p>'],
  ['what is bold by name alone', '<b style="font-weight:normal"><p>a</p></b>', '<p>a</p>'],
  ['a link that leads nowhere', '<p><a href="/x">a</a> <a href="javascript:b()">b</a></p>', '<p>a b</p>'],
  ['nothing but markup', '<p>&nbsp;</p><p><br></p>', ''],
])('TOU-03 of %s only what a text can have is kept', (_, html, text) => {
  expect(kept(html)).toBe(text)
})

test.each([
  ['<h1>a</h1><ul><li>b</li></ul><p><b>c</b> <i>d</i> <a href="https://a.example">e</a></p>', []],
  ['<table><tr><td>a</td></tr></table><hr><p><u>b</u></p>', ['table', 'rule', 'underline']],
  ['<blockquote>a</blockquote><pre>b</pre><s>c</s>', ['quote', 'code', 'strike']],
  ['<p title="<table>">a &lt;table&gt;</p>', []],
])('TOU-03 what is lost of a text is known before it is changed: %s', (html, lost) => {
  expect(lostOf(html)).toEqual(lost)
})

test('TOU-03 lists of Word become lists, without their markers', () => {
  const item = (marker: string, words: string) =>
    `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${words}<o:p></o:p></p>`
  const word = `<html><head><style>p {color:red}</style></head><body><!--StartFragment-->
${item('·', 'Không chia sẻ <b>mật khẩu</b>')}${item('·', 'hai')}<p class=MsoNormal>giữa</p>${item('1.', 'ba')}
<!--EndFragment--></body></html>`
  expect(kept(word)).toBe(
    '<ul><li><p>Không chia sẻ <strong>mật khẩu</strong></p></li><li><p>hai</p></li></ul><p>giữa</p><ol><li><p>ba</p></li></ol>',
  )
})

test.each(hostileHtml)('S39 nothing of it runs in the editor, nor is written: %s', (html) => {
  const holder = document.createElement('div')
  holder.innerHTML = kept(`${html}`)
  for (const element of holder.querySelectorAll('*')) {
    expect('H2 H3 P UL OL LI BR STRONG EM A'.split(' ')).toContain(element.tagName)
    expect(element.getAttributeNames().filter((name) => name !== 'href')).toEqual([])
    expect(element.getAttribute('href') ?? 'https:').toMatch(/^(https?|mailto):/)
  }
})

test.each(['<a ', '<p x', '<p style=', '<p title="', '<style', '<!--', '<![if !supportLists]>'])(
  'S39 two hundred thousand letters of %s hold nobody up',
  (part) => {
    const started = performance.now()
    read(part.repeat(200_000 / part.length))
    expect(performance.now() - started).toBeLessThan(5000)
  },
)
