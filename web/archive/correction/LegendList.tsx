import { findLegend, legendKey } from '#domain/catalog/legend.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import styles from './LegendList.module.css'

/** Legends with names in the given order, which is the ban order here. */
export function LegendList({ legends }: { legends: readonly string[] }) {
  return (
    <ol className={styles.list}>
      {legends.map((legend) => (
        <li key={legendKey(legend)} className={styles.legend}>
          <LegendEmblem legend={legend} size={24} />
          {findLegend(legend).label}
        </li>
      ))}
    </ol>
  )
}

export const isSameList = (a: readonly string[], b: readonly string[]) =>
  a.map(legendKey).join('|') === b.map(legendKey).join('|')
