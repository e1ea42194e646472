import { memo, useId } from 'react'
import { regularMessages as texts } from '#contract/messages/regular.ts'
import type { CompRecord } from '#domain/comp.ts'
import type { LikelyComps } from '#domain/ranking.ts'
import { CompCell } from './CompCell.tsx'
import styles from './LikelyRow.module.css'

interface LikelyRowProps {
  likely: LikelyComps
  comps: readonly CompRecord[]
  bans: readonly string[]
}

export const LikelyRow = memo(({ likely: { team, likely }, comps, bans }: LikelyRowProps) => {
  const nameId = useId()
  const games = comps.reduce((sum, comp) => sum + comp.games, 0)
  const shownWeight = likely
    .filter(({ share }) => share !== null)
    .reduce((sum, { weight }) => sum + weight.value, 0)

  return (
    <li className={styles.row}>
      <div className={styles.team}>
        <h3 className={styles.name} id={nameId}>
          {team}
        </h3>
        <span className={styles.games}>{texts.games(games)}</span>
      </div>
      {likely.length === 0 ? (
        <p className={styles.none}>{texts.noComps}</p>
      ) : (
        <ol className={styles.comps} aria-labelledby={nameId}>
          {likely.map((comp) => (
            <CompCell
              key={comp.record.comp.join(' ')}
              comp={comp}
              team={team}
              shownWeight={shownWeight}
              bans={bans}
            />
          ))}
        </ol>
      )}
    </li>
  )
})
