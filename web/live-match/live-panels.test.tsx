import { afterEach, expect, test } from 'vitest'
import { livePageMessages as texts } from '#contract/live-match/live-page.texts.ts'
import { testView, viewedTeam } from '#domain/live-match/view/test-view.ts'
import { ringsQuery } from '../shared/queries/rings.queries.ts'
import { asUser, MIKA } from '../shared/draft/test-draft.ts'
import { endSession, startSession } from '../shared/session/session-store.ts'
import { attributesOf, renderHtml, renderText } from '../shared/ui/test-render.tsx'
import { KeepGame } from './KeepGame.tsx'
import { LiveActions } from './LiveActions.tsx'
import { liveGameQuery } from './live-game.queries.ts'
import { LiveMap } from './LiveMap.tsx'
import { LiveLobby } from './lobby/LiveLobby.tsx'

afterEach(() => endSession('failed-login'))

const keep = (change: Parameters<typeof testView>[0], kept?: [boolean, boolean]) => {
  const view = testView(change)
  const [isKept, isArchived] = kept ?? []
  return renderText(<KeepGame view={view} />, {
    answers: kept
      ? [[liveGameQuery(view.feed, view.startedAt ?? 0).queryKey, { isKept, isArchived }]]
      : [],
  })
}

test('the foot says what becomes of the game', () => {
  expect(keep({}, [true, false])).toBe(texts.archived)
  expect(keep({ phase: 'over' }, [true, false])).toBe(texts.archivedSoon)
  expect(keep({ phase: 'over' }, [true, true])).toBe(texts.inArchive)
  expect(keep({}, [false, false])).toBe(texts.notKept)
  expect(keep({ isSimulated: true })).toBe(texts.notArchived)
  // Finding L7.
  expect(keep({ isLate: true })).toBe(texts.late)
  // Finding L3.
  expect(keep({ phase: 'stopped' }, [true, false])).toBe(texts.stoppedText)
  // Before the start there is nothing to decide.
  expect(keep({ startedAt: null })).toBe(texts.archived)
})

test('only editors decide, once the decision so far is known', () => {
  startSession('token', asUser(MIKA))
  expect(keep({}, [true, false])).not.toContain(texts.doNotKeep)
  startSession('token', { ...asUser(MIKA), role: 'editor' })
  expect(keep({}, [true, false])).toContain(texts.doNotKeep)
  // Finding L4.
  expect(keep({ phase: 'playing' }, [true, false])).toContain(texts.endAndSave)
  expect(keep({ phase: 'over' }, [true, true])).not.toContain(texts.endAndSave)
  expect(keep({}, [false, false])).toContain(texts.keepAfterAll)
  expect(keep({})).not.toContain(texts.doNotKeep)
})

const ring = (number: number, startS: number, endS: number, x: number, radius: number) => ({
  number,
  startS,
  endS,
  x,
  y: 50,
  radius,
})

const map = (change: Parameters<typeof testView>[0], clockS: number | null = 100) =>
  renderHtml(
    <LiveMap view={testView(change)} clockS={clockS} ownSlot={3} isOpen onToggle={() => {}} />,
  )

const circles = (html: string) =>
  Array.from(
    html.matchAll(/<circle[^>]*cx="([\d.]+)" cy="([\d.]+)" r="([\d.]+)"/g),
    ([, x, y, r]) => `${x} ${y} ${r}`,
  )

test('the ring is where it is now, with the one it closes to', () => {
  const rings = [ring(1, 0, 60, 40, 30), ring(2, 90, 110, 60, 10)]
  // Half of the way from the first to the second.
  expect(circles(map({ rings })).slice(0, 2)).toEqual(['50 50 20', '60 50 10'])
  // Closed: there is no next one.
  expect(circles(map({ rings }, 120)).slice(0, 2)).toEqual(['60 50 10', '10 20 1.1'])
})

test('before the first ring has closed only its end is drawn', () => {
  expect(circles(map({ rings: [ring(1, 90, 110, 60, 10)] }))[0]).toBe('60 50 10')
  expect(circles(map({}))).toEqual(['10 20 1.1', '30 40 1.1'])
})

