import { useId, useState, type ComponentProps, type KeyboardEvent, type ReactNode } from 'react'
import type { Legend } from '#domain/catalog/legend.ts'
import { matchLegends } from '#domain/catalog/match-legends.ts'
import { actOnFieldKey } from './legend-field-keys.ts'
import { LegendEmblem } from './LegendEmblem.tsx'
import styles from './LegendField.module.css'

interface LegendFieldProps extends Pick<ComponentProps<'input'>, 'ref'> {
  label: string
  /** Legends that can be chosen. */
  legends: readonly Legend[]
  noMatch: string
  /** Why a legend can't be chosen now. It is listed with the reason. */
  reasonOf?: (legend: Legend) => string | undefined
  /** Gets the keys of the legends that match, and null while nothing is typed. */
  onMatch?: (keys: readonly string[] | null) => void
  icon?: ReactNode
  /** Controls at the end of the field. */
  trailing?: ReactNode
  onPick: (legend: Legend) => void
}

/** Finds legends by their full or short name. */
export function LegendField(props: LegendFieldProps) {
  const { ref, label, legends, noMatch, reasonOf, onMatch, icon, trailing, onPick } = props
  const [text, setText] = useState('')
  const [active, setActive] = useState(-1)
  const listId = useId()
  const matches = matchLegends(text, legends)
  const isOpen = text.trim() !== ''

  const type = (next: string) => {
    setText(next)
    setActive(-1)
    onMatch?.(next.trim() === '' ? null : matchLegends(next, legends).map(({ key }) => key))
  }
  const pick = (legend: Legend) => {
    if (reasonOf?.(legend) !== undefined) return
    onPick(legend)
    type('')
  }
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // The first Esc empties the field, the second one leaves it.
    if (!isOpen && event.key === 'Escape') event.currentTarget.blur()
    const action = isOpen ? actOnFieldKey(event, active, matches.length) : null
    if (!action) return
    event.preventDefault()
    if (action.kind === 'clear') type('')
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
          onChange={(event) => type(event.target.value)}
          onBlur={() => type('')}
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
            aria-disabled={reasonOf?.(legend) !== undefined}
            // A press would take the focus from the field and close the list before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(legend)}
          >
            <LegendEmblem legend={legend.name} size={20} />
            {legend.label}
            <Reason text={reasonOf?.(legend)} />
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

const Reason = ({ text }: { text: string | undefined }) =>
  text === undefined ? null : <span className={styles.reason}>{text}</span>
