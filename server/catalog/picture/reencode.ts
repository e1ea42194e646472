import sharp, { type Sharp } from 'sharp'
import { pictureMessages as texts } from '#contract/catalog/picture.texts.ts'
import { PICTURE_BYTES, type PictureFormat } from '#contract/catalog/picture.ts'
import { badRequest, HttpError } from '../../http/errors.ts'

// Only these four formats can be decoded, no matter what a file claims to be: no SVG, no documents, no video.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadNsgifBuffer',
  ],
})

const MAX_PIXELS = 40_000_000
/** Larger pictures are scaled down: no screen shows more, and a PNG of 40 megapixels can have 100 MB. */
const MAX_SIDE = 4096
const TIMEOUT_S = 20

const write: Record<PictureFormat, (picture: Sharp) => Sharp> = {
  png: (picture) => picture.png(),
  jpeg: (picture) => picture.jpeg({ quality: 88 }),
  webp: (picture) => picture.webp({ quality: 88 }),
  gif: (picture) => picture.gif({ effort: 4 }),
}

export interface ReencodedPicture {
  readonly format: PictureFormat
  readonly width: number
  readonly height: number
  readonly bytes: Buffer
}

/**
 * Decodes a picture and encodes its pixels again, so nothing else of the file survives. Throws a readable error if it
 * isn't a picture within the limits. With a format, the picture is converted to it, and only the first frame of an
 * animation is kept.
 */
export async function reencode(bytes: Buffer, as?: 'png'): Promise<ReencodedPicture> {
  if (bytes.length > PICTURE_BYTES) throw new HttpError(413, 'too_large', texts.tooLarge)
  return inTurn(async () => {
    const found = await look(bytes)
    if (found.pixels > MAX_PIXELS) throw badRequest(texts.tooManyPixels, 'too_many_pixels')
    return rewrite(bytes, as ?? found.format, found.isAnimated && as === undefined)
  })
}

async function look(bytes: Buffer) {
  if (bytes.length === 0) return refuse()
  const {
    format,
    width,
    height,
    pages = 1,
  } = await sharp(bytes, { limitInputPixels: false }).metadata().catch(refuse)
  if (!isOurs(format)) return refuse()
  return { format, pixels: width * height * pages, isAnimated: pages > 1 }
}

async function rewrite(
  bytes: Buffer,
  format: PictureFormat,
  isAnimated: boolean,
): Promise<ReencodedPicture> {
  const options = { animated: isAnimated, limitInputPixels: MAX_PIXELS, failOn: 'error' } as const
  const read = sharp(bytes, options).timeout({ seconds: TIMEOUT_S })
  // The orientation of a photo is metadata, which is dropped, so rotate the pixels.
  const upright = isAnimated ? read : read.autoOrient()
  const { data, info } = await write[format](fit(upright, MAX_SIDE))
    .toBuffer({ resolveWithObject: true })
    .catch(refuse)
  return { format, width: info.width, height: info.pageHeight ?? info.height, bytes: data }
}

/** Scales one of our own pictures down to this side length, as PNG. */
export const shrink = (bytes: Buffer, side: number): Promise<Buffer> =>
  inTurn(() => fit(sharp(bytes), side).png().toBuffer())

const fit = (picture: Sharp, side: number) =>
  picture.resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })

let last: Promise<unknown> = Promise.resolve()

/** One picture at a time: decoding can take hundreds of megabytes. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = last.then(work)
  last = turn.catch(() => {})
  return turn
}

const isOurs = (format: string | undefined): format is PictureFormat =>
  format !== undefined && Object.hasOwn(write, format)

function refuse(): never {
  throw badRequest(texts.unreadable, 'unreadable_file')
}
