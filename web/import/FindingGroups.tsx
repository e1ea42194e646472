import type { ImportPreview } from '#contract/import.ts'
import { importMessages as texts } from '#contract/messages/import.ts'
import styles from './FindingGroups.module.css'

type Finding = ImportPreview['findings'][number]

/** Past so many nobody reads on, and the page would grow slow. */
const MOST = 100

/** What is odd in a file, by kind; each opens to where, what and what will be done. */
export function FindingGroups({ findings }: { findings: readonly Finding[] }) {
  if (findings.length === 0) return null
  const groups = [...Map.groupBy(findings, ({ kind }) => kind)]

  return (
    <>
      <h4>{texts.findings}</h4>
      <ul className={styles.groups}>
        {groups.map(([kind, own]) => (
          <li key={kind}>
            <details>
              <summary className={styles.summary}>
                {texts.kinds[kind]} <span className={styles.count}>{own.length}</span>
              </summary>
              <ul className={styles.rows}>
                {own.slice(0, MOST).map((finding, index) => (
                  <li key={index} className={styles.row}>
                    <span className={styles.where}>{whereOf(finding)}</span>
                    <span>
                      {finding.found}; <strong>{finding.action}</strong>
                    </span>
                  </li>
                ))}
                {own.length > MOST ? <li>{texts.moreFindings(own.length - MOST)}</li> : null}
              </ul>
            </details>
          </li>
        ))}
      </ul>
    </>
  )
}

function whereOf({ game, team }: Finding): string {
  const place = game === null ? null : texts.inGame(game)
  return [place, team].filter((part) => part !== null).join(', ') || texts.inFile
}
