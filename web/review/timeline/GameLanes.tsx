import { Flag } from 'lucide-react'
import { memo, useMemo } from 'react'
import { reviewMessages as texts } from '#contract/review/review.texts.ts'
import { clockText } from '#domain/base/clock-text.ts'
import type { Replay } from '#domain/live-match/replay/replay.ts'
import { fightOutcome, type TeamFight } from '#domain/review/team-fights.ts'
import { killSteps, percentAt } from '#domain/review/timeline.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { nameOfTeam } from '../team-look.ts'
import { Lane, LaneItem } from './Lane.tsx'
import styles from './Timeline.module.css'

interface GameLanesProps {
  replay: Replay
  fights: readonly TeamFight[]
  team: number
  isOwn: boolean
  legends: readonly string[]
  from: number
  to: number
  onSeek: (at: number) => void
}

/** What happened: rings, kills of the lobby, and the game of one team. Not drawn again while the game plays. */
export const GameLanes = memo((props: GameLanesProps) => {
  const { replay, fights, team, isOwn, legends, from, to, onSeek } = props
  const window = { from, to }
  const steps = useMemo(() => killSteps(replay), [replay])
  const most = Math.max(1, ...steps.map(({ kills }) => kills))
  const shown = replay.teams[team]
  const share = (at: number) => percentAt(window, at)
  const isShown = (start: number, end = start) => end >= from && start <= to

  return (
    <>
      <Lane label={texts.rings} lane="rings">
        {replay.rings
          .filter(({ at, closesInS }) => isShown(at, at + closesInS))
          .map(({ number, at, closesInS }, index) => (
            <LaneItem
              key={number}
              left={share(at)}
              width={share(at + closesInS) - share(at)}
              label={texts.ringAt(number, clockText(at))}
              tone="ring"
              isFirst={index === 0}
              onPress={() => onSeek(at)}
            >
              {texts.ring(number)}
            </LaneItem>
          ))}
      </Lane>
      <Lane label={texts.lobbyKills} lane="kills">
        {steps
          .filter((step) => isShown(step.from))
          .map(({ from: at, kills }, index) => (
            <LaneItem
              key={at}
              left={share(at)}
              label={texts.killsAt(kills, clockText(at))}
              tone="kills"
              isFirst={index === 0}
              onPress={() => onSeek(at)}
            >
              <span className={styles.bar} style={{ blockSize: `${(100 * kills) / most}%` }} />
            </LaneItem>
          ))}
      </Lane>
      <Lane label={isOwn || !shown ? texts.ourGame : nameOfTeam(shown)} lane="game">
        {from === 0 && (legends.length > 0 || shown?.landing) ? (
          <LaneItem
            left={0}
            label={texts.landingAt(shown?.landing?.poi ?? null)}
            tone="start"
            isFirst
            onPress={() => onSeek(0)}
          >
            {legends.map((legend) => (
              <LegendEmblem key={legend} legend={legend} size={16} />
            ))}
            {shown?.landing ? (
              <>
                <Flag aria-hidden="true" />
                {texts.landing(shown.landing.poi)}
              </>
            ) : null}
          </LaneItem>
        ) : null}
        {fights
          .filter((fight) => isShown(fight.from, fight.to))
          .map((fight, index) => (
            <LaneItem
              key={fight.from}
              left={share(fight.from)}
              width={share(fight.to) - share(fight.from)}
              label={texts.fightAt(fight, fightOutcome(fight), clockText(fight.from))}
              tone={fightOutcome(fight)}
              isFirst={index === 0 && from > 0}
              onPress={() => onSeek(fight.from)}
            >
              <FightText
                fight={fight}
                left={share(fight.from)}
                right={share(fight.to)}
                next={share(fights[fights.indexOf(fight) + 1]?.from ?? Infinity)}
              />
            </LaneItem>
          ))}
      </Lane>
    </>
  )
})

/** In percent of the lane: about what the longest text takes. */
const TEXT_WIDTH = 9

/** Only where it doesn't run into the next fight; before the block at the end of the lane. */
function FightText({
  fight,
  left,
  right,
  next,
}: {
  fight: TeamFight
  left: number
  right: number
  next: number
}) {
  const isAtEnd = right > 100 - TEXT_WIDTH
  if (!isAtEnd && next - right < TEXT_WIDTH) return null
  return (
    <span className={styles.fightText} data-before={(isAtEnd && left > TEXT_WIDTH) || undefined}>
      {texts.fight(fight)}
    </span>
  )
}
