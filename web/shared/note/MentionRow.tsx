import { noteMessages as texts } from '#contract/messages/note.ts'
import { suggestMentions } from '#domain/legend/mention.ts'
import { Button } from '../ui/action/Button.tsx'
import { LegendEmblem } from '../ui/legend/LegendEmblem.tsx'
import styles from './NoteEditor.module.css'

const OFFERED = 6

interface MentionRowProps {
  text: string
  /** Where the user is writing. */
  caret: number
  onChange: (text: string, caret: number) => void
}

/** Offers legends once the user has typed an @. */
export function MentionRow({ text, caret, onChange }: MentionRowProps) {
  const found = suggestMentions(text.slice(0, caret), OFFERED)
  if (!found) return null
  const complete = (label: string) => {
    const before = `${text.slice(0, found.from)}@${label} `
    onChange(before + text.slice(caret).replace(/^ /, ''), before.length)
  }
  return (
    <div className={styles.actions}>
      {found.legends.map(({ key, name, label }) => (
        <Button
          key={key}
          size="sm"
          aria-label={texts.mention(label)}
          icon={<LegendEmblem legend={name} size={18} />}
          onClick={() => complete(label)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
