import { expect, test } from 'vitest'
import { savePoiPositions } from '#contract/map/poi-position.ts'
import type { MapId } from '#domain/catalog/map.ts'
import type { PoiPositions } from '#domain/map/poi-position.ts'
import { ApiError, type call } from '../../../shared/api/api.ts'
import { createStore } from '../../../shared/storage/store.ts'
import { NO_MOVES, type UserMoves, withMove } from './moves.ts'
import { createPoiEditing } from './poi-editing.ts'

const from = { x: 10, y: 10 }
const to = { x: 20, y: 20 }
const further = { x: 30, y: 30 }

/** An editor over a server that refuses the maps of `refused`. What waits for the cache runs on `drawCache`. */
function openEditor({ refused = [] as readonly MapId[], userId = 7 } = {}) {
  const store = createStore<UserMoves>({ userId: undefined, moves: NO_MOVES })
  const saved: unknown[] = []
  const cached = new Map<MapId, PoiPositions>([['edistrict', { 9: from }]])
  const later: (() => void)[] = []
  let duringSave: (() => void) | undefined
  const callApi: typeof call = async (route, input) => {
    const mapId: unknown = Object.entries(input).find(([name]) => name === 'mapId')?.[1]
    if (refused.some((map) => map === mapId)) throw new ApiError(403, 'forbidden', 'Not allowed')
    if (route.path === savePoiPositions.path) saved.push(mapId)
    duringSave?.()
    return route.output.parse({ success: true, message: 'Saved' })
  }
  const open = (id: number | undefined) =>
    createPoiEditing({
      store,
      call: callApi,
      userId: id,
      cache: {
        read: (map) => cached.get(map) ?? {},
        write: (map, positions) => void cached.set(map, positions),
        clear: () => cached.clear(),
      },
      afterCache: (run) => void later.push(run),
    })
  const editing = open(userId)
  return {
    ...editing,
    open,
    saved,
    cached,
    move: (map: MapId, id: number, position = to) =>
      editing.change(withMove(editing.moves(), map, id, { from, to: position })),
    drawCache: () => later.splice(0).forEach((run) => run()),
    whileSaving: (run: () => void) => {
      duringSave = run
    },
  }
}

test('moves of several maps are saved map by map', async () => {
  const { move, save, saved, drawCache, isSaved } = openEditor()
  move('stormpoint', 1)
  move('edistrict', 2)
  expect(isSaved()).toBe(false)
  await save()
  drawCache()
  expect(new Set(saved)).toEqual(new Set(['edistrict', 'stormpoint']))
  expect(isSaved()).toBe(true)
})

test('without moves nothing is sent', async () => {
  const { save, saved, move } = openEditor()
  move('stormpoint', 1, from)
  await save()
  expect(saved).toEqual([])
})

test('saved positions join those that the page already knew', async () => {
  const { move, save, cached } = openEditor()
  move('edistrict', 2)
  await save()
  expect(cached.get('edistrict')).toEqual({ 9: from, 2: to })
})

test('moves stay until the page has drawn the saved positions, so that nothing jumps back', async () => {
  const { move, save, moves, drawCache } = openEditor()
  move('edistrict', 2)
  await save()
  expect(moves()).toEqual({ edistrict: { 2: to } })
  drawCache()
  expect(moves()).toEqual({ edistrict: {} })
})

test('what is moved during a save is left to save', async () => {
  const { move, save, moves, drawCache, whileSaving, isSaved } = openEditor()
  move('edistrict', 2)
  whileSaving(() => {
    move('edistrict', 2, further)
    move('edistrict', 3)
  })
  await save()
  drawCache()
  expect(moves()).toEqual({ edistrict: { 2: further, 3: to } })
  expect(isSaved()).toBe(false)
})

test('a map that was saved stays saved when the next one is refused', async () => {
  const { move, save, moves, drawCache, saved } = openEditor({ refused: ['edistrict'] })
  move('stormpoint', 1)
  move('edistrict', 2)
  await expect(save()).rejects.toThrow('Not allowed')
  drawCache()
  expect(saved).toEqual(['stormpoint'])
  expect(moves()).toEqual({ stormpoint: {}, edistrict: { 2: to } })
})

test('a reset gives up the moves and what the device had stored', async () => {
  const { move, reset, moves, cached } = openEditor()
  move('edistrict', 2)
  await reset()
  expect(moves()).toEqual({})
  expect(cached.size).toBe(0)
})

test('a refused reset gives up nothing', async () => {
  const { move, reset, moves, cached } = openEditor({ refused: ['stormpoint'] })
  move('edistrict', 2)
  await expect(reset()).rejects.toThrow('Not allowed')
  expect(moves()).toEqual({ edistrict: { 2: to } })
  expect(cached.size).toBe(1)
})

test('the moves of one user are not those of the next, and come back with the first', () => {
  const { move, moves, open } = openEditor()
  move('edistrict', 2)
  expect(open(8).moves()).toEqual({})
  expect(open(undefined).moves()).toEqual({})
  expect(open(7).moves()).toEqual(moves())
})
