const PNG = 'data:image/png;base64,'

/** The QR code as the address of a picture, always a PNG; undefined for what is no base64. */
export function pictureOf(qrcode: string): string | undefined {
  const base64 = qrcode.replace(/\s/g, '').replace(/^data:image\/png;base64,/i, '')
  return /^[a-z0-9+/]+={0,2}$/i.test(base64) ? PNG + base64 : undefined
}

/** A key as it is typed: in groups of four. */
export const inFours = (key: string): string => key.replace(/\s/g, '').replace(/.{4}(?=.)/g, '$& ')
