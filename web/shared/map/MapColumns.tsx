import type { ReactNode } from 'react'
import styles from './MapColumns.module.css'

interface MapColumnsProps {
  map: ReactNode
  /** Beside the map on wide screens, below it otherwise. */
  list: ReactNode
}

export function MapColumns({ map, list }: MapColumnsProps) {
  return (
    <div className={styles.columns}>
      <div className={styles.map}>{map}</div>
      {list}
    </div>
  )
}
