import * as z from 'zod/mini'
import { done, percentOfMap, rowId, text, textRules, whole } from '../base/field.ts'
import { answeredMap, mapId } from '../catalog/map.ts'
import { pinAddMessages as texts } from './pin.texts.ts'
import { findPicture } from '../catalog/picture.ts'
import { route } from '../base/route.ts'
import { findVideo, VIDEO_LINK_LENGTH } from './youtube.ts'

const PIN_TYPES = ['picture', 'video'] as const
export type PinType = (typeof PIN_TYPES)[number]

export const PIN_TITLE_LENGTH = 60
const title = z.string().check(
  z.trim(),
  whole,
  z.overwrite((value) => value.replaceAll(/\s+/g, ' ')),
  ...textRules(PIN_TITLE_LENGTH),
)

const pinMarker = z.object({
  id: z.int(),
  map: answeredMap,
  /** Empty if it has none. */
  title: z.string(),
  x: z.number(),
  y: z.number(),
  type: z.enum(PIN_TYPES),
  imageUrl: z.nullable(z.string()),
  youtubeLink: z.nullable(z.string()),
})
export type PinMarker = z.infer<typeof pinMarker>

export const listPinMarkers = route({
  method: 'GET',
  path: '/api/pin-markers/:map',
  access: 'public',
  summary: 'List the markers of a map, oldest first.',
  input: z.object({ map: mapId }),
  output: z.object({ markers: z.array(pinMarker) }),
})

/** Clients can send any kind of empty value for the field that the type doesn't need. */
const imageUrl = z._default(
  z.nullable(
    text(200).check(z.refine((url) => url === '' || findPicture(url) !== null, texts.ownPictures)),
  ),
  null,
)
const youtubeLink = z._default(
  z.nullable(
    text(VIDEO_LINK_LENGTH).check(
      z.refine((url) => url.trim() === '' || findVideo(url) !== null, texts.linkWrong),
    ),
  ),
  null,
)

export const addPinMarker = route({
  method: 'POST',
  path: '/api/pin-markers',
  access: 'pins.manage',
  summary: 'Pin an uploaded picture or a YouTube video to a map.',
  input: z
    .object({
      map: mapId,
      title: z._default(title, ''),
      x: percentOfMap,
      y: percentOfMap,
      type: z.enum(PIN_TYPES),
      imageUrl,
      youtubeLink,
    })
    .check(
      z.refine(
        (pin) => Boolean((pin.type === 'picture' ? pin.imageUrl : pin.youtubeLink)?.trim()),
        texts.incomplete,
      ),
    ),
  output: z.extend(done, { marker: pinMarker }),
})

export const editPinMarker = route({
  method: 'PUT',
  path: '/api/pin-markers/:id',
  access: 'pins.manage',
  summary: "Change a marker's title.",
  input: z.object({ id: rowId, title }),
  output: z.extend(done, { marker: pinMarker }),
})

export const deletePinMarker = route({
  method: 'DELETE',
  path: '/api/pin-markers/:id',
  access: 'pins.manage',
  summary: 'Delete a marker, and its picture if no other marker uses it.',
  input: z.object({ id: rowId }),
  output: done,
})
