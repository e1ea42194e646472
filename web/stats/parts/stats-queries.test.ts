import { expect, test } from 'vitest'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { ApiError } from '../../shared/api/api.ts'
import { parseAsRegions } from '../filter/region-filter.ts'
import { countSet, type Filters } from '../filter/use-filters.ts'
import { shownTeams } from '../teams/team-rows.ts'
import { mapOf, parseAsMapChoice } from '../comps/map-choice.ts'
import { teamStat } from '../test-stats.ts'
import {
  isRefusal,
  legendBansQuery,
  queryErrorText,
  teamMatchesQuery,
  teamStatsQuery,
} from './stats.queries.ts'

const NO_FILTERS: Filters = {
  from: null,
  to: null,
  regions: parseAsRegions.defaultValue,
  kind: null,
  min: null,
  minBans: null,
}

/** At least 20 games, which the page filters by itself. */
const LEAST_20: Filters = { ...NO_FILTERS, min: 20 }

test('queries of the same filters share their answer, others do not', () => {
  const october = { ...NO_FILTERS, from: '2026-10-01' }
  expect(teamStatsQuery(october).queryKey).toEqual(teamStatsQuery({ ...october }).queryKey)
  expect(teamStatsQuery(october).queryKey).not.toEqual(teamStatsQuery(NO_FILTERS).queryKey)
  expect(teamStatsQuery(october).queryKey).not.toEqual(legendBansQuery(october).queryKey)
})

test('a minimum number of games asks the server for nothing new', () => {
  expect(teamStatsQuery(NO_FILTERS).queryKey).toEqual(teamStatsQuery(LEAST_20).queryKey)
})

test('the matches of a team are the same however it is spelled, and none without a team', () => {
  expect(teamMatchesQuery('Alliance').queryKey).toEqual(teamMatchesQuery('ALLIANCE').queryKey)
  expect(teamMatchesQuery('').enabled).toBe(false)
  expect(teamMatchesQuery('Alliance').enabled).toBe(true)
})

test('an answer that the page can not read has a text of its own', () => {
  expect(queryErrorText(new ApiError(200, 'invalid_response', 'x'))).toBe(texts.invalidData)
  expect(queryErrorText(new ApiError(503, 'away', 'The database is away'))).toBe(
    'The database is away',
  )
})

test('only a 400 says that there is no such thing to ask for', () => {
  expect(isRefusal(new ApiError(400, 'no_team', 'x'))).toBe(true)
  expect(isRefusal(new ApiError(404, 'no_team', 'x'))).toBe(false)
  expect(isRefusal(new Error('x'))).toBe(false)
})

test('the filters that are set are counted for each tab by itself', () => {
  const set = { ...NO_FILTERS, from: '2026-10-01', to: '2026-10-31', min: 5, minBans: 2 }
  expect(countSet(NO_FILTERS, 'teams')).toBe(0)
  expect(countSet(set, 'teams')).toBe(3)
  expect(countSet(set, 'bans')).toBe(3)
  expect(countSet(set, 'comps')).toBe(3)
  const regions = parseAsRegions.parse('NA')
  if (!regions) throw new Error('no regions')
  expect(countSet({ ...NO_FILTERS, regions }, 'teams')).toBe(1)
  expect(countSet({ ...NO_FILTERS, regions }, 'comps')).toBe(0)
})

test('teams with too few games are hidden and counted, a search only hides', () => {
  const rows = [
    teamStat('Alliance', { gamesPlayed: 9 }),
    teamStat('Fjörd', { gamesPlayed: 10 }),
    teamStat('Nova', { gamesPlayed: 30 }),
  ]
  const names = (least: number | null, search: string) => {
    const { shown, hidden } = shownTeams(rows, least, search)
    return [shown.map(({ teamName }) => teamName).join(), hidden]
  }
  expect(names(null, '')).toEqual(['Alliance,Fjörd,Nova', 0])
  expect(names(10, '')).toEqual(['Fjörd,Nova', 1])
  expect(names(null, ' fjord')).toEqual(['Fjörd', 0])
  expect(names(10, 'alliance')).toEqual(['', 1])
})

test('all maps are chosen unless the address names one', () => {
  expect(parseAsMapChoice.parse('stormpoint')).toBe('stormpoint')
  expect(parseAsMapChoice.parse('Olympus 2')).toBeNull()
  expect([mapOf('all'), mapOf('edistrict')]).toEqual([null, 'edistrict'])
})
