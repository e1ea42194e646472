import { queryMessages as texts } from '#contract/query/query.texts.ts'
import type { LineReading } from '#domain/query/read-line.ts'
import { Notice } from '../shared/ui/feedback/Notice.tsx'
import { writeTokenValue } from './ask-format.ts'
import styles from './LineNotes.module.css'

/** What of a line was left out, and which names were read although they are spelled differently. */
export function LineNotes({ reading: { unknown, corrected } }: { reading: LineReading }) {
  const plain = unknown.filter(({ could }) => could.length === 0)
  const doubtful = unknown.filter(({ could }) => could.length > 0)
  if (unknown.length + corrected.length === 0) return null

  return (
    <Notice tone={unknown.length > 0 ? 'danger' : 'info'}>
      {plain.length > 0 ? (
        <p className={styles.unknown}>
          {texts.unknown}{' '}
          {plain.map(({ text, start }) => (
            <mark key={start}>{text}</mark>
          ))}
        </p>
      ) : null}
      {doubtful.map(({ text, start, could }) => (
        <p key={start}>
          {texts.couldBe(
            text,
            could.map(({ label }) => label),
          )}
        </p>
      ))}
      {corrected.map(({ text, token }) => (
        <p key={`${text} ${token.value}`}>{texts.corrected(text, writeTokenValue(token))}</p>
      ))}
    </Notice>
  )
}
