import { Ban } from 'lucide-react'
import type { EmblemState } from './emblem-state.ts'
import styles from './EmblemMarks.module.css'

/** Past this many games the tag names the first ones and counts the rest. */
const GAMES_SHOWN = 2

/** The form that carries a state besides its colour: strike, number, tag or ring. */
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
        <span className={styles.used} aria-hidden="true">
          {gamesTag(state.games)}
        </span>
      )
    case 'pending':
      return <span className={styles.pending} aria-hidden="true" />
    case 'remote':
      return <span className={styles.wash} aria-hidden="true" />
    default:
      return null
  }
}

function gamesTag(games: readonly number[]): string {
  const shown = games.slice(0, GAMES_SHOWN).map((game) => `G${game}`)
  const rest = games.length - shown.length
  return rest > 0 ? `${shown.join(' ')} +${rest}` : shown.join(' ')
}
