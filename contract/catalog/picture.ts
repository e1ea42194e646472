import * as z from 'zod/mini'
import { done, noInput } from '../base/field.ts'
import { route } from '../base/route.ts'

/** Maximum size of an uploaded picture. */
export const PICTURE_BYTES = 5 * 1024 * 1024

const PICTURE_FORMATS = ['png', 'jpeg', 'webp', 'gif'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]
export const PICTURE_TYPES: readonly string[] = PICTURE_FORMATS.map((format) => `image/${format}`)

/** We generate the names; the file's own name isn't stored. */
const NAME = new RegExp(`^[0-9a-f-]{36}\\.(${PICTURE_FORMATS.join('|')})$`)
export const pictureName = z.string().check(z.regex(NAME))
const BASE = '/api/file/'

export const pictureUrl = (fileName: string) => `${BASE}${fileName}`

/** The name of one of our pictures in a URL; null for any other URL. */
export function findPicture(url: string): string | null {
  const name = url.startsWith(BASE) ? url.slice(BASE.length) : ''
  return NAME.test(name) ? name : null
}

export const uploadPicture = route({
  method: 'POST',
  path: `${BASE}upload`,
  access: 'pins.manage',
  summary:
    'Upload a PNG, JPEG, WebP or GIF picture in the form field `file`, up to 5 MB and 40 megapixels.',
  upload: 'form',
  input: noInput,
  output: z.extend(done, { fileName: z.string() }),
})

export const getPicture = route({
  method: 'GET',
  path: `${BASE}:fileName`,
  access: 'public',
  summary: 'Get an uploaded picture.',
  input: z.object({ fileName: pictureName }),
  output: z.unknown(),
})
