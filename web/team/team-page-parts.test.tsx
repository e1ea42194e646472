import { afterEach, expect, test } from 'vitest'
import { forecastMessages } from '#contract/forecast/forecast.texts.ts'
import { noteMessages } from '#contract/note/note.texts.ts'
import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import type { TeamPageData } from '#contract/team/team-page.ts'
import { teamRankingMessages as ranked } from '#contract/team/team-ranking.texts.ts'
import type { TeamRankingRow, TeamRankingAnswer } from '#contract/team/team-ranking.ts'
import { asUser, MIKA } from '../shared/draft/test-draft.ts'
import { forecastQuery } from '../shared/forecast/forecast.queries.ts'
import { forecastComp, teamForecast, testForecast } from '../shared/forecast/test-forecast.ts'
import { clubTeamsQuery } from '../shared/own-team/own-team.queries.ts'
import { EMPTY, type Lineup } from '../shared/lineup/lineup.ts'
import { compNotesQuery } from '../shared/queries/comp-notes.queries.ts'
import { newestSeriesQuery } from '../shared/queries/newest-series.queries.ts'
import { teamsQuery } from '../shared/queries/teams.queries.ts'
import { endSession, startSession } from '../shared/session/session-store.ts'
import { attributesOf, htmlText, renderHtml, renderText } from '../shared/ui/test-render.tsx'
import { CompNotesAgainst } from './CompNotesAgainst.tsx'
import { TeamForecastPanel } from './panels/TeamForecastPanel.tsx'
import { TeamChooser } from './TeamChooser.tsx'
import { TeamHead } from './TeamHead.tsx'
import { TeamPage } from './TeamPage.tsx'
import { teamRankingQuery } from './team-ranking.queries.ts'
import { teamPageQuery } from './team-page.queries.ts'

afterEach(() => endSession('failed-login'))

const NOON = Date.UTC(2026, 9, 3, 12) / 1000

const page = (change: Partial<TeamPageData> = {}): TeamPageData => ({
  team: 'Copper Owls',
  region: 'EMEA',
  spellings: ['Copper Owls', 'COPPER  OWLS', 'Owls'],
  games: 12,
  firstPlayed: NOON - 86_400,
  lastPlayed: NOON,
  counted: { games: 12, series: 2 },
  form: [],
  roster: [],
  rosters: [],
  comps: [],
  without: [],
  maps: [],
  landings: [],
  lastSeries: null,
  ...change,
})

const hrefs = (html: string) => attributesOf(html, 'href')

const rankedTeam = (team: string, change: Partial<TeamRankingRow> = {}): TeamRankingRow => ({
  team,
  region: 'NA',
  games: 30,
  points: 8,
  low: 6.5,
  high: 9.5,
  wins: 3,
  places: [2, 1, null, 15, 1, 17],
  series: [6, 10],
  comp: { legends: ['Alter', 'Crypto', 'Wattson'], games: 4, of: 30 },
  lastPlayed: NOON,
  ...change,
})

const ranking = (teams: TeamRankingRow[], change: Partial<TeamRankingAnswer> = {}) =>
  [
    teamRankingQuery(90, null).queryKey,
    { least: 20, field: 5.66, ranked: teams.length, unranked: 12, teams, ...change },
  ] as const

const chooser = (lobby: readonly string[] = []) => <TeamChooser lobby={lobby} onOpen={() => {}} />

test('teams are ranked with form and what they play, and the lobby is marked', () => {
  const html = renderHtml(chooser(['OWLS']), {
    answers: [ranking([rankedTeam('Reed', { points: 11 }), rankedTeam('Owls')])],
  })
  const text = htmlText(html)
  expect(text).toContain("points a game, moved toward the field's 5.7")
  expect(text).toMatch(/1 Reed 11\.0 6\.5–9\.5 30 3 2 1 – 15 1 17 .* 4 of 30 3 Oct 2026 NA/)
  expect(text).toContain(`2 Owls ${ranked.inLobby} 8.0`)
  expect(text).toContain('2 ranked, 12 with fewer games hidden')
  expect(attributesOf(html, 'data-place')).toEqual([
    'top5',
    'first',
    'first',
    'top5',
    'first',
    'first',
  ])
  expect(hrefs(html)[0]).toContain('team=Reed')
})

