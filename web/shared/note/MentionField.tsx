import {
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
} from 'react'
import { noteMessages as texts } from '#contract/note/note.texts.ts'
import { type Mentioned, mentionName, suggestMentions } from '#domain/note/mention.ts'
import { TextAreaField } from '../ui/form/TextAreaField.tsx'
import { actOnMentionKey } from './mention-keys.ts'
import { MentionList } from './MentionList.tsx'
import { usePeople } from './people.queries.ts'
import styles from './MentionField.module.css'

/** What decides where a text area breaks its lines. */
const COPIED = [
  'boxSizing',
  'inlineSize',
  'font',
  'letterSpacing',
  'padding',
  'border',
  'textIndent',
  'tabSize',
] as const

const OFFERED = 5
const NO_ONE: readonly string[] = []

interface MentionFieldProps extends Omit<
  ComponentProps<typeof TextAreaField>,
  'ref' | 'value' | 'onChange'
> {
  value: string
  onText: (text: string) => void
  takesFocus?: boolean
  /** Who can be mentioned besides users. */
  people?: readonly string[]
}

/** A text area that offers legends and people after an @. */
export function MentionField({
  value,
  onText,
  takesFocus = false,
  people: others = NO_ONE,
  ...area
}: MentionFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  /** Where the user is writing; null while they are elsewhere. */
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  /** The mention whose list was closed. */
  const [closed, setClosed] = useState<number | null>(null)
  const users = usePeople(value)
  const people = useMemo(() => [...new Set([...others, ...users])], [others, users])
  const found = caret === null ? null : suggestMentions(value.slice(0, caret), OFFERED, people)
  const isOpen = found !== null && found.from !== closed && area.readOnly !== true
  const choices = isOpen ? found.choices : []
  const current = Math.min(active, choices.length - 1)
  const setCaretIn = useCaretAfterRender(field)

  useEffect(() => {
    if (takesFocus) field.current?.focus()
  }, [takesFocus])

  const choose = (mentioned: Mentioned | undefined) => {
    if (!found || caret === null || !mentioned) return
    const before = `${value.slice(0, found.from)}@${mentionName(mentioned)} `
    onText(before + value.slice(caret).replace(/^ /, ''))
    setCaretIn(before.length)
    setCaret(before.length)
    setActive(0)
  }
  const press = (event: KeyboardEvent) => {
    const action = isOpen ? actOnMentionKey(event.nativeEvent, current, choices.length) : null
    if (!action) return
    event.preventDefault()
    if (action.kind === 'choose') choose(choices[current])
    else if (action.kind === 'move') setActive(action.active)
    else setClosed(found?.from ?? null)
  }
  const follow = ({ value: text, selectionEnd: at }: HTMLTextAreaElement) => {
    if (at === caret) return
    setCaret(at)
    setActive(0)
    if (suggestMentions(text.slice(0, at), OFFERED, people) === null) setClosed(null)
  }

  return (
    <div className={styles.field}>
      <TextAreaField
        {...area}
        ref={field}
        hint={texts.mentionHint}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        data-suggests={isOpen || undefined}
        aria-controls={isOpen ? listId : undefined}
        aria-activedescendant={isOpen ? `${listId}-${current}` : undefined}
        onChange={({ target }) => {
          follow(target)
          onText(target.value)
        }}
        onSelect={({ currentTarget }) => follow(currentTarget)}
        onKeyDown={press}
        onBlur={() => setCaret(null)}
      />
      {isOpen ? (
        <MentionList
          id={listId}
          choices={choices}
          active={current}
          place={() => field.current && caretPosition(field.current, found.from)}
          onChoose={choose}
        />
      ) : null}
      <p className="visually-hidden" role="status">
        {isOpen ? texts.mentions(choices.length) : ''}
      </p>
    </div>
  )
}

/** A text set by code moves the caret to its end. Returns how to put it elsewhere once the text is on screen. */
function useCaretAfterRender(field: { current: HTMLTextAreaElement | null }) {
  const wanted = useRef<number | null>(null)
  useLayoutEffect(() => {
    if (wanted.current === null) return
    field.current?.setSelectionRange(wanted.current, wanted.current)
    wanted.current = null
  })
  return (at: number) => {
    wanted.current = at
  }
}

/** Where the character with this index of a text area is in the window, in px. `top` is below its line. */
function caretPosition(area: HTMLTextAreaElement, index: number) {
  const style = getComputedStyle(area)
  const copy = document.createElement('div')
  for (const name of COPIED) copy.style[name] = style[name]
  copy.style.lineHeight = style.lineHeight
  copy.style.position = 'absolute'
  copy.style.visibility = 'hidden'
  copy.style.whiteSpace = 'pre-wrap'
  copy.style.overflowWrap = 'break-word'
  copy.textContent = area.value.slice(0, index)
  const mark = document.createElement('span')
  mark.textContent = area.value.charAt(index) || '.'
  copy.append(mark)
  area.after(copy)
  const frame = area.getBoundingClientRect()
  const below = mark.offsetTop + mark.offsetHeight - area.scrollTop
  const place = {
    top: frame.top + Math.min(below, frame.height),
    left: frame.left + mark.offsetLeft,
  }
  copy.remove()
  return place
}
