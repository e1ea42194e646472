import { stat } from 'node:fs/promises'
import { join } from 'node:path'

const PICTURE_TYPES = ['svg', 'png', 'webp', 'jpg', 'jpeg']
export const FILE_NAME = /^[\w-][\w.-]*$/

/** A name without an extension finds the picture of any type, ours or the operator's. */
export async function findPictureFile(places: readonly string[], name: string) {
  if (!FILE_NAME.test(name)) return null
  const names = name.includes('.') ? [name] : PICTURE_TYPES.map((type) => `${name}.${type}`)
  for (const place of places) {
    for (const candidate of names) {
      if (await isFile(join(place, candidate))) return { place, name: candidate }
    }
  }
  return null
}

export const isFile = (path: string) =>
  stat(path).then(
    (entry) => entry.isFile(),
    () => false,
  )
