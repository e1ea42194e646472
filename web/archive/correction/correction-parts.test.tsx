import { expect, test } from 'vitest'
import type { CorrectionRow, GameResult } from '#contract/archive/correction.ts'
import { correctionMessages as texts } from '#contract/archive/correction.texts.ts'
import {
  attributesOf,
  cellsOf,
  orderBy,
  renderHtml,
  renderText,
} from '../../shared/ui/test-render.tsx'
import { correctionCard, correctionColumns } from './correction-columns.tsx'
import { gameLink } from './game-link.ts'
import { findMapName } from './map-name.ts'
import { resultColumns } from './result/result-columns.tsx'

const result = (id: number, team: string, change: Partial<GameResult> = {}): GameResult => ({
  id,
  team,
  placement: null,
  kills: null,
  points: null,
  legends: [],
  poi: null,
  revision: 0,
  ...change,
})

const ALLIANCE = result(1, 'Alliance', {
  placement: 1,
  kills: 7,
  points: 19,
  legends: ['Ash', 'Fuse', 'Loba'],
  poi: 'Countdown',
})
const FJORD = result(2, 'Fjord', { placement: 12, kills: 0, points: 1 })
const NOVA = result(3, 'Nova')
const columns = resultColumns(() => {})

const CORRECTION: CorrectionRow = {
  id: 1,
  at: Date.UTC(2026, 9, 3, 12),
  by: 'mika',
  gameId: 77,
  event: 'Autumn Cup',
  number: 3,
  team: 'Alliance',
  field: 'placement',
  before: 2,
  after: 1,
}

test('a result shows what a team did, and says what is not known', () => {
  const cells = cellsOf(columns, ALLIANCE)
  expect(cells).toMatchObject({ placement: '1', kills: '7', points: '19', poi: 'Countdown' })
  const unknown = cellsOf(columns, NOVA)
  for (const id of ['placement', 'kills', 'points', 'legends', 'poi'])
    expect(unknown[id]).toBe(texts.unknown)
  expect(cellsOf(columns, FJORD)['kills']).toBe('0')
})

const order = (id: string) => orderBy(columns, [NOVA, FJORD, ALLIANCE], id, ({ team }) => team)

test('results sort by placement the best first, unknown ones last', () => {
  expect(order('placement')).toEqual(['Alliance Fjord Nova', 'Fjord Alliance Nova'])
  expect(order('kills')[0]).toBe('Alliance Fjord Nova')
})

test('the button of a result names its team', () => {
  const html = renderHtml(<>{columns.at(-1)?.cell(FJORD)}</>)
  expect(attributesOf(html, 'aria-label')).toEqual([texts.correct('Fjord')])
})

test('a correction says who changed what of which game', () => {
  expect(cellsOf(correctionColumns, CORRECTION)).toMatchObject({
    by: 'mika',
    team: 'Alliance',
    field: texts.fields.placement,
    before: '2',
    after: '1',
    game: `Autumn Cup, ${texts.gameOf(3)}`,
  })
  const html = renderHtml(
    <>{correctionColumns.find(({ id }) => id === 'game')?.cell(CORRECTION)}</>,
  )
  expect(html).toContain(`game=77`)
})

test('a correction of the whole game, by a deleted account and of legends is in words', () => {
  const bans: CorrectionRow = {
    ...CORRECTION,
    team: null,
    by: null,
    before: ['ash', 'mad_maggie'],
    after: [],
  }
  expect(cellsOf(correctionColumns, bans)).toMatchObject({
    team: texts.wholeGame,
    by: texts.deletedUser,
    before: 'Ash, Mad Maggie',
    after: texts.empty,
  })
  expect(cellsOf(correctionColumns, { ...CORRECTION, before: null })['before']).toBe(texts.unknown)
})

test('the card of a correction on phones has the same facts', () => {
  const text = renderText(correctionCard(CORRECTION))
  expect(text).toContain(`Alliance ${texts.fields.placement}: 2 → 1`)
  expect(text).toContain('mika')
})

test('a game has an address of its own, and a map its name', () => {
  expect(gameLink(77)).toBe('?tab=corrections&game=77')
  expect(findMapName('stormpoint')).toBe('Storm Point')
  expect(findMapName(null)).toBeUndefined()
})
