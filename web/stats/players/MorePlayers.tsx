import { playerMessages as texts } from '#contract/stats/player.texts.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import styles from './MorePlayers.module.css'

interface MorePlayersProps {
  data: { readonly players: readonly unknown[]; readonly total: number }
  busy: boolean
  /** Null if the list can't get longer. */
  onMore: (() => void) | null
}

/** Nothing if all players are listed. */
export function MorePlayers({ data: { players, total }, busy, onMore }: MorePlayersProps) {
  if (players.length >= total) return null
  return (
    <p className={styles.more}>
      {onMore ? (
        <Button variant="ghost" size="sm" busy={busy} onClick={onMore}>
          {texts.showMore}
        </Button>
      ) : (
        texts.atMost(players.length)
      )}
    </p>
  )
}
