import { expect, test } from 'vitest'
import type { Forecast } from '#contract/forecast/forecast.ts'
import { livePageMessages as texts } from '#contract/live-match/live-page.texts.ts'
import { testView, viewedKill, viewedTeam } from '#domain/live-match/view/test-view.ts'
import { forecastQuery } from '../shared/forecast/forecast.queries.ts'
import { forecastComp, teamForecast, testForecast } from '../shared/forecast/test-forecast.ts'
import { renderText } from '../shared/ui/test-render.tsx'
import { FeedPill } from './FeedPill.tsx'
import { KillFeed } from './KillFeed.tsx'
import { LiveFacts } from './LiveFacts.tsx'
import { LiveTile } from './lobby/LiveTile.tsx'
import { NextBan } from './NextBan.tsx'
import { useLobbyForecast } from './use-lobby-forecast.ts'

const undecided = (slot: number) => {
  const team = viewedTeam(slot)
  return { ...team, players: team.players.map((player) => ({ ...player, legend: null })) }
}

const LIKELY: Forecast['nextBan'][number] = { legend: 'Fuse', chance: 0.412, expectedPicks: 7.2 }

test.each([
  [viewedTeam(2, { gamePoints: 4, seriesPoints: 31 }), null, '1 Team 2 35 points', '3 alive'],
  [viewedTeam(2, { placement: 13 }), null, '1 Team 2 0 points', texts.out(13)],
  [viewedTeam(2, { placement: 1 }), true, texts.forecastHit, texts.won],
  [viewedTeam(2, { isOnMatchPoint: true }), false, texts.matchPointTag, texts.forecastMiss],
  [undecided(2), null, texts.choosing, '0 kills'],
])('a tile shows how a team does (%#)', (team, isHit, ...want) => {
  const text = renderText(<LiveTile team={team} isOwn={false} isHit={isHit} />)
  for (const part of want) expect(text).toContain(part)
})

test('the ban is a forecast until every team has picked, then what the picks say', () => {
  const lobby = testView({ phase: 'lobby', teams: [viewedTeam(2), undecided(3)] })
  expect(renderText(<NextBan view={lobby} forecast={LIKELY} />)).toBe(
    `${texts.banForecast} Fuse 41% chance`,
  )
  expect(renderText(<NextBan view={lobby} forecast={null} />)).toContain(texts.banUnknown)
  // Finding L3.
  const stopped = { ...lobby, phase: 'stopped', ban: null } as const
  expect(renderText(<NextBan view={stopped} forecast={LIKELY} />)).toContain(texts.banNone)
  const locked = testView({ phase: 'lobby' })
  expect(renderText(<NextBan view={locked} forecast={LIKELY} />)).toBe(
    `${texts.banFact} Ash 2 of 2 teams ${texts.banTied('Wattson, Crypto')}`,
  )
  const over = testView({ phase: 'over' })
  expect(renderText(<NextBan view={over} forecast={LIKELY} />)).toBe(
    `${texts.banFinal} Ash 2 of 2 teams`,
  )
})

function Hits({ view }: { view: ReturnType<typeof testView> }) {
  const { isHit, nextBan } = useLobbyForecast(view)
  return <p>{JSON.stringify([view.teams.map(isHit), nextBan?.legend ?? null])}</p>
}

test('picks are compared with what was expected before them, in any order and spelling', () => {
  const view = testView({ teams: [viewedTeam(2), viewedTeam(3), undecided(4)] })
  const { game, map, series } = view
  const lobby = { teams: ['Team 2', 'Team 3', 'Team 4'], bans: ['alter'], game, map, series }
  const expected = testForecast({
    nextBan: [LIKELY],
    teams: [
      teamForecast('team 2', { comps: [forecastComp(['Crypto', 'Ash', 'Wattson'], 0.6)] }),
      teamForecast('Team 3', { comps: [forecastComp(['Fuse', 'Ash', 'Loba'], 0.6)] }),
      teamForecast('Team 4'),
    ],
  })
  const answers = [[forecastQuery({ ...lobby, known: [] }).queryKey, expected]] as const
  expect(renderText(<Hits view={view} />, { answers })).toBe('[[true,false,null],"Fuse"]')
})

