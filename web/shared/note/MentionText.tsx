import { splitMentions } from '#domain/legend/mention.ts'
import { useRoster } from '../legend/roster.ts'
import { LegendEmblem } from '../ui/legend/LegendEmblem.tsx'
import styles from './MentionText.module.css'

/** The text of a note. Legends it mentions have their emblem. */
export function MentionText({ text }: { text: string }) {
  useRoster()
  return splitMentions(text).map((part, at) =>
    typeof part === 'string' ? (
      part
    ) : (
      // The parts of a text have no other key than their index.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={at} className={styles.mention}>
        <span className={styles.emblem}>
          <LegendEmblem legend={part.name} size={18} />
        </span>
        {part.label}
      </span>
    ),
  )
}
