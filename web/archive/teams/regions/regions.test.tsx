import { expect, test } from 'vitest'
import { teamRegionMessages as texts } from '#contract/archive/team-region.texts.ts'
import type { TeamRow } from '#contract/archive/team-admin.ts'
import type { MissingRegion } from '#contract/archive/team-region.ts'
import { renderText } from '../../../shared/ui/test-render.tsx'
import { matchPastedRegions } from './pasted-rows.ts'
import { RegionPanel } from './RegionPanel.tsx'

const team = (id: number, name: string, spellings: string[] = []): TeamRow => ({
  id,
  name,
  spellings,
  region: null,
  games: 1,
})
const missing = (id: number, name: string, season = 2026): MissingRegion => ({
  team: id,
  name,
  season,
  games: 3,
  suggestion: null,
})

const panel = (rows: readonly MissingRegion[], change = {}) =>
  renderText(<RegionPanel />, {
    answers: [
      [['missing-regions'], { missing: rows, total: rows.length, lastChange: null, ...change }],
    ],
  })

test('a suggestion says why, and a list without any says so', () => {
  const suggestion = { region: 'EMEA' as const, seasons: 4, of: 5 }
  const text = panel([{ ...missing(1, 'Reed'), suggestion }, missing(2, 'Fjord')])
  expect(text).toContain('Reed 2026, 3 games')
  expect(text).toContain('EMEA in 4 of 5 other seasons')
  expect(text).toContain('Set regions of 1 season')
  expect(text).not.toContain('Fjord')
  expect(panel([missing(2, 'Fjord')])).toContain(texts.noSuggestions)
})

test('without missing regions the panel says so, and still offers the undo', () => {
  const lastChange = { id: 1, by: 'mika', at: 0, counts: [{ region: 'NA', seasons: 2 }] }
  const text = panel([], { lastChange })
  expect(text).toContain(texts.none)
  expect(text).toContain('NA for 2 seasons')
  expect(text).toContain(texts.undo)
})

test('a cut list says so', () => {
  expect(panel([missing(1, 'Reed')], { total: 3000 })).toContain(texts.cut(1))
})

test('a pasted list gives its teams regions, by any spelling, and names the others', () => {
  const teams = [team(1, 'Reed', ['REED 2']), team(2, 'Fjord'), team(3, 'Owls')]
  const rows = [missing(1, 'Reed'), missing(1, 'Reed', 2025), missing(2, 'Fjord')]
  const found = matchPastedRegions('reed 2, NA\nFjord\nOwls\nNobody', teams, {
    missing: rows,
    fallback: 'EMEA',
  })
  expect(found.rows.map(({ name, season, region }) => `${name} ${season} ${region}`)).toEqual([
    'Reed 2026 NA',
    'Reed 2025 NA',
    'Fjord 2026 EMEA',
  ])
  expect([found.unknown, found.known]).toEqual([['Nobody'], ['Owls']])
})
