import { useQuery } from '@tanstack/react-query'
import { lobbyMessages as texts } from '#contract/regular/lobby.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { forecastQuery, type ForecastLobby } from '../../shared/forecast/forecast.queries.ts'
import styles from './BanChips.module.css'

interface NextBanChipProps {
  lobby: ForecastLobby
  onBan: (legend: string) => void
}

/** The most likely next ban. */
export function NextBanChip({ lobby, onBan }: NextBanChipProps) {
  // The panels load it. This part often mounts later and must not send a failed request again.
  const { data } = useQuery({ ...forecastQuery(lobby), enabled: false })
  const next = data?.nextBan[0]
  // An old forecast can name a legend that was banned just now.
  if (!next || lobby.bans.includes(findLegend(next.legend).key)) return null
  const { name, label } = findLegend(next.legend)
  const percent = Math.round(100 * next.chance)

  return (
    <button
      type="button"
      className={styles.next}
      data-legend={next.legend}
      onClick={() => onBan(next.legend)}
    >
      <LegendEmblem legend={name} size={20} />
      {label} <small className={styles.game}>{texts.next(percent)}</small>
      <span className="visually-hidden">{texts.banNext}</span>
    </button>
  )
}
