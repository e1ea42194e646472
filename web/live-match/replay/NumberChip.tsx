import styles from './NumberChip.module.css'
import { teamColor } from './team-look.ts'

/** The number and color of a line or team, as on the map. */
export const NumberChip = ({ index }: { index: number }) => (
  <span className={styles.chip} style={{ background: teamColor(index) }}>
    {index + 1}
  </span>
)
