import { expect, test } from 'vitest'
import { pinMessages as texts } from '#contract/map/pin.texts.ts'
import type { PinMarker } from '#contract/map/pin.ts'
import { gridCell } from '#domain/map/map-position.ts'
import { attributesOf, renderHtml, renderText } from '../../../shared/ui/test-render.tsx'
import { pinName } from '../pin-name.ts'
import { PinList } from './PinList.tsx'

const pin = (id: number, type: PinMarker['type'], x = 12, y = 34, title = ''): PinMarker => ({
  id,
  map: 'stormpoint',
  title,
  x,
  y,
  type,
  imageUrl: null,
  youtubeLink: null,
})

const list = (pins: readonly PinMarker[] | undefined, canDelete = false) => (
  <PinList
    pins={pins}
    query={{ error: null, isFetching: true, refetch: () => {} }}
    shown={2}
    onShow={() => {}}
    onOpen={() => {}}
    onDelete={canDelete ? () => {} : undefined}
  />
)

test('a marker is named by its type and the cell of the map it is in', () => {
  expect(pinName(pin(1, 'video'))).toBe(texts.name('video', gridCell({ x: 12, y: 34 })))
  expect(pinName(pin(1, 'video'))).not.toBe(pinName(pin(2, 'video', 88, 34)))
})

test('a marker with a title is named by it, and the list says what it is and where', () => {
  const titled = pin(1, 'video', 12, 34, 'Zip to the roof')
  expect(pinName(titled)).toBe('Zip to the roof')
  expect(renderText(list([titled]))).toContain(
    `Zip to the roof ${texts.name('video', gridCell(titled))}`,
  )
})

test('the list is loading, empty or filled', () => {
  expect(renderText(list(undefined))).toContain(texts.loading)
  expect(renderText(list([]))).toContain(texts.empty)
  const html = renderHtml(list([pin(1, 'picture'), pin(2, 'video')]))
  expect(html.match(/<li/g)).toHaveLength(2)
  expect(html.match(/data-shown/g)).toHaveLength(1)
})

test('an empty list tells administrators how to add a marker, others that there is none', () => {
  expect(renderText(list([], true))).toContain(texts.emptyAdmin)
  expect(renderText(list([]))).toContain(texts.emptyText)
})

test('only those who manage markers can delete them', () => {
  const label = texts.delete(pinName(pin(1, 'picture')))
  const labels = (canDelete: boolean) =>
    attributesOf(renderHtml(list([pin(1, 'picture')], canDelete)), 'aria-label')
  expect(labels(true)).toContain(label)
  expect(labels(false)).not.toContain(label)
})
