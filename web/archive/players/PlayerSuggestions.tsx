import { useQuery } from '@tanstack/react-query'
import { playerAdminMessages as texts } from '#contract/archive/player-admin.texts.ts'
import type { PlayerSuggestion } from '#contract/archive/player-admin.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { playerMergesQuery, usePlayerChange } from './player-admin.queries.ts'
import styles from './PlayerAdminPanel.module.css'
import { PlayerFacts } from './PlayerFacts.tsx'

export function PlayerSuggestions() {
  const query = useQuery(playerMergesQuery)
  const { data } = query

  return (
    <Panel title={texts.suggestions} count={data?.suggestions.length} flush>
      {data ? null : (
        <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={2} />
      )}
      {data?.suggestions.length === 0 ? <p className={styles.none}>{texts.noSuggestions}</p> : null}
      <ul aria-label={texts.suggestions}>
        {data?.suggestions.map((suggestion) => (
          <Suggestion key={suggestion.from.player} suggestion={suggestion} />
        ))}
      </ul>
    </Panel>
  )
}

function Suggestion({ suggestion: { from, into, reason } }: { suggestion: PlayerSuggestion }) {
  const { send, isPending } = usePlayerChange()

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <p>
          <PlayerFacts player={from} />
        </p>
        <p className={styles.other}>
          {texts.maybe} <PlayerFacts player={into} />
        </p>
        <p className={styles.reason}>{texts.reasons[reason]}</p>
      </div>
      <div className={styles.actions}>
        <Button
          size="sm"
          busy={isPending}
          aria-label={texts.suggestion(from.name, into.name)}
          onClick={() => send({ kind: 'merge', player: from.player, into: into.player })}
        >
          {texts.merge}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          disabled={isPending}
          aria-label={texts.keepBothOf(from.name, into.name)}
          onClick={() => send({ kind: 'apart', player: from.player, other: into.player })}
        >
          {texts.keepBoth}
        </Button>
      </div>
    </li>
  )
}
