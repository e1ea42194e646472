import { expect, test } from 'vitest'
import { replayMessages as texts } from '#contract/live-match/replay.texts.ts'
import type { Replay } from '#domain/live-match/replay/replay.ts'
import { attributesOf, renderHtml, renderText } from '../../../shared/ui/test-render.tsx'
import { DistanceChart } from './DistanceChart.tsx'
import { FightPanel } from './FightPanel.tsx'
import { TeamsLeft } from './TeamsLeft.tsx'
import { ZonePanel } from './ZonePanel.tsx'

/** A path that stands still. */
const stay = (x: number) => [
  { at: 0, x, y: 50 },
  { at: 100, x, y: 50 },
]

/** Owls (one player) and a team without a name (one player), who is knocked at 40 and killed at 60. */
const REPLAY: Replay = {
  durationS: 100,
  metersPerPercent: 10,
  teams: [
    { slot: 2, name: 'Owls', placement: 1, landing: null },
    { slot: 3, name: null, placement: 2, landing: null },
  ],
  players: [
    { name: 'mika', team: 0, path: stay(80) },
    { name: 'ines', team: 1, path: stay(50) },
  ],
  rings: [{ number: 1, at: 20, x: 50, y: 50, radius: 10, closesInS: 30 }],
  fights: [
    { at: 40, isKill: false, attacker: 0, victim: 1, position: null },
    { at: 60, isKill: true, attacker: null, victim: 1, position: null },
  ],
}

const fights = (at: number) => renderText(<FightPanel replay={REPLAY} at={at} onSeek={() => {}} />)

test('fights appear when they happen, the latest first', () => {
  expect(fights(39)).toContain(texts.noFights)
  expect(fights(40)).toContain('mika (Owls) knocked ines (Team 2)')
  expect(fights(60)).toMatch(/1:00 Ring or fall killed ines \(Team 2\) .*mika/)
})

const seen = [
  { x: 80, y: 50, isAlive: true, isOld: false },
  { x: 50, y: 50, isAlive: true, isOld: false },
]
const teams = (at: number) => (
  <TeamsLeft replay={REPLAY} at={at} seen={seen} followed={0} onFollow={() => {}} />
)

test('a team is out when its last player is killed', () => {
  expect(renderText(teams(59))).toContain(texts.teamsLeft(2))
  const text = renderText(teams(60))
  expect(text).toContain(texts.teamsLeft(1))
  expect(text).toContain(texts.outAt('1:00', '#2'))
})

test('the followed team is marked', () => {
  expect(attributesOf(renderHtml(teams(0)), 'aria-pressed')).toEqual(['true', 'false'])
})

test('a team that was not seen leaves a gap in the chart', () => {
  const distances = [
    { at: 0, meters: 100 },
    { at: 25, meters: 50 },
    { at: 50, meters: null },
    { at: 75, meters: 0 },
  ]
  const html = renderHtml(
    <DistanceChart distances={distances} rings={[]} durationS={100} at={10} team="Owls" />,
  )
  // 300 units wide for 100 s, 90 high for 100 m: 25 s is 75, 50 m is 45.
  expect(attributesOf(html, 'd')[0]).toBe('M0.0 0.0L75.0 45.0M225.0 90.0')
  expect(attributesOf(html, 'aria-label')).toEqual([texts.chart('Owls', 100)])
})

const zone = (team: number, at: number) =>
  renderText(<ZonePanel replay={REPLAY} at={at} seen={seen} team={team} onTeam={() => {}} />)

test('the distance to the zone is measured from its edge', () => {
  // Owls are 30 percent from the center, 20 from the edge: 200 m.
  expect(zone(0, 30)).toContain(texts.away(200, 1))
  expect(zone(1, 30)).toContain(texts.inside(1))
  expect(zone(0, 10)).toContain(texts.noZone)
})
