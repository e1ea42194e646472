import { afterEach, expect, test } from 'vitest'
import { forecastMessages } from '#contract/forecast/forecast.texts.ts'
import { noteMessages } from '#contract/note/note.texts.ts'
import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import type { TeamPageData } from '#contract/team/team-page.ts'
import { asUser, MIKA } from '../shared/draft/test-draft.ts'
import { forecastQuery } from '../shared/forecast/forecast.queries.ts'
import { forecastComp, teamForecast, testForecast } from '../shared/forecast/test-forecast.ts'
import { EMPTY, type Lineup } from '../shared/lineup/lineup.ts'
import { compNotesQuery } from '../shared/queries/comp-notes.queries.ts'
import { newestSeriesQuery } from '../shared/queries/newest-series.queries.ts'
import { teamsQuery } from '../shared/queries/teams.queries.ts'
import { endSession, startSession } from '../shared/session/session-store.ts'
import { attributesOf, renderHtml, renderText } from '../shared/ui/test-render.tsx'
import { CompNotesAgainst } from './CompNotesAgainst.tsx'
import { TeamForecastPanel } from './panels/TeamForecastPanel.tsx'
import { TeamChooser } from './TeamChooser.tsx'
import { TeamHead } from './TeamHead.tsx'
import { TeamPage } from './TeamPage.tsx'
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
  comps: [],
  without: [],
  maps: [],
  landings: [],
  lastSeries: null,
  ...change,
})

const hrefs = (html: string) => attributesOf(html, 'href')

test('a chooser lists the lobby first, then all teams, and says how many are left out', () => {
  const teams = Array.from({ length: 203 }, (_, index) => `Team ${index + 1}`)
  const answers = [[teamsQuery.queryKey, { teams }]] as const
  const element = <TeamChooser lobby={['Herons & Co', 'Owls']} onOpen={() => {}} />
  const text = renderText(element, { answers })
  expect(text).toContain(`${texts.inLobby} 2 Herons & Co Owls ${texts.allTeams} 203 Team 1 Team 2`)
  expect(text).toContain('Team 200')
  expect(text).not.toContain('Team 201')
  expect(text).toContain(texts.more(3))
  expect(hrefs(renderHtml(element, { answers }))[0]).toContain('team=Herons+%26+Co')
})

test('without a lobby, a chooser lists the teams of the last series first', () => {
  const series = [
    { event: 'Harbor Open', teams: ['Herons', 'Owls'] },
    { event: 'Older Cup', teams: ['Reed'] },
  ]
  const text = renderText(<TeamChooser lobby={[]} onOpen={() => {}} />, {
    answers: [
      [teamsQuery.queryKey, { teams: ['Alliance', 'Herons', 'Owls', 'Reed'] }],
      [newestSeriesQuery.queryKey, { series }],
    ],
  })
  expect(text).toContain(
    `${texts.playedLast} Harbor Open Herons Owls ${texts.allTeams} 4 Alliance Herons Owls Reed`,
  )
})

test('a chooser without teams leads to the import, and one that failed can be tried again', () => {
  const chooser = <TeamChooser lobby={[]} onOpen={() => {}} />
  const empty = renderText(chooser, { answers: [[teamsQuery.queryKey, { teams: [] }]] })
  expect(empty).toContain(texts.none)
  expect(empty).not.toContain(texts.inLobby)
  expect(renderText(chooser)).toContain(texts.loadingList)
  const failed = renderText(chooser, { answers: [[teamsQuery.queryKey, new Error('away')]] })
  expect(failed).toContain(texts.listFailed)
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
