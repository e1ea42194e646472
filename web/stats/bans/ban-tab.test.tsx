import { expect, test } from 'vitest'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { banStats } from '#domain/draft/ban-stats.ts'
import { ApiError } from '../../shared/api/api.ts'
import { teamsQuery } from '../../shared/queries/teams.queries.ts'
import { htmlText, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { allRegions, parseAsRegions } from '../filter/region-filter.ts'
import { countSet, useFilters } from '../filter/use-filters.ts'
import { legendBansQuery } from '../parts/stats.queries.ts'
import { useShownTeam } from '../comps/use-shown-team.ts'
import { useCompared } from '../teams/use-compared.ts'
import { BanGrid } from './BanGrid.tsx'
import { BansTab } from './BansTab.tsx'

/** Game 1 banned Ash six times and Fuse twice, game 2 Fuse four times. */
const ROWS = banStats(
  [
    { legend: 'ash', number: 1, bans: 6 },
    { legend: 'fuse', number: 1, bans: 2 },
    { legend: 'fuse', number: 2, bans: 4 },
  ],
  8,
)
const DEFAULTS = { from: null, to: null, regions: parseAsRegions.defaultValue, kind: null }

const tab = (answer: unknown, search = '') =>
  htmlText(
    renderHtml(<BansTab />, {
      search,
      answers: answer === undefined ? [] : [[legendBansQuery(DEFAULTS).queryKey, answer]],
    }),
  )

test('the tab counts legends and series, and hides rare ones on request', () => {
  const answer = { banStats: ROWS, series: 8 }
  expect(tab(answer)).toContain('Ash')
  const few = tab(
    { banStats: [...ROWS, ...banStats([{ legend: 'seer', number: 3, bans: 1 }], 8)], series: 8 },
    '?minBans=2',
  )
  expect(few).toContain(texts.hidden(texts.legends(1), texts.bansOf(2)))
  expect(tab(undefined)).toContain(texts.loadingBans)
})

test('sample data is shown if the server fails, but not if it refuses the filters', () => {
  const failed = tab(new ApiError(500, 'internal', 'Broken'))
  expect(failed).toContain(texts.bansFailed('Broken'))
  expect(failed).toContain(texts.sampleText)
  const refused = tab(new ApiError(400, 'invalid', 'The period is empty'))
  expect(refused).toContain(texts.bansFailed('The period is empty'))
  expect(refused).not.toContain(texts.sampleText)
})

test('shares are those of all bans of the game, and few bans are not shaded', () => {
  const html = renderHtml(<BanGrid rows={ROWS} all={ROWS} isSample={false} />)
  const text = htmlText(html)
  // Ash: 6 of 8 bans of game 1, none of the 4 of game 2. Fuse: 2 of 8 and 4 of 4.
  expect(text).toMatch(/Ash 75\.0% 0 Fuse 25\.0% 100\.0%/)
  // The strongest shade is that of game 1 with enough bans.
  expect(Array.from(html.matchAll(/accent-mark\) ([\d.]+)%/g), ([, shade]) => shade)).toEqual([
    '34.0',
    '11.3',
  ])
  expect(html.match(/data-few="true"/g)).toHaveLength(1)
})

test('a table that hides legends does not change the shares of the others', () => {
  const [ash] = ROWS
  if (!ash) throw new Error('no row')
  expect(renderText(<BanGrid rows={[ash]} all={ROWS} isSample={false} />)).toContain('75.0%')
})

function Filters() {
  const { filters, showsAllRegions } = useFilters()
  return (
    <p>
      {JSON.stringify([
        filters.min,
        filters.minBans,
        filters.from,
        filters.regions.regions.length,
        showsAllRegions,
        countSet(filters, 'teams'),
        countSet(filters, 'bans'),
        countSet(filters, 'comps'),
      ])}
    </p>
  )
}

const filters = (search: string, teams: object | null = null) =>
  JSON.parse(
    renderText(<Filters />, {
      search,
      answers: teams ? [[teamsQuery.queryKey, teams]] : [],
    }),
  )

const ALL = allRegions().regions.length
const DEFAULT = parseAsRegions.defaultValue.regions.length

test.each([
  ['', [null, null, null, DEFAULT, false, 0, 0, 0]],
  ['?min=20&from=2026-10-01', [20, null, '2026-10-01', DEFAULT, false, 2, 1, 2]],
  ['?minBans=3', [null, 3, null, DEFAULT, false, 0, 1, 0]],
  ['?min=0&minBans=99999&from=yesterday', [null, null, null, DEFAULT, false, 0, 0, 0]],
])('the address %j sets these filters', (search, want) => {
  expect(filters(search)).toEqual(want)
})

test('an archive without teams of the default region shows all regions, which is no filter', () => {
  const apac = { teams: ['Owls'], regions: { Owls: 'APAC_N' } }
  expect(filters('', apac)).toEqual([null, null, null, ALL, true, 0, 0, 0])
  const both = { teams: ['Owls', 'Foxes'], regions: { Owls: 'APAC_N', Foxes: 'EMEA' } }
  expect(filters('', both)).toEqual([null, null, null, DEFAULT, false, 0, 0, 0])
  expect(filters('', { teams: [], regions: {} })[4]).toBe(false)
})

function Compared() {
  const { teams, placeOf } = useCompared()
  return <p>{[...teams, placeOf('owls')].join('|')}</p>
}

const compared = (list: string) =>
  renderText(<Compared />, { search: `?${new URLSearchParams({ compare: list })}` })

test('at most four teams are compared, none twice', () => {
  expect(compared('Foxes,Owls')).toBe('Foxes|Owls|1')
  expect(compared('Foxes,FOXES,A,B,C,D')).toBe('FOXES|A|B|C|-1')
  expect(renderText(<Compared />)).toBe('-1')
})

function ShownTeam({ asked }: { asked: string | null }) {
  const { team, replaced } = useShownTeam(asked)
  return <p>{`${team}: ${replaced ?? 'as asked'}`}</p>
}

const shown = (asked: string | null, teams?: readonly string[]) =>
  renderText(<ShownTeam asked={asked} />, {
    answers: teams ? [[teamsQuery.queryKey, { teams, regions: {} }]] : [],
  })

test('a team that was asked for is shown, and the default one if the archive has it', () => {
  expect(shown('Owls', ['Foxes'])).toBe('Owls: as asked')
  expect(shown(null, ['ALLIANCE', 'Foxes'])).toBe('Alliance: as asked')
  expect(shown(null)).toBe('Alliance: as asked')
})
