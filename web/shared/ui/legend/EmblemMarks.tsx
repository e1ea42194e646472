import { Ban } from 'lucide-react'
import type { EmblemState } from './emblem-state.ts'
import styles from './EmblemMarks.module.css'

/** A mark for the state, so it isn't shown by color alone: strike, number, tag or ring. */
export function EmblemMarks({ state }: { state: EmblemState }) {
  switch (state.kind) {
    case 'banned':
      return (
        <>
          <span className={styles.strike} aria-hidden="true" />
          <Ban className={styles.ban} aria-hidden="true" />
        </>
      )
    case 'picked':
      return (
        <span className={styles.slot} aria-hidden="true">
          {state.slot}
        </span>
      )
    case 'used':
      return (
        // Drawn by CSS: as text it would be a visible label that the accessible name doesn't
        // contain.
        <span className={styles.used} data-games={gamesTag(state.games)} aria-hidden="true" />
      )
    case 'pending':
      return <span className={styles.pending} aria-hidden="true" />
    case 'remote':
      return <span className={styles.wash} aria-hidden="true" />
    default:
      return null
  }
}

/** There's only space for two games. More are counted; the accessible name lists all of them. */
function gamesTag(games: readonly number[]): string {
  return games.length > 2
    ? `G${games[0]}+${games.length - 1}`
    : games.map((game) => `G${game}`).join(' ')
}
