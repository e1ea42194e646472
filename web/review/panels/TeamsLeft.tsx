import { replayMessages as texts } from '#contract/live-match/replay.texts.ts'
import { type SeenPlayer, teamOutAt } from '#domain/live-match/replay/position-at.ts'
import type { Replay } from '#domain/live-match/replay/replay.ts'
import { clockText } from '#domain/base/clock-text.ts'
import { useMemo } from 'react'
import { classNames } from '../../shared/ui/layout/class-names.ts'
import { Scroller } from '../../shared/ui/table/Scroller.tsx'
import tableStyles from '../../shared/ui/table/SmallTable.module.css'
import { NumberChip } from '../NumberChip.tsx'
import { nameOfTeam } from '../team-look.ts'
import styles from './TeamsLeft.module.css'

interface TeamsLeftProps {
  replay: Replay
  at: number
  seen: readonly (SeenPlayer | null)[]
  followed: number | null
  own: number | null
  onFollow: (team: number | null) => void
}

/** Who is left, and when the others were eliminated. */
export function TeamsLeft({ replay, at, seen, followed, own, onFollow }: TeamsLeftProps) {
  const { teams, players, fights } = replay
  const outs = useMemo(() => replay.teams.map((_, team) => teamOutAt(replay, team)), [replay])
  const isOut = (team: number) => (outs[team] ?? Infinity) <= at
  const left = teams.filter((_, team) => !isOut(team)).length
  const { columns } = texts

  return (
    <>
      <p className={styles.left}>{texts.teamsLeft(left)}</p>
      <Scroller label={texts.teams}>
        <table className={classNames(tableStyles.table, styles.table)}>
          <caption className="visually-hidden">{texts.teams}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.team}</th>
              <th scope="col">{columns.alive}</th>
              <th scope="col">{columns.kills}</th>
              <th scope="col">{columns.out}</th>
            </tr>
          </thead>
          <tbody>
            {teams.map((team, index) => {
              const members = players.flatMap((player, one) => (player.team === index ? [one] : []))
              const alive = members.filter((player) => seen[player]?.isAlive ?? true).length
              const kills = fights.filter(
                ({ at: when, isKill, attacker }) =>
                  isKill && when <= at && attacker !== null && members.includes(attacker),
              ).length
              const out = outs[index] ?? null
              return (
                <tr key={team.slot} data-out={isOut(index) || undefined}>
                  <th scope="row">
                    <button
                      type="button"
                      className={styles.team}
                      aria-pressed={followed === index}
                      title={texts.follow(nameOfTeam(team))}
                      onClick={() => onFollow(followed === index ? null : index)}
                    >
                      <NumberChip index={index} isOwn={index === own} />
                      {nameOfTeam(team)}
                    </button>
                  </th>
                  <td>{isOut(index) ? 0 : alive}</td>
                  <td>{kills}</td>
                  <td>
                    {out !== null && out <= at
                      ? texts.outAt(clockText(out), texts.place(team.placement))
                      : texts.stillIn}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </Scroller>
    </>
  )
}
