import { UserRound } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { noteMessages as texts } from '#contract/note/note.texts.ts'
import { type Mentioned, mentionName } from '#domain/note/mention.ts'
import { LegendEmblem } from '../ui/legend/LegendEmblem.tsx'
import styles from './MentionField.module.css'

interface MentionListProps {
  id: string
  choices: readonly Mentioned[]
  active: number
  /** Where the mention begins in the window, in px. */
  place: () => { top: number; left: number } | null
  onChoose: (mentioned: Mentioned) => void
}

/** The focus stays in the text area, which names the active choice. */
export function MentionList({ id, choices, active, place, onChoose }: MentionListProps) {
  const list = useRef<HTMLUListElement>(null)

  useLayoutEffect(() => {
    const at = place()
    const field = list.current?.offsetParent?.getBoundingClientRect()
    if (!list.current || !field || !at) return
    const room = field.width - list.current.offsetWidth
    list.current.style.insetBlockStart = `${at.top - field.top}px`
    list.current.style.insetInlineStart = `${Math.max(0, Math.min(at.left - field.left, room))}px`
    list.current.children[active]?.scrollIntoView({ block: 'nearest' })
  })

  return (
    <ul ref={list} id={id} className={styles.list} role="listbox" aria-label={texts.mentionList}>
      {choices.map((mentioned, index) => (
        <li
          key={'person' in mentioned ? `@${mentioned.person}` : mentioned.key}
          id={`${id}-${index}`}
          className={styles.choice}
          role="option"
          aria-selected={index === active}
          // A press would take the focus from the text.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(mentioned)}
        >
          {'person' in mentioned ? (
            <UserRound aria-hidden="true" />
          ) : (
            <LegendEmblem legend={mentioned.name} size={20} />
          )}
          {mentionName(mentioned)}
        </li>
      ))}
    </ul>
  )
}
