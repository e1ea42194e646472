import { classNames } from './class-names.ts'
import styles from './Avatar.module.css'

const COLORS = [styles.one, styles.two, styles.three, styles.four, styles.five]

/** Decorative: the name is next to it. Uses the dark theme's colors in both themes. */
export function Avatar({ name }: { name: string }) {
  return (
    <span
      className={classNames(styles.avatar, COLORS[colorIndex(name)])}
      data-theme="dark"
      aria-hidden="true"
    >
      {Array.from(name.trim()).slice(0, 2).join('').toUpperCase()}
    </span>
  )
}

function colorIndex(name: string): number {
  const sum = Array.from(name.toLowerCase()).reduce(
    (total, letter) => total + (letter.codePointAt(0) ?? 0),
    0,
  )
  return sum % COLORS.length
}
