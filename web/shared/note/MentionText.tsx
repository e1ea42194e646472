import { splitMentions } from '#domain/note/mention.ts'
import { useRoster } from '../legend/roster.ts'
import { useSession } from '../session/session-store.ts'
import { LegendEmblem } from '../ui/legend/LegendEmblem.tsx'
import styles from './MentionText.module.css'
import { usePeople } from './people.queries.ts'

interface MentionTextProps {
  text: string
  /** Who can be mentioned besides users. */
  players?: readonly string[]
}

/** The text of a note. Legends it mentions have their emblem, and people stand out. */
export function MentionText({ text, players = [] }: MentionTextProps) {
  useRoster()
  const people = usePeople(text)
  const own = useSession().user?.username
  return splitMentions(text, [...players, ...people]).map((part, at) => {
    if (typeof part === 'string') return part
    if ('person' in part) {
      return (
        // The parts of a text have no other key than their index.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={at} className={styles.person} data-own={part.person === own || undefined}>
          @{part.person}
        </span>
      )
    }
    return (
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className={styles.mention}>
        <span className={styles.emblem}>
          <LegendEmblem legend={part.name} size={18} />
        </span>
        {part.label}
      </span>
    )
  })
}