test('landings are counted and named, and our team has its name on the map', () => {
  const html = map({
    teams: [
      viewedTeam(2, { landing: { x: 5, y: 6, poi: 'Barometer' } }),
      viewedTeam(3, { landing: { x: 7, y: 8, poi: null } }),
      viewedTeam(4),
    ],
  })
  expect(html).toContain(texts.landed(2, 3))
  expect(html).toContain(texts.atPoi('Team 2', 'Barometer'))
  expect(html).not.toContain('Team 3:')
  // Above where it was last seen.
  expect(html).toContain('x="30" y="37">Team 3<')
})

test('dots have the name of their team and lead to its tile', () => {
  const html = map({})
  expect(html).toContain('<title>Team 2</title>')
  expect(attributesOf(html, 'href').slice(-2)).toEqual(['#live-team-2', '#live-team-3'])
  const tiles = renderHtml(<LiveLobby view={testView()} ownSlot={null} isHit={() => null} />)
  expect(attributesOf(tiles, 'id')).toContain('live-team-2')
})

test('the likely ring 3 is drawn from ring 1 on, until the game shows it', () => {
  const past = { playedAt: null, game: null, centers: [4096, 4096, 8192, 8192, 8192, 8192] }
  const answers = [[ringsQuery('stormpoint').queryKey, { games: [past] }]] as const
  const text = (...numbers: number[]) =>
    renderText(
      <LiveMap
        view={testView({ rings: numbers.map((number) => ring(number, 0, 60, 40, 30)) })}
        clockS={100}
        ownSlot={null}
        isOpen
        onToggle={() => {}}
      />,
      { answers },
    )
  expect(text()).not.toContain(texts.likelyRing)
  expect(text(1)).toContain(texts.likelyRing)
  expect(text(1, 2)).toContain(texts.likelyRing)
  expect(text(1, 2, 3)).not.toContain(texts.likelyRing)
})

test('a map that is unknown or not calibrated says so', () => {
  expect(map({ map: null })).toContain(texts.unknownMap)
  expect(map({ spots: [] })).toContain('calibrated')
  const closed = (
    <LiveMap view={testView()} clockS={null} ownSlot={null} isOpen={false} onToggle={() => {}} />
  )
  expect(renderText(closed)).toBe(`${texts.map} ${texts.showMap}`)
})

test('tiles start in the order of the series and count who has locked in', () => {
  const open = viewedTeam(4, { seriesPoints: 20 })
  const view = testView({
    teams: [
      viewedTeam(2, { seriesPoints: 5, gamePoints: 30, rank: 1 }),
      viewedTeam(3, { seriesPoints: 12, rank: 3 }),
      { ...open, rank: 2, players: open.players.map((player) => ({ ...player, legend: null })) },
    ],
  })
  const text = renderText(<LiveLobby view={view} ownSlot={3} isHit={() => null} />)
  expect(text).toContain(texts.lockedIn(2, 3))
  // Points of this game don't move a tile.
  expect(text.match(/Team \d/g)).toEqual(['Team 4', 'Team 3', 'Team 2'])
  expect(text).toContain(`3 Team 3 ${texts.you} 12`)
})

test('the lobby opens in the Regular View with its teams, bans, game, map and series', () => {
  const html = renderHtml(<LiveActions view={testView()} canSetUp={false} />)
  const [link = ''] = attributesOf(html, 'href')
  expect(Object.fromEntries(new URLSearchParams(link.split('?')[1]))).toEqual({
    teams: 'Team 2,Team 3',
    ban: 'alter',
    game: '4',
    map: 'stormpoint',
    series: '7',
  })
})

const actions = (view: ReturnType<typeof testView> | null, canSetUp: boolean) =>
  renderText(<LiveActions view={view} canSetUp={canSetUp} />)

test('a simulated match is offered to administrators, and never beside a real one', () => {
  expect(actions(null, true)).toContain(texts.simulate)
  expect(actions(null, false)).not.toContain(texts.simulate)
  expect(actions(testView(), true)).not.toContain(texts.simulate)
  expect(actions(testView({ isSimulated: true }), true)).toContain(texts.stopSimulation)
})
