import { expect, test } from 'vitest'
import { pinAddMessages as texts } from '#contract/map/pin.texts.ts'
import { ApiError } from '../../shared/api/api.ts'
import { AddFault, createPinAdder, type PinContent, type PinFields } from './pin-adder.ts'

const picture = (name: string) => new File(['png'], name)

const next = (results: (string | Error)[]) => {
  const result = results.shift() ?? 'nothing left'
  if (result instanceof Error) throw result
  return result
}

/** Each step answers with the next of its results; an error is a step that fails. */
function openAdder(uploads: (string | Error)[], adds: (string | Error)[]) {
  const log: string[] = []
  const stored: PinFields[] = []
  let isWanted = true
  const adder = createPinAdder({
    upload: async ({ name }) => {
      log.push(`upload ${name}`)
      return next(uploads)
    },
    add: async (fields) => {
      log.push('add')
      stored.push(fields)
      return next(adds)
    },
  })
  const add = (content: PinContent) => adder(content, () => isWanted)
  return { add, log, stored, close: () => void (isWanted = false) }
}

const faultOf = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => (error instanceof AddFault ? `${error.step}: ${error.message}` : error),
  )

test('a picture is uploaded and then pinned, a video needs no upload', async () => {
  const { add, log, stored } = openAdder(['/p/1.png'], ['marker 1', 'marker 2'])
  expect(await add({ type: 'picture', title: 'Zip', file: picture('a.png') })).toBe('marker 1')
  expect(await add({ type: 'video', title: '', link: 'https://youtu.be/x' })).toBe('marker 2')
  expect(log).toEqual(['upload a.png', 'add', 'add'])
  expect(stored).toEqual([
    { title: 'Zip', type: 'picture', imageUrl: '/p/1.png', youtubeLink: null },
    { title: '', type: 'video', imageUrl: null, youtubeLink: 'https://youtu.be/x' },
  ])
})

test('a retry after the second step failed does not upload the picture again', async () => {
  const away = new ApiError(503, 'unavailable', 'Try again later.')
  const { add, log } = openAdder(['/p/1.png', '/p/2.png'], [away, 'marker', 'marker'])
  const file = picture('a.png')
  const content = { type: 'picture', title: '', file } as const
  expect(await faultOf(add(content))).toBe(`${texts.failed}: Try again later.`)
  expect(await add(content)).toBe('marker')
  expect(log).toEqual(['upload a.png', 'add', 'add'])
  // Another file of the same name is another picture.
  await add({ ...content, file: picture('a.png') })
  expect(log.slice(3)).toEqual(['upload a.png', 'add'])
})

test('a failed upload says so, stores no marker and is tried again', async () => {
  const tooLarge = new ApiError(413, 'too_large', 'The picture is too large.')
  const { add, log } = openAdder([tooLarge, '/p/1.png'], ['marker'])
  const content = { type: 'picture', title: '', file: picture('a.png') } as const
  expect(await faultOf(add(content))).toBe(`${texts.uploadFailed}: The picture is too large.`)
  expect(await add(content)).toBe('marker')
  expect(log).toEqual(['upload a.png', 'upload a.png', 'add'])
})

test('an answer without a picture has a reason of its own', async () => {
  const { add } = openAdder([new ApiError(200, 'invalid_response', 'Unexpected answer')], [])
  expect(await faultOf(add({ type: 'picture', title: '', file: picture('a.png') }))).toBe(
    `${texts.uploadFailed}: ${texts.uploadRefused}`,
  )
})

test('a dialog that is closed during the upload adds no marker', async () => {
  const { add, log, close } = openAdder(['/p/1.png'], ['marker'])
  const adding = add({ type: 'picture', title: '', file: picture('a.png') })
  close()
  expect(await adding).toBeNull()
  expect(log).toEqual(['upload a.png'])
})

test('a picture that the server has deleted since is uploaded again', async () => {
  const gone = new ApiError(400, 'picture_gone', texts.pictureGone)
  const { add, log } = openAdder(['/p/1.png', '/p/2.png'], [gone, 'marker'])
  const content = { type: 'picture', title: '', file: picture('a.png') } as const
  expect(await faultOf(add(content))).toBe(`${texts.failed}: ${texts.pictureGone}`)
  expect(await add(content)).toBe('marker')
  expect(log).toEqual(['upload a.png', 'add', 'upload a.png', 'add'])
})