test('the own team is shown wherever it is', () => {
  const club = [clubTeamsQuery.queryKey, { teams: [], defaultTeam: 'team 60' }] as const
  const teams = Array.from({ length: 60 }, (_, index) => rankedTeam(`Team ${index + 1}`))
  const text = renderText(chooser(), { answers: [ranking(teams), club] })
  expect(text).toContain('40 Team 40')
  expect(text).not.toContain('41 Team 41')
  expect(text).toContain(`19 more teams. ${ranked.showAll(60)} 60 Team 60 ${ranked.you}`)
})

test('the teams of the lobby, or of the last series, keep their ranks, and the others are named', () => {
  const teams = ['Reed', 'Owls', 'Alliance'].map((name) => rankedTeam(name))
  const answers = [ranking(teams)]
  const text = renderText(chooser(['Owls', 'Herons']), { answers, search: 'order=lobby' })
  expect(text).toContain('2 Owls')
  expect(text).not.toContain('Reed')
  expect(text).toContain(`${ranked.notRanked} Herons`)
  const series = [{ event: 'Harbor Open', teams: ['Alliance'] }]
  const last = renderText(chooser(), {
    answers: [...answers, [newestSeriesQuery.queryKey, { series }]],
    search: 'order=lobby',
  })
  expect(last).toContain('3 Alliance')
})

test('a region, and games that no team has, are said', () => {
  const answers = [ranking([rankedTeam('Reed'), rankedTeam('Owls', { region: 'EMEA' })])]
  const text = renderText(chooser(), { answers, search: 'region=EMEA' })
  expect(text).toContain('2 Owls')
  expect(text).not.toContain('Reed')
  expect(renderText(chooser(), { answers: [ranking([])] })).toContain(ranked.none)
})

test('all teams are listed by name, and how many are left out', () => {
  const teams = Array.from({ length: 203 }, (_, index) => `Team ${index + 1}`)
  const answers = [[teamsQuery.queryKey, { teams }]] as const
  const text = renderText(chooser(), { answers, search: 'order=names' })
  expect(text).toContain(`${texts.allTeams} 203 Team 1 Team 2`)
  expect(text).toContain('Team 200')
  expect(text).not.toContain('Team 201')
  expect(text).toContain(texts.more(3))
})

test('a chooser without teams leads to the import, and one that failed can be tried again', () => {
  const empty = renderText(chooser(), { answers: [ranking([], { unranked: 0 })] })
  expect(empty).toContain(texts.none)
  expect(renderText(chooser())).toContain(ranked.loading)
  const failed = [teamRankingQuery(90, null).queryKey, new Error('away')] as const
  expect(renderText(chooser(), { answers: [failed] })).toContain(ranked.failed)
})

const head = (data: TeamPageData, lineup: Lineup, isInLobby: boolean) =>
  renderHtml(<TeamHead data={data} lineup={lineup} isInLobby={isInLobby} game={3} />)

test('the head names the region, the last day and other spellings, not another case', () => {
  const text = renderText(<TeamHead data={page()} lineup={EMPTY} isInLobby={false} game={3} />)
  expect(text).toContain('EMEA 12 games in 2 series, last played 3 Oct 2026 Also written Owls')
  expect(text).not.toContain(texts.inLobby)
  const older = page({
    region: null,
    spellings: [],
    games: 900,
    counted: { games: 300, series: 50 },
  })
  expect(renderText(<TeamHead data={older} lineup={EMPTY} isInLobby game={3} />)).toContain(
    'In your lobby 900 games, last played 3 Oct 2026. The panels count the last 300.',
  )
})

test('a team whose files have no dates was not last played in 1970', () => {
  const text = renderText(
    <TeamHead data={page({ lastPlayed: 0 })} lineup={EMPTY} isInLobby={false} game={1} />,
  )
  expect(text).toContain('12 games in 2 series Also written Owls')
})

test('the lobby opens with the team in it, once', () => {
  const lineup = { ...EMPTY, teams: ['Herons'], map: 'stormpoint' }
  const added = hrefs(head(page(), lineup, false)).at(-1) ?? ''
  expect(new URLSearchParams(added.split('?')[1]).get('teams')).toBe('Herons,Copper Owls')
  const both = { ...lineup, teams: ['Herons', 'copper owls'] }
  const same = hrefs(head(page(), both, true)).at(-1) ?? ''
  expect(new URLSearchParams(same.split('?')[1]).get('teams')).toBe('Herons,copper owls')
  expect(head(page(), lineup, false)).toContain('Game 3 on Storm Point')
})

