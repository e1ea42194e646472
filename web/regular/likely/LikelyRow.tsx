import { memo, useId, useRef } from 'react'
import { rankingMessages as texts } from '#contract/messages/ranking.ts'
import { regularMessages as viewTexts } from '#contract/messages/regular.ts'
import { CompCell } from './CompCell.tsx'
import styles from './LikelyRow.module.css'
import { useIsInSight } from '../recommended/use-is-in-sight.ts'
import type { RankedTeam } from './use-ranking.ts'

interface LikelyRowProps {
  team: RankedTeam
  /** An older ranking, shown while the row is off screen. */
  later: RankedTeam | undefined
}

export const LikelyRow = memo(({ team, later = team }: LikelyRowProps) => {
  const row = useRef<HTMLLIElement>(null)
  const isInSight = useIsInSight(row)

  return (
    <li className={styles.row} ref={row}>
      <RowContent ranked={isInSight ? team : later} />
    </li>
  )
})

const RowContent = memo(({ ranked }: { ranked: RankedTeam }) => {
  const { team, games, likely, bans } = ranked
  const nameId = useId()
  const shownWeight = likely
    .filter(({ share }) => share !== null)
    .reduce((sum, { weight }) => sum + weight.value, 0)

  return (
    <>
      <div className={styles.team}>
        <h3 className={styles.name} id={nameId} title={team}>
          {team}
        </h3>
        <span className={styles.games}>{viewTexts.games(games)}</span>
      </div>
      {likely.length === 0 ? (
        <p className={styles.none}>{games > 0 ? texts.noTrios : texts.noComps}</p>
      ) : (
        <ol className={styles.comps} aria-labelledby={nameId}>
          {likely.map((comp, index) => (
            <CompCell key={index} comp={comp} team={team} shownWeight={shownWeight} bans={bans} />
          ))}
        </ol>
      )}
    </>
  )
})
