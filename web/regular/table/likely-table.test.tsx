import { beforeAll, expect, test } from 'vitest'
import { forecastMessages as texts } from '#contract/forecast/forecast.texts.ts'
import { rankingMessages } from '#contract/regular/ranking.texts.ts'
import { likelyComps } from '#domain/regular/ranking.ts'
import { attributesOf, htmlText, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { forecastComp, teamForecast, testForecast } from '../../shared/forecast/test-forecast.ts'
import type { RankedTeam } from '../likely/use-ranking.ts'
import { LikelyCards } from './LikelyCards.tsx'
import { LikelyPanel } from './LikelyPanel.tsx'
import { LikelyTable } from './LikelyTable.tsx'
import { preloadWeighted } from './LikelyTableRow.tsx'
import { BY_PLACE, joinTeams, lastGameOf, sortTeams } from './table-team.ts'
import type { Columns } from './use-columns.ts'

beforeAll(preloadWeighted)

const NOW = Date.UTC(2026, 10, 16)

const played = (comp: string[]) => ({
  comp,
  games: 4,
  avg_points: 5,
  points: { n: 4, sum: 20, sumOfSquares: 120 },
  game_orders: [1],
  banned_with: [],
  last_played: NOW / 1000,
  is_available: true,
})

const ranked = (team: string, comps: string[][] = [['Ash', 'Fuse', 'Loba']]): RankedTeam => ({
  ...likelyComps({ team, comps: comps.map(played) }, [], NOW),
  games: 4 * comps.length,
  bans: [],
})

const LIKELY = [ranked('Alliance'), ranked('Fjord'), ranked('Nova', [])]
const FORECAST = testForecast({
  teams: [
    teamForecast('fjord', {
      last: { comp: ['Ash', 'Fuse', 'Loba'], placement: 4, game: 3 },
      comps: [forecastComp(['Crypto', 'MadMaggie', 'Newcastle'], 0.71)],
    }),
    teamForecast('Alliance', { last: { comp: ['Ash', 'Fuse', 'Loba'], placement: 9, game: 3 } }),
    teamForecast('Nova', { games: 0, knowledge: 'field', last: null }),
  ],
})

const join = (
  forecast: typeof FORECAST | undefined = FORECAST,
  known: string[] = [],
  own: string | null = null,
) =>
  joinTeams({
    likely: LIKELY,
    later: LIKELY,
    forecast,
    laterForecast: forecast,
    known: known.length > 0 ? [{ team: 'Fjord', legends: known }] : [],
    own,
  })

const table = (columns: Columns, teams = join(), bans: string[] = [], hasFailed = false) =>
  renderHtml(
    <LikelyTable
      teams={sortTeams(teams, BY_PLACE)}
      columns={columns}
      bans={bans}
      lastGame={3}
      played={null}
      hasFailed={hasFailed}
      sort={BY_PLACE}
      onSort={() => {}}
      onOpen={() => {}}
    />,
  )

const rowsOf = (html: string) => html.split('<tr').slice(2).map(htmlText)

test('teams are sorted by their place in the last game, those without one last', () => {
  expect(sortTeams(join(), BY_PLACE).map(({ ranked: { team } }) => team)).toEqual([
    'Fjord',
    'Alliance',
    'Nova',
  ])
  expect(lastGameOf(FORECAST)).toBe(3)
  expect(lastGameOf(undefined)).toBeNull()
})

const by = (column: string, direction: 'asc' | 'desc') =>
  sortTeams(join(), { column, direction }).map(({ ranked: { team } }) => team.at(0))

test('teams can be sorted by chance, name and games too', () => {
  // 71, 63 and 63 percent; 4, 4 and 0 games.
  expect(by('chance', 'desc')).toEqual(['F', 'A', 'N'])
  expect(by('team', 'desc')).toEqual(['N', 'F', 'A'])
  expect(by('games', 'asc')).toEqual(['N', 'A', 'F'])
})

const heads = (columns: Columns) => htmlText(table(columns).split('<tbody')[0] ?? '')

test('forecast and weighting have columns of their own', () => {
  expect(heads('both')).toContain(texts.forecast)
  expect(heads('both')).toContain(texts.weightedAll)
  expect(heads('forecast')).not.toContain('Weighted')
  expect(heads('weighted')).not.toContain(texts.forecast)
})

test('a row has the last game, the forecast with its chance and the weighted share', () => {
  const [fjord = ''] = rowsOf(table('both'))
  expect(fjord).toContain('#4')
  expect(fjord).toContain('Maggie Crypto Newc 71%')
  expect(rowsOf(table('weighted'))[0]).toContain('Ash Fuse Loba 100%')
})

test('the forecast is filled to its chance, and = marks the composition of the last game', () => {
  const html = table('forecast')
  // 0.634 is 63 percent.
  expect(attributesOf(html, 'style')).toContain('background-size:63% 100%')
  expect(attributesOf(html, 'aria-label')).toContain(texts.same)
})

test('screen readers get full names, and banned legends are named as such', () => {
  const labels = attributesOf(table('forecast', join(), ['crypto']), 'aria-label')
  expect(labels).toContain('Mad Maggie, Crypto (banned), Newcastle')
})

test('a team without games has a forecast of the field', () => {
  const nova = rowsOf(table('both')).at(-1)
  expect(nova).toContain(texts.fieldTag)
  expect(nova).toContain(texts.noGames)
  expect(nova).toContain('63%')
})

test('known picks are marked in the row', () => {
  expect(attributesOf(table('both', join(FORECAST, ['ash'])), 'aria-label')).toContain(texts.locked)
})

test('the weighted columns stand while the forecast loads or has failed', () => {
  const failed = rowsOf(table('both', joinTeamsWithout(), [], true))[0]
  expect(failed).toContain(texts.unknown)
  expect(failed).toContain('100%')
  const waiting = rowsOf(table('both', joinTeamsWithout()))[0]
  expect(waiting).not.toContain(texts.unknown)
  expect(waiting).toContain('100%')
})

const joinTeamsWithout = () =>
  joinTeams({
    likely: LIKELY,
    later: LIKELY,
    forecast: undefined,
    laterForecast: undefined,
    known: [],
    own: null,
  })

test('the weighted columns have games, points and markers on a second line', () => {
  expect(rowsOf(table('weighted'))[0]).toContain(
    `${rankingMessages.times(4)} ${rankingMessages.points('5.0')} G1`,
  )
})

test('on phones a card shows the forecast, and what else there is after a tap', () => {
  const text = renderText(
    <LikelyCards teams={join()} bans={[]} hasFailed={false} onOpen={() => {}} />,
  )
  expect(text).toContain('Fjord #4 Ash Fuse Loba Maggie Crypto Newc 71%')
  expect(text).not.toContain(texts.weighted)
})

test("the user's team is marked", () => {
  const marked = (teams: ReturnType<typeof join>) =>
    table('forecast', teams).match(/data-own/g)?.length ?? 0
  expect(marked(join(FORECAST, [], 'fjord'))).toBe(1)
  expect(marked(join())).toBe(0)
})

const panel = (likely: RankedTeam[]) =>
  renderText(
    <LikelyPanel
      played={null}
      ranking={{
        hasTeams: true,
        error: null,
        waiting: 0,
        isFetching: false,
        retry: () => {},
        loaded: [],
        likely,
        later: likely,
        top: [],
        legends: [],
      }}
      forecast={{ data: undefined, hasFailed: false, isFetching: false, retry: () => {} }}
      columns="forecast"
      onColumnsChange={() => {}}
      bans={[]}
      known={[]}
      own={null}
      game={1}
      onKnownChange={() => {}}
    />,
  )

// Finding W1.
test('if none of the selected teams has games, the panel says so', () => {
  const none = { ...ranked('Nova', []), games: 0 }
  expect(panel([none, none])).toContain(rankingMessages.noComps)
  expect(panel([none, ranked('Fjord')])).not.toContain(rankingMessages.noComps)
})
