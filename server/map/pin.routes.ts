import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { pinAddMessages, pinMessages } from '#contract/map/pin.texts.ts'
import { findPicture } from '#contract/catalog/picture.ts'
import { addPinMarker, deletePinMarker, editPinMarker, listPinMarkers } from '#contract/map/pin.ts'
import { findVideo, playerAddress } from '#contract/map/youtube.ts'
import { mapPositionOf } from '#domain/map/map-position.ts'
import type { Database } from '../db/schema.ts'
import { badRequest, notFound } from '../http/errors.ts'
import { succeed, serve } from '../http/serve.ts'
import { pinRepository } from './pin.repository.ts'

export function pinRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const pins = pinRepository(db)

  serve(app, listPinMarkers, async ({ map }) => ({ markers: await pins.list(map) }))

  serve(app, addPinMarker, async ({ type, imageUrl, youtubeLink, ...pin }, { user, log }) => {
    const video = type === 'video' ? findVideo(youtubeLink ?? '') : null
    const marker = await pins.add({
      map: pin.map,
      title: pin.title,
      ...mapPositionOf(pin.x, pin.y),
      picture: type === 'picture' ? findPicture(imageUrl ?? '') : null,
      youtube_link: video && playerAddress(video),
      by: user.id,
    })
    if (!marker) throw badRequest(pinAddMessages.pictureGone, 'picture_gone')
    log.info({ by: user.id, marker: marker.id }, 'marker added')
    return { ...succeed(pinAddMessages.added), marker }
  })

  serve(app, editPinMarker, async ({ id, title }, { user, log }) => {
    const marker = await pins.rename(id, title)
    if (!marker) throw notFound(pinMessages.notFound)
    log.info({ by: user.id, marker: id }, 'marker renamed')
    return { ...succeed(pinAddMessages.renamed), marker }
  })

  serve(app, deletePinMarker, async ({ id }, { user, log }) => {
    if (!(await pins.delete(id))) throw notFound(pinMessages.notFound)
    log.info({ by: user.id, marker: id }, 'marker deleted')
    return succeed(pinMessages.deleted)
  })
}
