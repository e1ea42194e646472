import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { playerAdminMessages as texts } from '#contract/archive/player-admin.texts.ts'
import type { PlayerAdminRow } from '#contract/archive/player-admin.ts'
import { TYPING_MS, useDebounced } from '../../shared/page/use-debounced.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { SearchField } from '../../shared/ui/form/SearchField.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { adminPlayersQuery, usePlayerChange } from './player-admin.queries.ts'
import styles from './PlayerAdminPanel.module.css'
import { PlayerFacts } from './PlayerFacts.tsx'

interface PlayerListProps {
  onMerge: (player: PlayerAdminRow) => void
}

export function PlayerAdminList({ onMerge }: PlayerListProps) {
  const [search, setSearch] = useState('')
  const query = useQuery(adminPlayersQuery(useDebounced(search.trim(), TYPING_MS)))
  const { data } = query
  const players = data?.players ?? []

  return (
    <Panel
      title={texts.title}
      count={data ? texts.shown(players.length, data.total) : undefined}
      flush
    >
      <div className={styles.search}>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          value={search}
          onValueChange={setSearch}
        />
      </div>
      {data ? null : (
        <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={6} />
      )}
      {data && players.length === 0 ? (
        <EmptyState title={texts.none} text={search === '' ? texts.noneText : null} />
      ) : null}
      <ul aria-label={texts.title}>
        {players.map((player) => (
          <PlayerRow key={player.player} player={player} onMerge={onMerge} />
        ))}
      </ul>
    </Panel>
  )
}

function PlayerRow({ player, onMerge }: PlayerListProps & { player: PlayerAdminRow }) {
  const { send, isPending } = usePlayerChange()

  return (
    <li className={styles.row}>
      <div className={styles.words}>
        <PlayerFacts player={player} />
        {player.merged.map(({ key, names, games }) => (
          <p key={key} className={styles.merged}>
            {texts.mergedId(key, names.join(', '), games)}
            <Button
              size="sm"
              variant="ghost"
              busy={isPending}
              aria-label={texts.splitOff(key)}
              onClick={() => send({ kind: 'split', key })}
            >
              {texts.split}
            </Button>
          </p>
        ))}
      </div>
      <Button size="sm" aria-label={texts.mergeOf(player.name)} onClick={() => onMerge(player)}>
        {texts.merge}
      </Button>
    </li>
  )
}
