import { pictureUrl } from '#contract/catalog/picture.ts'
import { mapMessages as texts } from '#contract/catalog/map.texts.ts'
import { type MapId, uploadedPicture } from '#domain/catalog/map.ts'
import { isShippedMap } from '#domain/catalog/shipped-maps.ts'

type Theme = 'dark' | 'light'

/** The picture of a map: an uploaded one, or ours. Added maps always have an uploaded one once they are loaded. */
export const mapPicture = (
  map: MapId,
  theme: Theme,
  size: '' | '-320' = '',
): string | undefined => {
  const uploaded = uploadedPicture(map)
  if (uploaded !== null) return pictureUrl(uploaded)
  if (!isShippedMap(map)) return undefined
  return `/Maps/${map}-${theme}${size}.${size === '' ? 'svg' : 'webp'}`
}

export const mapCaption = (map: MapId): string =>
  uploadedPicture(map) === null ? texts.caption : texts.uploaded
