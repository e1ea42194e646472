import styles from './Spinner.module.css'

/** Decorative: the caller must say what is loading, as text or with aria-busy. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
