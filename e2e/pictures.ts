import { deflateSync } from 'node:zlib'

/** A white PNG, padded to a size by a chunk of text. */
export function png(size: number, width = 1, height = 1): Buffer {
  const crcOf = (data: Buffer) => {
    let crc = ~0
    for (const byte of data) {
      crc ^= byte
      for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
    }
    return ~crc >>> 0
  }
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const [length, crc] = [Buffer.alloc(4), Buffer.alloc(4)]
    length.writeUInt32BE(data.length)
    crc.writeUInt32BE(crcOf(body))
    return Buffer.concat([length, body, crc])
  }
  const bytesOf = (number: number) => Buffer.from([number >>> 24, number >>> 16, number >>> 8, number])
  const line = Buffer.concat([Buffer.of(0), Buffer.alloc(width, 255)]) // 0: no filter
  const head = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
  const pixel = [
    chunk('IHDR', Buffer.concat([bytesOf(width), bytesOf(height), Buffer.from([8, 0, 0, 0, 0])])),
    chunk('IDAT', deflateSync(Buffer.concat(Array.from({ length: height }, () => line)))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  const bare = Buffer.concat([head, ...pixel])
  const padding = chunk('tEXt', Buffer.alloc(size - bare.length - 12, 'a'))
  return Buffer.concat([head, pixel[0] as Buffer, padding, pixel[1] as Buffer, pixel[2] as Buffer])
}
