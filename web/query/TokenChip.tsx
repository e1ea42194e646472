import { X } from 'lucide-react'
import { useId } from 'react'
import { queryMessages as texts } from '#contract/query/query.texts.ts'
import { parseToken, type QueryToken, writeToken } from '#domain/query/token.ts'
import { writeTokenValue } from './ask-format.ts'
import styles from './Tokens.module.css'
import { optionsOf } from './token-options.ts'

interface TokenChipProps {
  token: QueryToken
  tokens: readonly QueryToken[]
  /** Names to choose from while typing. */
  names: readonly string[]
  onChange: (token: QueryToken) => void
  onRemove: () => void
}

/** One token: its value is changed in place. */
export function TokenChip({ token, tokens, names, onChange, onRemove }: TokenChipProps) {
  const kind = texts.kinds[token.kind]
  const shown = writeTokenValue(token)
  const options = optionsOf(token, tokens)
  const label = texts.change(kind, shown)

  return (
    <li className={styles.chip} data-kind={token.kind}>
      <span className={styles.kind}>{kind}</span>
      {options ? (
        <select
          className={styles.value}
          aria-label={label}
          value={token.value}
          onChange={(event) => onChange({ kind: token.kind, value: event.target.value })}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      ) : token.kind === 'comp' ? (
        <span className={styles.fixed}>{shown}</span>
      ) : (
        <TypedValue key={token.value} {...{ token, label, names, onChange }} />
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={texts.remove(kind, shown)}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </button>
    </li>
  )
}

interface TypedValueProps extends Pick<TokenChipProps, 'token' | 'names' | 'onChange'> {
  label: string
}

const TYPES: Partial<Record<QueryToken['kind'], string>> = {
  since: 'date',
  until: 'date',
  days: 'number',
  last: 'number',
}
/** Room for the buttons that browsers add. */
const EXTRA: Readonly<Record<string, number>> = { date: 6, number: 4, text: 1 }

/** Taken over when the field is left or Enter is pressed, if there is such a value. */
function TypedValue({ token, label, names, onChange }: TypedValueProps) {
  const listId = useId()
  const type = TYPES[token.kind] ?? 'text'
  const store = (field: HTMLInputElement) => {
    const next = parseToken(writeToken({ kind: token.kind, value: field.value }))
    if (!next) field.value = token.value
    else if (next.value !== token.value) onChange(next)
  }

  return (
    <>
      <input
        className={styles.value}
        type={type}
        aria-label={label}
        defaultValue={token.value}
        list={names.length > 0 ? listId : undefined}
        style={{ inlineSize: `${token.value.length + (EXTRA[type] ?? 1)}ch` }}
        onBlur={(event) => store(event.currentTarget)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') store(event.currentTarget)
        }}
      />
      {names.length > 0 ? (
        <datalist id={listId}>
          {names.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      ) : null}
    </>
  )
}
