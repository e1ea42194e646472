import { sampleMessages as texts } from '#contract/base/sample.texts.ts'
import styles from './FewTag.module.css'

const FEW = 5

/** With fewer games a number is gray and its mark is an outline. */
export const isFew = (games: number) => games < FEW

/** Nothing if there are enough games. */
export function FewTag({ games }: { games: number }) {
  if (!isFew(games)) return null
  return (
    <span className={styles.few} title={texts.fewHint}>
      {texts.few}
    </span>
  )
}
