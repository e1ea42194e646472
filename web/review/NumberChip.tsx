import styles from './NumberChip.module.css'
import { OWN_COLOR, teamColor } from './team-look.ts'

/** The number and color of a line or team, as on the map. */
export const NumberChip = ({ index, isOwn = false }: { index: number; isOwn?: boolean }) => (
  <span className={styles.chip} style={{ background: isOwn ? OWN_COLOR : teamColor(index) }}>
    {index + 1}
  </span>
)
