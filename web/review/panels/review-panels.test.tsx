import { expect, test } from 'vitest'
import { replayMessages as texts } from '#contract/live-match/replay.texts.ts'
import { reviewMessages as review } from '#contract/review/review.texts.ts'
import { teamFights } from '#domain/review/team-fights.ts'
import type { Replay } from '#domain/live-match/replay/replay.ts'
import { attributesOf, renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { lineOf } from '../timeline/ZoneLane.tsx'
import { Timeline } from '../timeline/Timeline.tsx'
import { EventList } from './EventList.tsx'
import { TeamsLeft } from './TeamsLeft.tsx'

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

const events = () => renderText(<EventList replay={REPLAY} team={0} at={50} onSeek={() => {}} />)

test('knocks, kills and rings are listed in their order', () => {
  expect(events()).toMatch(
    /0:20 Ring 1 starts to close 0:40 mika \(Owls\) knocked ines \(Team 2\) 1:00 Ring or fall killed ines/,
  )
})

const seen = [
  { x: 80, y: 50, isAlive: true, isOld: false },
  { x: 50, y: 50, isAlive: true, isOld: false },
]
const teams = (at: number) => (
  <TeamsLeft replay={REPLAY} at={at} seen={seen} followed={0} own={0} onFollow={() => {}} />
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

test('a team that was not seen leaves a gap in the line', () => {
  const distances = [
    { at: 0, meters: 100 },
    { at: 25, meters: 50 },
    { at: 50, meters: null },
    { at: 75, meters: 0 },
  ]
  expect(
    lineOf(
      distances,
      (at) => 3 * at,
      (meters) => 100 - meters,
    ),
  ).toBe('M0.0 0.0L75.0 50.0M225.0 100.0')
})

const timeline = (team: number) =>
  renderHtml(
    <Timeline
      replay={REPLAY}
      fights={teamFights(REPLAY, team)}
      team={team}
      isOwn={team === 0}
      legends={['ash']}
      moments={[]}
      at={50}
      onSeek={() => {}}
    />,
  )

test('the timeline has rings, kills and fights where they were', () => {
  const html = timeline(0)
  const labels = attributesOf(html, 'title')
  expect(labels).toContain(review.ringAt(1, '0:20'))
  // At 60 of 100 seconds: in the step from 60 on.
  expect(labels).toContain(review.killsAt(1, '1:00'))
  expect(labels.find((label) => label.startsWith('Fight at 0:40'))).toContain('1 knock (even)')
  expect(html).toContain('left:40%')
  expect(attributesOf(html, 'aria-valuetext')).toEqual(['0:50 of 1:40'])
})

test('the lane of another team has its name', () => {
  expect(attributesOf(timeline(0), 'aria-label')).toContain(review.ourGame)
  expect(attributesOf(timeline(1), 'aria-label')).toContain('Team 2')
  expect(timeline(1)).toContain('1 lost, out')
})
