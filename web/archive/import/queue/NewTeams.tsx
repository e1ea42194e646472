import type { ImportPreview } from '#contract/archive/import.ts'
import { importMessages as texts } from '#contract/archive/import.texts.ts'
import styles from './NewTeams.module.css'

type NewTeam = ImportPreview['newTeams'][number]

export function NewTeams({ teams }: { teams: readonly NewTeam[] }) {
  if (teams.length === 0) return null
  const plain = teams.filter(({ suggestion }) => suggestion === null)

  return (
    <>
      <h4>{texts.newTeams}</h4>
      <p className={styles.hint}>{texts.newTeamsText}</p>
      <ul className={styles.suggestions}>
        {teams.map(({ name, suggestion }) =>
          suggestion ? (
            <li key={name}>
              <strong>{name}</strong> {texts.suggestion(suggestion.into)}:{' '}
              {reasonOf(suggestion.reason)}
              {suggestion.shared.length > 0 ? `. ${texts.shared(suggestion.shared)}` : ''}
            </li>
          ) : null,
        )}
        {plain.length > 0 ? <li>{plain.map(({ name }) => name).join(', ')}</li> : null}
      </ul>
    </>
  )
}

function reasonOf(reason: string): string {
  const sentences: Readonly<Record<string, string>> = texts.reasons
  return sentences[reason] ?? texts.otherReason
}
