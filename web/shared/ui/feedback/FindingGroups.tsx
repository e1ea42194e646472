import styles from './FindingGroups.module.css'

interface ToldFinding {
  /** What findings are grouped by, in words. */
  readonly kind: string
  readonly where: string
  readonly found: string
  readonly action: string
}

/** Past so many nobody reads on, and the page would grow slow. */
const MOST = 100

interface FindingGroupsProps {
  findings: readonly ToldFinding[]
  more: (count: number) => string
}

/** What is odd in a file, by kind; each opens to where, what and what will be done. */
export function FindingGroups({ findings, more }: FindingGroupsProps) {
  const groups = [...Map.groupBy(findings, ({ kind }) => kind)]

  return (
    <ul className={styles.groups}>
      {groups.map(([kind, own]) => (
        <li key={kind}>
          <details>
            <summary className={styles.summary}>
              {kind} <span className={styles.count}>{own.length}</span>
            </summary>
            <ul className={styles.rows}>
              {own.slice(0, MOST).map((finding, index) => (
                <li key={index} className={styles.row}>
                  <span className={styles.where}>{finding.where}</span>
                  <span>
                    {finding.found}; <strong>{finding.action}</strong>
                  </span>
                </li>
              ))}
              {own.length > MOST ? <li>{more(own.length - MOST)}</li> : null}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
}
