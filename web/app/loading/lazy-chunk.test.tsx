import { Suspense, type ComponentType } from 'react'
import { renderToReadableStream, renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { ChunkError, lazyChunk, type LoadChunk } from './lazy-chunk.ts'

afterEach(() => vi.useRealTimers())

const show = (load: LoadChunk) => render(lazyChunk(load))

/** Renders a chunk: its text, or the error it fails with. */
async function render(Chunk: ComponentType) {
  const errors: unknown[] = []
  const stream = await renderToReadableStream(
    <Suspense fallback="loading">
      <Chunk />
    </Suspense>,
    { onError: (error) => void errors.push(error) },
  )
  await stream.allReady
  return { html: await new Response(stream).text(), errors }
}

test('a chunk is shown once it is there', async () => {
  const { html, errors } = await show(async () => () => <p>The draft</p>)
  expect(html).toContain('The draft')
  expect(errors).toEqual([])
})

test('a chunk that was loaded before is shown at once, and one that failed is tried again', async () => {
  let loads = 0
  const Chunk = lazyChunk(async () => {
    loads += 1
    if (loads === 1) throw new TypeError('Failed to fetch')
    return () => <p>The draft</p>
  })
  await Chunk.preload()
  await Chunk.preload()
  expect(renderToString(<Chunk />)).toBe('<p>The draft</p>')
  expect(loads).toBe(2)
})

test('a chunk that does not arrive fails with an error that can be recognized', async () => {
  const { errors } = await show(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(errors).toHaveLength(1)
  expect(errors[0]).toBeInstanceOf(ChunkError)
})

test('a chunk that failed is loaded again once its failure is forgotten', async () => {
  let isOutage = true
  const Chunk = lazyChunk(async () => {
    if (isOutage) throw new TypeError('Failed to fetch')
    return () => <p>The draft</p>
  })
  const [error] = (await render(Chunk)).errors
  isOutage = false
  expect((await render(Chunk)).errors).toEqual([error])
  if (error instanceof ChunkError) error.forget()
  expect((await render(Chunk)).html).toContain('The draft')
})

test('a chunk that takes longer than two minutes counts as failed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const shown = show(() => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(120_000)
  const { errors } = await shown
  expect(errors[0]).toBeInstanceOf(ChunkError)
})