const lobby = (change = {}) => ({
  teams: ['Copper Owls'],
  bans: [] as string[],
  game: 1,
  map: null,
  series: null,
  known: [],
  ...change,
})

const forecastText = (answer: unknown, change = {}) =>
  renderText(<TeamForecastPanel team="copper owls" lobby={lobby(change)} />, {
    answers: answer === undefined ? [] : [[forecastQuery(lobby(change)).queryKey, answer]],
  })

test('a forecast shows three compositions and what is left for all others', () => {
  const comps = [0.5, 0.2, 0.1, 0.05].map((chance, index) =>
    forecastComp(['Ash', 'Loba', ['Seer', 'Fuse', 'Crypto', 'Octane'][index] ?? ''], chance),
  )
  const text = forecastText(testForecast({ teams: [teamForecast('Copper Owls', { comps })] }))
  expect(text).toMatch(/50% .*20% .*10% Anything else 20%/)
  expect(text).not.toContain('Octane')
  const thin = teamForecast('Copper Owls', { comps: comps.slice(0, 1), games: 1 })
  const thinText = forecastText(testForecast({ teams: [thin] }), { bans: ['madmaggie'] })
  expect(thinText).toContain('Anything else 50%')
  expect(thinText).toContain(forecastMessages.fewHint(1))
  expect(thinText).toContain(texts.without)
})

test('chances that add up to more than one leave nothing for others', () => {
  const comps = [forecastComp(['Ash', 'Loba', 'Seer'], 0.7), forecastComp(['Fuse'], 0.300_001)]
  const text = forecastText(testForecast({ teams: [teamForecast('Copper Owls', { comps })] }))
  expect(text).toContain('Anything else 0%')
})

test('without a forecast the panel says whether it loads, failed or knows nothing', () => {
  expect(forecastText(undefined)).toContain(forecastMessages.loading)
  expect(forecastText(new Error('away'))).toContain(forecastMessages.failed)
  const unknown = testForecast({ teams: [teamForecast('Copper Owls', { comps: [] })] })
  expect(forecastText(unknown)).toContain(forecastMessages.unknown)
})

const pageText = (answer: unknown, lineup: Lineup = EMPTY) =>
  renderText(<TeamPage team="copper owls" lineup={lineup} />, {
    answers: answer === undefined ? [] : [[teamPageQuery('Copper Owls').queryKey, answer]],
  })

test('a page of an unknown team leads back to the list', () => {
  const text = pageText(page({ games: 0, team: 'copper owls' }))
  expect(text).toBe(
    `copper owls ${texts.noGames('copper owls')} ${texts.noGamesText} Choose a team`,
  )
  expect(pageText(undefined)).toContain(texts.loading)
  expect(pageText(new Error('away'))).toContain(texts.failed)
})

test('a page forecasts the game after the bans, up to the last a forecast can be asked for', () => {
  expect(pageText(page(), { ...EMPTY, ban: ['ash', 'loba'] })).toContain(texts.forecast(3))
  expect(pageText(page(), { ...EMPTY, ban: ['ash'], game: 7 })).toContain(texts.forecast(7))
  expect(pageText(page(), { ...EMPTY, game: 99 })).toContain(texts.forecast(30))
})

test('guests get lines to write on but no notes', () => {
  expect(pageText(page())).not.toContain(noteMessages.loading)
  startSession('token', asUser(MIKA))
  expect(pageText(page())).toContain(noteMessages.loading)
})

const compNote = (id: number, opponent: string | null) => ({
  id,
  comp: 'Ash,Fuse,Loba',
  map: null,
  opponent,
  notes: `Text ${id}.`,
  created_at: 0,
  created_by: 'mika',
  updated_at: 0,
  updated_by: null,
  version: 1,
})

test('the notes about compositions against a team are on its page, in any spelling', () => {
  const notes = [compNote(1, 'Copper  OWLS'), compNote(2, 'Herons'), compNote(3, null)]
  const answers = [[compNotesQuery.queryKey, { notes }] as const]
  const text = renderText(<CompNotesAgainst team="Copper Owls" />, { answers })
  expect(text).toContain('Compositions vs Copper Owls')
  expect(text).toContain('Text 1.')
  expect(text).not.toMatch(/Text [23]/)
  expect(renderText(<CompNotesAgainst team="Reed" />, { answers })).toBe('')
})
