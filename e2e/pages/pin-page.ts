import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { uploadPicture } from '#contract/catalog/picture.ts'
import { addPinMarker } from '#contract/map/pin.ts'
import { callApi, type Person } from '../support/people.ts'

export const pinMap = (map: string) => `/dashboard?view=pin_map&map=${map}`

export const VIDEO = 'https://youtu.be/M7lc1UVf-VE?t=1m30s'
export const PLAYER = 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE?start=90'

export const PICTURE = {
  name: 'spot.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 640, height: 360, channels: 3, background: '#3d6b8f' } })
    .png()
    .toBuffer(),
}

export const onMap = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Markers on the map' }).getByRole('button', { name })
export const inList = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Markers', exact: true })
    .getByRole('button', { name: new RegExp(`^${name}`) })

/** A picture at C4, a video at H8, and both so close to each other at F6 that they share a marker. */
export async function pinFour(address: string, { token }: Person, map: string) {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(PICTURE.buffer)], PICTURE.name))
  const answer = await fetch(address + uploadPicture.path, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  })
  const { fileName } = uploadPicture.output.parse(await answer.json())
  const add = async (pin: object) => {
    const body = { map, ...pin }
    const added = await callApi(address, 'POST', addPinMarker.path, { token, body })
    return addPinMarker.output.parse(added.body).marker
  }
  const picture = { type: 'picture', imageUrl: `/api/file/${fileName}` }
  const video = { type: 'video', youtubeLink: VIDEO }
  await add({ x: 50, y: 50, ...picture })
  await add({ x: 51, y: 51, ...video })
  return {
    picture: await add({ x: 22, y: 30, ...picture }),
    video: await add({ x: 75, y: 75, ...video }),
  }
}
