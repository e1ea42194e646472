import { regularMessages as texts } from '#contract/regular/regular.texts.ts'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import styles from '../PanelColumns.module.css'

/** As tall as the usual list, so what is below doesn't move. */
export const RecommendedSkeleton = () => (
  <div className={styles.entries}>
    <Skeleton label={texts.loadingRecommended} shape="rows" lines={8} />
  </div>
)
