import { forecastMessages as texts } from '#contract/forecast/forecast.texts.ts'
import type { TeamForecast } from '#contract/forecast/forecast.ts'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { NamedTrio, type TrioLook } from '../../shared/ui/legend/NamedTrio.tsx'
import { type PastResult, rankOfPlayed } from './past-results.ts'
import styles from './LikelyTable.module.css'

interface PastCellsProps {
  played: PastResult | undefined
  forecast: TeamForecast | undefined
  look: TrioLook
}

/** What a team played in a game that the forecast was about, and how it finished. */
export function PastCells({ played, forecast, look }: PastCellsProps) {
  if (!played) return <td colSpan={2} className={styles.none} />
  const rank = forecast ? rankOfPlayed(forecast, played.comp) : undefined
  return (
    <>
      <td className={styles.quiet}>
        <div className={styles.cell}>
          <span className={styles.last}>
            <NamedTrio legends={played.comp} size={16} look={look} />
          </span>
        </div>
      </td>
      <td className={styles.quiet}>
        <div className={styles.cell}>
          <span className={styles.last}>
            <span className={styles.place} data-first={played.placement === 1 || undefined}>
              {played.placement === null ? texts.noPlace : texts.place(played.placement)}
            </span>
            {played.points === null ? null : texts.scored(played.points)}
            {rank === undefined ? null : (
              <span className={styles.hit}>
                <Hit rank={rank} />
              </span>
            )}
          </span>
        </div>
      </td>
    </>
  )
}

function Hit({ rank }: { rank: number | null }) {
  if (rank === 1) return <Badge tone="success">{texts.choices[0]}</Badge>
  if (rank === 2 || rank === 3) return <Badge tone="info">{texts.choices[rank - 1]}</Badge>
  return <Badge>{texts.missed}</Badge>
}
