import { crc32 } from 'node:zlib'
import sharp from 'sharp'

const plain = () =>
  sharp({ create: { width: 20, height: 10, channels: 3, background: { r: 200, g: 40, b: 40 } } })

export const png = () => plain().png().toBuffer()
export const jpeg = () => plain().jpeg().toBuffer()
export const webp = () => plain().webp().toBuffer()
export const gif = () => plain().gif().toBuffer()

/** A GIF of 20 by 10 pixels, each frame darker than the one before. */
export function animation(frames: number): Promise<Buffer> {
  const pixels = Buffer.concat(
    Array.from({ length: frames }, (_, at) => Buffer.alloc(20 * 10 * 3, 250 - 20 * at)),
  )
  return sharp(pixels, { raw: { width: 20, height: 10 * frames, channels: 3, pageHeight: 10 } })
    .gif({ delay: Array.from({ length: frames }, () => 100) })
    .toBuffer()
}

/** A PNG that claims that size, with that compressed data, whether it fits or not. */
export function pngOfSize(width: number, height: number, data: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', data),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}
