import styles from './Facts.module.css'

export interface Fact {
  readonly value: string
  readonly label: string
  /** Its 90 % interval. */
  readonly interval?: string | null
}

export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts.map(({ value, label, interval }) => (
        <div key={label} className={styles.fact}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>
            {value}
            {interval ? <span className={styles.interval}>{interval}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
