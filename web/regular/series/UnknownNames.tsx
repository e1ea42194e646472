import { pasteMessages as texts } from '#contract/regular/paste.texts.ts'
import type { PastedTeam } from '#domain/regular/pasted-teams.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import styles from './UnknownNames.module.css'

interface UnknownNamesProps {
  entries: readonly PastedTeam[]
  answers: ReadonlyMap<string, string | null>
  onAnswer: (name: string, team: string | null) => void
}

/** Names no team has, each with the team that is most alike. They are skipped unless that one is used. */
export function UnknownNames({ entries, answers, onAnswer }: UnknownNamesProps) {
  if (entries.length === 0) return null
  return (
    <ul className={styles.names} aria-label={texts.unknown}>
      {entries.map(({ text, suggestion }, index) => {
        const isUsed = (answers.get(text) ?? null) !== null
        return (
          <li key={index} className={styles.name}>
            <span className={styles.text}>{text}</span>
            {suggestion === null ? (
              <span className={styles.none}>{texts.noneAlike}</span>
            ) : (
              <>
                <span className={styles.suggestion}>{texts.maybe(suggestion)}</span>
                <Button
                  size="sm"
                  aria-pressed={isUsed}
                  aria-label={texts.takeFor(suggestion, text)}
                  onClick={() => onAnswer(text, isUsed ? null : suggestion)}
                >
                  {isUsed ? texts.used : texts.takeIt}
                </Button>
              </>
            )}
          </li>
        )
      })}
    </ul>
  )
}
