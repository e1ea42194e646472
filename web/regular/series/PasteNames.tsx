import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { pasteMessages as texts } from '#contract/regular/paste.texts.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { FaultNotice } from '../../shared/ui/feedback/Notice.tsx'
import { TextAreaField } from '../../shared/ui/form/TextAreaField.tsx'
import { readPastedLobby } from './pasted-lobby.ts'
import styles from './PasteNames.module.css'
import { spellingsQuery } from './series.queries.ts'
import { UnknownNames } from './UnknownNames.tsx'

interface PasteNamesProps {
  onUse: (teams: readonly string[]) => void
}

/** After a paste the button has the focus, so Enter takes the list. */
export function PasteNames({ onUse }: PasteNamesProps) {
  const { data, error, isFetching, refetch } = useQuery(spellingsQuery)
  const [text, setText] = useState('')
  /** What to do with unknown names: the team to use instead, or null to skip. */
  const [answers, setAnswers] = useState<ReadonlyMap<string, string | null>>(new Map())
  const use = useRef<HTMLButtonElement>(null)
  const spellings = useMemo(() => data && new Map(Object.entries(data.mapping)), [data])
  const { entries, unknown, teams } = useMemo(
    () => readPastedLobby(text, spellings, answers),
    [text, spellings, answers],
  )

  return (
    <form
      className={styles.paste}
      onSubmit={(event) => {
        event.preventDefault()
        if (teams.length > 0) onUse(teams)
      }}
    >
      <TextAreaField
        label={texts.label}
        hint={texts.hint}
        rows={8}
        autoFocus
        spellCheck={false}
        maxLength={8000}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onPaste={() => requestAnimationFrame(() => use.current?.focus())}
      />
      {error && !data ? (
        <FaultNotice onRetry={() => void refetch()} busy={isFetching}>
          {texts.failed}
        </FaultNotice>
      ) : null}
      <p className={styles.result} role="status">
        {entries.length === 0 ? '' : texts.found(entries.length - unknown.length, entries.length)}
      </p>
      <UnknownNames
        entries={unknown}
        answers={answers}
        onAnswer={(name, team) => setAnswers(new Map([...answers, [name, team]]))}
      />
      <div className={styles.foot}>
        <Button ref={use} type="submit" variant="primary" aria-disabled={teams.length === 0}>
          {texts.take(teams.length)}
        </Button>
        <p className={styles.note}>{texts.replaces}</p>
      </div>
    </form>
  )
}
