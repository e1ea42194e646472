import { legendKey } from '#domain/legend.ts'
import { LegendEmblem, type EmblemSize } from './LegendEmblem.tsx'
import { inTrioOrder } from './trio-order.ts'
import styles from './Trio.module.css'

interface TrioProps {
  /** Any spelling, any order. */
  legends: readonly string[]
  size?: EmblemSize
  banned?: ReadonlySet<string>
}

export function Trio({ legends, size = 30, banned }: TrioProps) {
  const bannedKeys = new Set([...(banned ?? [])].map(legendKey))

  return (
    <span className={styles.trio}>
      {inTrioOrder(legends).map((legend) => (
        <LegendEmblem
          key={legend.key}
          legend={legend.name}
          size={size}
          state={{ kind: bannedKeys.has(legend.key) ? 'banned' : 'available' }}
          label
        />
      ))}
    </span>
  )
}
