import { inFours, pictureOf } from './picture'

const PNG = 'data:image/png;base64,iVBORw0KGgo='

test.each([
  ['bare', 'iVBORw0KGgo=', PNG],
  ['with its prefix', 'data:image/png;base64,iVBORw0KGgo=', PNG],
  ['broken into lines', 'iVBOR\r\nw0KGgo=\n', PNG],
  ['another kind of picture', 'data:image/svg+xml;base64,PHN2Zz4=', undefined],
  ['an address', 'https://evil.example/qr.png', undefined],
  ['a script', 'javascript:alert(1)', undefined],
  ['nothing', '', undefined],
])('TWOFA-02 the QR code is only ever a PNG in base64: %s', (_, qrcode, picture) => {
  expect(pictureOf(qrcode)).toBe(picture)
})

test.each([
  ['JBSWY3DPEHPK3PXP', 'JBSW Y3DP EHPK 3PXP'],
  ['JBSWY3DPEH', 'JBSW Y3DP EH'],
  ['JBSW Y3DP', 'JBSW Y3DP'],
  ['', ''],
])('the key %j is typed in groups of four', (key, typed) => {
  expect(inFours(key)).toBe(typed)
})
