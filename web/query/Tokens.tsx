import { useRef } from 'react'
import type { QueryCatalog } from '#contract/query/query.ts'
import { queryMessages as texts } from '#contract/query/query.texts.ts'
import { type QueryToken, writeToken } from '#domain/query/token.ts'
import { TokenChip } from './TokenChip.tsx'
import { addableKinds, firstToken } from './token-options.ts'
import styles from './Tokens.module.css'

interface TokensProps {
  tokens: readonly QueryToken[]
  names: QueryCatalog['names'] | null
  onChange: (tokens: readonly QueryToken[]) => void
}

const NO_NAMES: readonly string[] = []
/** A browser draws longer lists slowly. */
const MAX_NAMES = 1000

/** What was understood, one chip each. */
export function Tokens({ tokens, names, onChange }: TokensProps) {
  const list = useRef<HTMLUListElement>(null)
  const namesOf = ({ kind }: QueryToken) =>
    (kind === 'team'
      ? names?.teams
      : kind === 'player'
        ? names?.players
        : kind === 'event'
          ? names?.events
          : null
    )?.slice(0, MAX_NAMES) ?? NO_NAMES

  const remove = (at: number) => {
    onChange(tokens.filter((_, other) => other !== at))
    // The button is gone, so the focus goes to the one after it, or to the last.
    requestAnimationFrame(() => {
      const buttons = list.current?.querySelectorAll('button') ?? []
      buttons[Math.min(at, buttons.length - 1)]?.focus()
    })
  }

  return (
    <ul className={styles.tokens} aria-label={texts.tokens} ref={list}>
      {tokens.map((token, at) => (
        <TokenChip
          key={`${at} ${writeToken(token)}`}
          token={token}
          tokens={tokens}
          names={namesOf(token)}
          onChange={(next) => onChange(tokens.map((other, index) => (index === at ? next : other)))}
          onRemove={() => remove(at)}
        />
      ))}
      <li className={styles.add}>
        <select
          className={styles.value}
          aria-label={texts.add}
          value=""
          onChange={(event) => {
            const next = firstToken(event.target.value, tokens)
            if (next) onChange([...tokens, next])
          }}
        >
          <option value="">{texts.add}</option>
          {addableKinds(tokens).map((kind) => (
            <option key={kind.value} value={kind.value}>
              {kind.label}
            </option>
          ))}
        </select>
      </li>
    </ul>
  )
}
