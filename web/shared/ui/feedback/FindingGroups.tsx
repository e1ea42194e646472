import styles from './FindingGroups.module.css'

interface Finding {
  /** Findings are grouped by this text. */
  readonly kind: string
  readonly where: string
  readonly found: string
  readonly action: string
}

/** No one reads more than this, and a longer list would slow the page down. */
const MAX_SHOWN = 100

interface FindingGroupsProps {
  findings: readonly Finding[]
  more: (count: number) => string
}

/**
 * Problems found in a file, grouped by kind. Each group opens to where, what and the action taken.
 */
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
              {own.slice(0, MAX_SHOWN).map((finding, index) => (
                <li key={index} className={styles.row}>
                  <span className={styles.where}>{finding.where}</span>
                  <span>
                    {finding.found}; <strong>{finding.action}</strong>
                  </span>
                </li>
              ))}
              {own.length > MAX_SHOWN ? <li>{more(own.length - MAX_SHOWN)}</li> : null}
            </ul>
          </details>
        </li>
      ))}
    </ul>
  )
}
