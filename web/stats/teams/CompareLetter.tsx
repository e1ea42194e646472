import { COMPARE_MARKS } from './compare-mark.ts'
import styles from './CompareLetter.module.css'

export function CompareLetter({ index }: { index: number }) {
  const mark = COMPARE_MARKS[index]
  if (!mark) return null
  return (
    <span className={styles.letter} style={{ borderColor: mark.color }} aria-hidden="true">
      {mark.letter}
    </span>
  )
}
