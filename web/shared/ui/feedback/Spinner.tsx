import styles from './Spinner.module.css'

/** Decoration only: who shows it says in words, or with aria-busy, what is going on. */
export function Spinner() {
  return <span className={styles.spinner} aria-hidden="true" />
}
