import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { messages } from '#contract/base/texts.ts'
import { queryMessages as texts } from '#contract/query/query.texts.ts'
import { problemText } from '#contract/query/query-problem.ts'
import { indexNames } from '#domain/query/line-names.ts'
import { type LineReading, readLine } from '#domain/query/read-line.ts'
import { MAX_QUERY_TOKENS, type QueryToken } from '#domain/query/token.ts'
import { useQueryStates } from '../shared/address/query-state.ts'
import { CopyLinkButton } from '../shared/ui/action/CopyLinkButton.tsx'
import { Button } from '../shared/ui/action/Button.tsx'
import { EmptyState } from '../shared/ui/feedback/EmptyState.tsx'
import { Notice } from '../shared/ui/feedback/Notice.tsx'
import { Waiting } from '../shared/ui/feedback/Waiting.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { ASK_ADDRESS } from './ask-address.ts'
import { askQuery, problemOf, queryCatalogQuery } from './ask.queries.ts'
import { AskAnswer } from './AskAnswer.tsx'
import { AskField } from './AskField.tsx'
import { LineNotes } from './LineNotes.tsx'
import { Tokens } from './Tokens.tsx'
import styles from './AskView.module.css'

const NONE: readonly QueryToken[] = []
const limited = ({ tokens }: LineReading) => tokens.slice(0, MAX_QUERY_TOKENS)
const today = () => new Date().toISOString().slice(0, 10)

/** Questions to the archive: a line becomes tokens, and tokens a table. */
export function AskView() {
  const [{ ask: tokens, line: opened }, setAddress] = useQueryStates(ASK_ADDRESS)
  const catalog = useQuery(queryCatalogQuery)
  const names = catalog.data?.names ?? null
  const index = useMemo(() => names && indexNames(names), [names])
  const [line, setLine] = useState(opened)
  /** The line that was read last; empty once a token was changed by hand. */
  const [asked, setAsked] = useState(opened)
  if (opened !== '' && opened !== asked) {
    setLine(opened)
    setAsked(opened)
  }
  const typed = useMemo(() => (index ? readLine(line, index, today()).tokens : NONE), [index, line])
  const reading = useMemo(
    () => (index && asked !== '' ? readLine(asked, index, today()) : null),
    [index, asked],
  )
  useEffect(() => {
    if (opened === '' || !reading) return
    setAddress({ ask: limited(reading), line: null }, { history: 'replace' })
  }, [opened, reading, setAddress])

  const askLine = (text: string) => {
    if (!index || text.trim() === '') return
    setLine(text)
    setAsked(text)
    setAddress({ ask: limited(readLine(text, index, today())), line: null })
  }
  const change = (next: readonly QueryToken[]) => {
    setLine('')
    setAsked('')
    setAddress({ ask: next })
  }

  const isAsked = tokens.length > 0 || reading !== null
  return (
    <div className={styles.view}>
      <PageHead title={messages.views.ask} actions={<CopyLinkButton />} />
      <AskField line={line} tokens={typed} index={index} onType={setLine} onAsk={askLine} />
      {catalog.error ? (
        <Waiting
          query={catalog}
          loading={texts.loadingNames}
          failed={texts.namesFailed}
          lines={1}
        />
      ) : null}
      {isAsked ? <Tokens tokens={tokens} names={names} onChange={change} /> : null}
      {reading ? <LineNotes reading={reading} /> : null}
      {isAsked ? <Answer tokens={tokens} /> : <Examples onChoose={askLine} />}
    </div>
  )
}

function Answer({ tokens }: { tokens: readonly QueryToken[] }) {
  const problem = problemOf(tokens)
  const query = useQuery(askQuery(tokens))
  if (problem) return <Notice tone="info">{problemText(problem)}</Notice>
  if (query.error || !query.data) {
    return (
      <Waiting
        query={query}
        loading={texts.loading}
        failed={(error) => error.message || texts.failed}
        lines={8}
      />
    )
  }
  return (
    <div className={styles.answer} aria-busy={query.isPlaceholderData || undefined}>
      <AskAnswer answer={query.data} />
    </div>
  )
}

const Examples = ({ onChoose }: { onChoose: (line: string) => void }) => (
  <EmptyState
    title={texts.examplesTitle}
    text={texts.examplesText}
    action={
      <ul className={styles.examples}>
        {texts.examples.map((line) => (
          <li key={line}>
            <Button onClick={() => onChoose(line)}>{line}</Button>
          </li>
        ))}
      </ul>
    }
  />
)
