import { Fragment, memo } from 'react'
import { legendKey } from '#domain/catalog/legend.ts'
import { useRoster } from '../../legend/roster.ts'
import { usePortraits } from '../../queries/portraits.queries.ts'
import { AVAILABLE, BANNED } from './emblem-state.ts'
import { drawEmblem, type EmblemSize } from './LegendEmblem.tsx'
import { inTrioOrder } from './trio-order.ts'
import styles from './Trio.module.css'

interface TrioProps {
  /** Any spelling, any order. */
  legends: readonly string[]
  size?: EmblemSize
  banned?: ReadonlySet<string>
}

/**
 * Memoized and keyed by index. When a list is ranked again most compositions stay, and changing the
 * legend of an existing element is cheaper than creating a new one.
 */
export const Trio = memo(({ legends, size = 30, banned }: TrioProps) => {
  useRoster()
  const portraits = usePortraits()
  const bannedKeys = new Set([...(banned ?? [])].map(legendKey))

  return (
    <span className={styles.trio}>
      {inTrioOrder(legends).map((legend, index) => (
        <Fragment key={index}>
          {drawEmblem(legend, portraits, {
            size,
            state: bannedKeys.has(legend.key) ? BANNED : AVAILABLE,
            label: true,
          })}
        </Fragment>
      ))}
    </span>
  )
})
