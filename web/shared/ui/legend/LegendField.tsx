import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import type { Legend } from '#domain/legend/legend.ts'
import { matchLegends } from '#domain/legend/match-legends.ts'
import { actOnFieldKey } from './legend-field-keys.ts'
import { LegendEmblem } from './LegendEmblem.tsx'
import styles from './LegendField.module.css'

interface LegendFieldProps extends Pick<ComponentProps<'input'>, 'ref'> {
  label: string
  /** Legends that can be chosen. */
  legends: readonly Legend[]
  noMatch: string
  icon?: ReactNode
  /** Controls at the end of the field. */
  trailing?: ReactNode
  onPick: (legend: Legend) => void
}

/** Finds legends by their full or short name. */
export function LegendField(props: LegendFieldProps) {
  const { ref, label, legends, noMatch, icon, trailing, onPick } = props
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const listId = useId()
  const matches = matchLegends(text, legends)
  const isOpen = text.trim() !== ''

  const pick = (legend: Legend) => {
    onPick(legend)
    setText('')
    setActive(-1)
  }
  const press = (event: KeyboardEvent) => {
    const action = isOpen ? actOnFieldKey(event, active, matches.length) : null
    if (!action) return
    event.preventDefault()
    if (action.kind === 'clear') setText('')
    else if (action.kind === 'move') setActive(action.active)
    else {
      const chosen = matches[action.index]
      if (chosen) pick(chosen)
    }
  }

  return (
    <div className={styles.field}>
      <div className={styles.box}>
        {icon}
        <input
          ref={ref}
          className={styles.input}
          role="combobox"
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={matches[active] ? `${listId}-${active}` : undefined}
          autoComplete="off"
          spellCheck={false}
          placeholder={label}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setActive(-1)
          }}
          onBlur={() => {
            setText('')
            setActive(-1)
          }}
          onKeyDown={press}
        />
        {trailing}
      </div>
      <div className={styles.list} id={listId} role="listbox" aria-label={label} hidden={!isOpen}>
        {matches.map((legend, index) => (
          // The field has the focus and handles the keys.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
          <div
            key={legend.key}
            id={`${listId}-${index}`}
            className={styles.option}
            role="option"
            aria-selected={index === active || matches.length === 1}
            // A press would take the focus from the field and close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(legend)}
          >
            <LegendEmblem legend={legend.name} size={20} />
            {legend.label}
          </div>
        ))}
      </div>
      {isOpen && matches.length === 0 ? (
        <p className={styles.none} role="status">
          {noMatch}
        </p>
      ) : null}
    </div>
  )
}
