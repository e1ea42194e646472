import { deflateSync } from 'node:zlib'
import * as fc from 'fast-check'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { reencode } from './reencode.ts'
import { animation, gif, jpeg, png, pngOfSize, webp } from './test-pictures.ts'

const UNREADABLE = { status: 400, code: 'unreadable_file' }

test.each([
  ['png', await png()],
  ['jpeg', await jpeg()],
  ['webp', await webp()],
  ['gif', await gif()],
])('a %s picture stays one, of the same size', async (format, bytes) => {
  const picture = await reencode(bytes)
  expect(picture).toMatchObject({ format, width: 20, height: 10 })
  expect((await sharp(picture.bytes).metadata()).format).toBe(format)
})

test('what was beside the pixels is gone: place, script and an appended archive', async () => {
  const marked = await sharp(await jpeg())
    .withExif({ IFD0: { Copyright: 'secret place' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .toBuffer()
  const picture = await reencode(
    Buffer.concat([marked, Buffer.from('PK\x03\x04<script>alert(1)</script>')]),
  )
  expect(picture.bytes.toString('latin1')).not.toMatch(/secret|GPS|script|Exif/)
})

test('a photo taken sideways lies upright', async () => {
  const sideways = await sharp(await jpeg())
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(await reencode(sideways)).toMatchObject({ width: 10, height: 20 })
})

test('an animation keeps its frames; as a PNG it is its first', async () => {
  const { bytes } = await reencode(await animation(3))
  expect(await sharp(bytes).metadata()).toMatchObject({ pages: 3, delay: [100, 100, 100] })
  const still = await reencode(await animation(3), 'png')
  expect(still).toMatchObject({ format: 'png', width: 20, height: 10 })
})

test('a picture larger than a screen is shrunk', async () => {
  const wide = sharp({ create: { width: 8192, height: 16, channels: 3, background: 'red' } })
  expect(await reencode(await wide.png().toBuffer())).toMatchObject({ width: 4096, height: 8 })
})

test('144 megapixels in a few kilobytes are refused before a pixel is decoded', async () => {
  const bomb = pngOfSize(12_000, 12_000, deflateSync(Buffer.alloc(1000)))
  expect(bomb.length).toBeLessThan(20_000)
  await expect(reencode(bomb)).rejects.toMatchObject({ status: 400, code: 'too_many_pixels' })
})

test('the frames of an animation count together', async () => {
  const large = Buffer.from(await animation(11))
  // The picture's size follows the six letters of the format.
  large.writeUInt16LE(2000, 6)
  large.writeUInt16LE(2000, 8)
  await expect(reencode(large)).rejects.toMatchObject({ code: 'too_many_pixels' })
})

test('more than 5 MB are refused', async () => {
  const padded = Buffer.concat([await png(), Buffer.alloc(5 * 1024 * 1024)])
  await expect(reencode(padded)).rejects.toMatchObject({ status: 413, code: 'too_large' })
})

test.each([
  ['a PNG that ends in the middle', (await png()).subarray(0, 60)],
  ['a PNG whose pixels are rubbish', pngOfSize(20, 10, Buffer.from('no pixels at all'))],
  ['a PNG without sides', pngOfSize(0, 0, deflateSync(Buffer.alloc(0)))],
  ['nothing', Buffer.alloc(0)],
])('%s is refused', async (_, bytes) => {
  await expect(reencode(bytes)).rejects.toMatchObject(UNREADABLE)
})

test('a picture with changed bytes is read or refused, and never ends the server', async () => {
  const originals = [await png(), await jpeg(), await webp(), await gif(), await animation(3)]
  const change = fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 }))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...originals),
      fc.array(change, { minLength: 1, maxLength: 8 }),
      async (original, changes) => {
        const bytes = Buffer.from(original)
        for (const [at, value] of changes) bytes[at % bytes.length] = value
        const outcome = await reencode(bytes).catch((error: unknown) => error)
        expect(outcome).toSatisfy(
          (it: object) => 'format' in it || ('status' in it && it.status === 400),
        )
      },
    ),
    { numRuns: 100 },
  )
})
