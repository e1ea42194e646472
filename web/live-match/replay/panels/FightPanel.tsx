import { replayMessages as texts } from '#contract/live-match/replay.texts.ts'
import type { Replay, ReplayFight } from '#domain/live-match/replay/replay.ts'
import { clockText } from '#domain/base/clock-text.ts'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import { nameOfTeam } from '../team-look.ts'
import styles from './FightPanel.module.css'

const SHOWN = 8

interface FightPanelProps {
  replay: Replay
  at: number
  onSeek: (at: number) => void
}

/** The latest knockdowns and kills. Their times lead back to them. */
export function FightPanel({ replay, at, onSeek }: FightPanelProps) {
  const past = replay.fights.filter((fight) => fight.at <= at)
  const latest = past.slice(-SHOWN).toReversed()

  return (
    <Panel title={texts.fights} count={past.length} dense>
      {latest.length === 0 ? <p className={styles.none}>{texts.noFights}</p> : null}
      <ol className={styles.fights}>
        {latest.map((fight, index) => (
          <li key={past.length - index} className={styles.fight}>
            <button type="button" className={styles.time} onClick={() => onSeek(fight.at)}>
              {clockText(fight.at)}
            </button>
            <span>
              {attackerOf(replay, fight)} <b>{fight.isKill ? texts.killed : texts.knocked}</b>{' '}
              {playerName(replay, fight.victim)}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

const attackerOf = (replay: Replay, { attacker }: ReplayFight) =>
  attacker === null ? texts.byRing : playerName(replay, attacker)

function playerName({ players, teams }: Replay, index: number | null): string {
  const player = index === null ? undefined : players[index]
  const team = player && teams[player.team]
  return player && team ? texts.player(player.name, nameOfTeam(team)) : texts.unknownPlayer
}
