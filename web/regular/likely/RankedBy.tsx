import { InfoTip } from '../../shared/ui/overlay/InfoTip.tsx'
import styles from './RankedBy.module.css'

/** Says after a panel's title whether it goes by the forecast or by the weighting. */
export const RankedBy = ({ title, by, info }: { title: string; by: string; info: string }) => (
  <span className={styles.by}>
    <InfoTip label={title} text={info} />
    {by}
  </span>
)
