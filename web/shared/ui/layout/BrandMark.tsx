import styles from './BrandMark.module.css'

/** The logo: a closing ring, off-center. Decorative: the name is next to it. */
export function BrandMark({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} fill="none" aria-hidden="true">
      <circle cx="12" cy="12" r="10" stroke="currentColor" strokeWidth="1.9" opacity=".92" />
      <circle className={styles.ring} cx="13.9" cy="10.2" r="5.3" strokeWidth="2.3" />
      <circle className={styles.dot} cx="15" cy="9.1" r="1.7" />
    </svg>
  )
}

export function Brand({ size = 24 }: { size?: number }) {
  return (
    <span className={styles.brand} style={{ fontSize: `${size / 24}rem` }}>
      <BrandMark size={size} />
      <b className={styles.word}>Ringwise</b>
    </span>
  )
}
