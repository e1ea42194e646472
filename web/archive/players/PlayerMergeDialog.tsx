import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { messages } from '#contract/base/texts.ts'
import { playerAdminMessages as texts } from '#contract/archive/player-admin.texts.ts'
import type { PlayerAdminRow } from '#contract/archive/player-admin.ts'
import { TYPING_MS, useDebounced } from '../../shared/page/use-debounced.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { SearchField } from '../../shared/ui/form/SearchField.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { adminPlayersQuery, usePlayerChange } from './player-admin.queries.ts'
import styles from './PlayerAdminPanel.module.css'
import { PlayerFacts } from './PlayerFacts.tsx'

const FIRST = 8

interface PlayerMergeDialogProps {
  player: PlayerAdminRow
  onClose: () => void
}

/** Chooses which player the games of this one count for. */
export function PlayerMergeDialog({ player, onClose }: PlayerMergeDialogProps) {
  const [search, setSearch] = useState('')
  const [into, setInto] = useState<PlayerAdminRow | null>(null)
  const { data } = useQuery(adminPlayersQuery(useDebounced(search.trim(), TYPING_MS)))
  const others = (data?.players ?? []).filter((other) => other.player !== player.player)
  const { send, isPending } = usePlayerChange(onClose)

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={into ? texts.suggestion(player.name, into.name) : texts.mergeTarget(player.name)}
      description={texts.mergeHint(player.name)}
      footer={
        <>
          <Button onClick={onClose}>{messages.kit.cancel}</Button>
          {into ? (
            <Button
              variant="primary"
              busy={isPending}
              onClick={() => send({ kind: 'merge', player: player.player, into: into.player })}
            >
              {texts.merge}
            </Button>
          ) : null}
        </>
      }
    >
      {into ? (
        <p>
          <PlayerFacts player={into} />
        </p>
      ) : (
        <>
          <SearchField
            label={texts.search}
            placeholder={texts.search}
            value={search}
            onValueChange={setSearch}
          />
          <ul className={styles.found} aria-label={texts.title}>
            {others.slice(0, FIRST).map((other) => (
              <li key={other.player}>
                <button type="button" className={styles.choice} onClick={() => setInto(other)}>
                  <PlayerFacts player={other} />
                </button>
              </li>
            ))}
          </ul>
          <p className={styles.facts} role="status">
            {data && others.length === 0 ? texts.none : ''}
          </p>
        </>
      )}
    </Dialog>
  )
}
