import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { AVAILABLE, BANNED } from '../../shared/ui/legend/emblem-state.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import type { CellProps } from './PlanTable.tsx'
import styles from './GoneCell.module.css'

/** Struck: banned. Dashed: a forecast with its chance. */
export function GoneCell({ column: { gone } }: CellProps) {
  if (gone.length === 0) return <span className={styles.nothing}>{texts.nothing}</span>
  return (
    <ul className={styles.gone}>
      {gone.map(({ legend, chance }) => {
        const { name, short, label } = findLegend(legend)
        const isForecast = chance < 1
        return (
          <li key={legend} className={styles.legend} data-forecast={isForecast || undefined}>
            <LegendEmblem legend={name} size={18} state={isForecast ? AVAILABLE : BANNED} />
            <span title={label}>{isForecast ? texts.goneChance(short, chance) : short}</span>
          </li>
        )
      })}
    </ul>
  )
}