// Finding L8.
test('the chance of the next ban uses the picks of teams that are not complete', () => {
  const players = viewedTeam(3).players.map((player, seat) =>
    seat === 0 ? player : { ...player, legend: null },
  )
  const half = viewedTeam(3, { players })
  const view = testView({ phase: 'lobby', teams: [viewedTeam(2), half, undecided(4)] })
  const { game, map, series } = view
  const known = [
    { team: 'Team 2', legends: ['ash', 'wattson', 'crypto'] },
    { team: 'Team 3', legends: ['ash'] },
  ]
  const asked = { teams: ['Team 2', 'Team 3', 'Team 4'], bans: ['alter'], game, map, series, known }
  const answers = [[forecastQuery(asked).queryKey, testForecast({ nextBan: [LIKELY] })]] as const
  expect(renderText(<Hits view={view} />, { answers })).toContain('"Fuse"')
})

test('a team that the archive does not know has nothing to be compared with', () => {
  const view = testView({ teams: [viewedTeam(2)] })
  const { game, map, series } = view
  const lobby = { teams: ['Team 2'], bans: ['alter'], game, map, series, known: [] }
  const expected = testForecast({ nextBan: [], teams: [teamForecast('Team 2', { games: 0 })] })
  const answers = [[forecastQuery(lobby).queryKey, expected]] as const
  expect(renderText(<Hits view={view} />, { answers })).toBe('[[null],null]')
})

test('the facts count who is alive and name the teams on match point', () => {
  const fallen = viewedTeam(3)
  const view = testView({
    matchPoint: { points: 60, minGames: 1 },
    teams: [
      viewedTeam(2, { isOnMatchPoint: true }),
      {
        ...fallen,
        players: fallen.players.map((player, index) => ({
          ...player,
          state: index === 0 ? ('down' as const) : ('out' as const),
        })),
      },
    ],
  })
  const text = renderText(<LiveFacts view={view} clockS={725} nextBan={null} />)
  expect(text).toContain('Game 4, Storm Point')
  expect(text).toContain('Playing 12:05')
  expect(text).toContain('Match point at 60 1 team')
  expect(
    renderText(<LiveFacts view={{ ...view, isSimulated: true }} clockS={null} nextBan={null} />),
  ).toMatch(new RegExp(`^${texts.simulatedTag} .*${texts.noClock}`))
})

const feed = (isOnlyOurs: boolean, ownSlot: number | null = 4) =>
  renderText(
    <KillFeed
      view={testView({
        teams: [viewedTeam(2), viewedTeam(3, { placement: 2 }), viewedTeam(4)],
        kills: [viewedKill(1), { ...viewedKill(2), killer: null }],
      })}
      ownSlot={ownSlot}
      isOnlyOurs={isOnlyOurs}
      onOnlyOurs={() => {}}
    />,
  )

test('kills are listed newest first, and the last one of a team that is out says so', () => {
  const text = feed(false)
  expect(text).toContain(`0:20 ${texts.byRing} R-301 Team 3 Ash 3 ${texts.teamOut} 0:10 Team 2`)
  expect(text.split(texts.teamOut)).toHaveLength(2)
  expect(feed(true)).toContain(texts.noOwnKills)
  expect(feed(false, null)).not.toContain(texts.onlyOurs)
})

const pill = (watched: Partial<Parameters<typeof FeedPill>[0]['watched']>, view = testView()) =>
  renderText(
    <FeedPill
      watched={{ views: [view], attempt: null, offsetMs: 0, ...watched }}
      view={watched.views === null ? null : view}
      onChoose={() => {}}
    />,
  )

test('the pill tells a game that sends from one that is lost, and from a lost server', () => {
  expect(pill({}, testView({ lastFrameAt: null }))).toBe('Receiving from OBS-PC-2 0.0 s behind')
  expect(pill({}, testView({ isConnected: false, lastFrameAt: null }))).toBe(texts.lost(0))
  expect(pill({}, testView({ phase: 'waiting' }))).toContain(texts.waiting)
  expect(pill({ views: null })).toBe(texts.connecting)
  // Silence is a delay only while the game is played.
  expect(pill({}, testView({ isPaused: true }))).toBe(`${texts.paused} OBS-PC-2`)
  expect(pill({}, testView({ phase: 'over' }))).toBe(texts.receiving('OBS-PC-2'))
  expect(pill({}, testView({ phase: 'lobby' }))).toBe(texts.receiving('OBS-PC-2'))
  const ended = testView({ feed: 2, name: 'OBS-PC-1', isConnected: false })
  expect(pill({ views: [testView(), ended] })).toContain('OBS-PC-2 OBS-PC-1 (ended)')
  expect(pill({ attempt: 2 })).toBe(texts.reconnecting(2, 5))
  expect(pill({ attempt: 6 })).toBe(texts.offline)
})
