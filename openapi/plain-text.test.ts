/** @jest-environment node */
import { lengthOf, plainText } from './plain-text'

const FAMILY = '👨‍👩‍👧'
const HEART = '❤️‍🔥'
const PERSIAN = 'می‌خواهم'
const HINDI = 'क्‍ष'

test.each([
  ['accents apart', 'Nguye\u0302\u0303n', 'Nguyễn'],
  ['blanks around', '  An Bình \t', 'An Bình'],
  ['no-break blanks', '\u00a0An\u00a0Bình\u202f', 'An Bình'],
  ['ideographic blanks', '\u3000東京\u3000', '東京'],
  ['inner blanks, as many as were typed', 'An  Bình', 'An  Bình'],
  ['zero-width blanks', 'zero\u200bwidth\u200b', 'zerowidth'],
  ['a byte order mark', '\ufeffAn\ufeffBình', 'AnBình'],
  ['soft hyphens', 'Kim\u00adLong', 'KimLong'],
  ['an override of the direction', '\u202eexe.live\u202c', 'exe.live'],
  ['isolates', '\u2066An\u2069 \u2067Bình\u2069', 'An Bình'],
  ['marks of direction', 'An\u200e Bình\u200f\u061c', 'An Bình'],
  ['tags', 'An\u{e0041}\u{e006e}', 'An'],
  ['controls', 'An\u0000 Bình\u0007\u007f\u009b', 'An Bình'],
  ['half a character', 'An\ud83d', 'An'],
  ['word joiners and invisible operators', 'An\u2060\u2062Bình', 'AnBình'],
  ['annotations and objects', 'An\ufff9\ufffb\ufffc', 'An'],
  ['line breaks', 'An\r\nBình\u2028Cường', 'An Bình Cường'],
  ['joiners in Latin letters', 'Ad\u200dmin\u200c', 'Admin'],
  ['selectors after Latin letters', 'A\ufe0f\u{e0100}\u{e0101}n', 'An'],
  ['joiners and selectors at the ends', `\u200d\ufe0f${PERSIAN}\u200c`, PERSIAN],
  ['a family', FAMILY, FAMILY],
  ['a heart on fire', HEART, HEART],
  ['a keycap', '1️⃣', '1️⃣'],
  ['a flag', '🇻🇳', '🇻🇳'],
  ['a Persian word', PERSIAN, PERSIAN],
  ['a Hindi letter', HINDI, HINDI],
  ['Arabic', 'مؤسسة النور', 'مؤسسة النور'],
  ['markup and formulas, which are text', '<b>=1+1</b>', '<b>=1+1</b>'],
  ['Hangul', '한국', '한국'],
])('a name keeps what people see: %s', (_what, typed, kept) => {
  expect(plainText(typed)).toBe(kept)
  expect(plainText(kept)).toBe(kept)
})

test.each([
  ['blanks', ' \t\u00a0\u2003\u3000'],
  ['Hangul fillers', '\u3164\u115f\u1160\uffa0'],
  ['the empty Braille cell', '\u2800\u2800'],
  ['the null notehead', '\u{1d159}'],
  ['zero-width characters', '\u200b\u200c\u200d\u2060\ufeff'],
  ['direction controls', '\u202e\u2066\u2069'],
  ['selectors', '\ufe0f\u{e0100}'],
  ['accents of nothing', '\u0301\u0323'],
  ['tags', '\u{e0020}\u{e007f}'],
])('a name of nothing but %s is empty', (_what, typed) => {
  expect(plainText(typed)).toBe('')
  expect(plainText(typed, { lines: true })).toBe('')
})

test('free text keeps its lines, whatever separates them', () => {
  expect(plainText('\r\nOne\r\nTwo\r\rThree\u2028Four\t5\u00a0\n', { lines: true })).toBe(
    'One\nTwo\n\nThree\nFour 5',
  )
})

test('the length is the server’s: characters, not the halves that a browser counts', () => {
  expect([lengthOf('Nguyễn'), lengthOf('🚀'), lengthOf(FAMILY)]).toEqual([6, 1, 5])
})
