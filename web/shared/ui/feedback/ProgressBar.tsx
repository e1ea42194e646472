import styles from './ProgressBar.module.css'

interface ProgressBarProps {
  label: string
  value: number
  max: number
  /** The progress as text, next to the bar. */
  text: string
}

export function ProgressBar({ label, value, max, text }: ProgressBarProps) {
  return (
    <div className={styles.progress}>
      <progress
        className={styles.bar}
        aria-label={label}
        aria-valuetext={text}
        value={value}
        max={max}
      />
      <span className={styles.text}>{text}</span>
    </div>
  )
}
