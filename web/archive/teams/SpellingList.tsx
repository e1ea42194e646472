import { useId } from 'react'
import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { nameOfSpelling, type Spelling } from './spelling.ts'
import styles from './SpellingList.module.css'

interface SpellingListProps {
  spellings: readonly Spelling[]
  onSplit: (spelling: Spelling) => void
}

export function SpellingList({ spellings, onSplit }: SpellingListProps) {
  const titleId = useId()

  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{texts.spellings}</h3>
      <p className={styles.hint}>{texts.spellingsHint}</p>
      <ul className={styles.list}>
        {spellings.map((spelling) => (
          <li key={spelling.key} className={styles.row}>
            <span className={styles.name}>{nameOfSpelling(spelling)}</span>
            <span className={styles.games}>{texts.games(spelling.games)}</span>
            {spellings.length > 1 ? (
              <Button
                size="sm"
                aria-label={texts.splitOf(nameOfSpelling(spelling))}
                onClick={() => onSplit(spelling)}
              >
                {texts.splitAction}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
