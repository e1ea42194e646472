import { rankingMessages as texts } from '#contract/regular/ranking.texts.ts'
import styles from './GameTags.module.css'

const SHOWN = 3

/**
 * The games of a series a composition was used in. With more than three, the earliest two and a
 * count.
 */
export function GameTags({ orders }: { orders: readonly number[] }) {
  const games = [...new Set(orders)].toSorted((a, b) => a - b)
  const shown = games.length > SHOWN ? games.slice(0, SHOWN - 1) : games
  const rest = games.slice(shown.length)

  return (
    <span className={styles.tags}>
      {shown.map((game) => (
        <GameTag key={game} games={[game]} text={`G${game}`} />
      ))}
      {rest.length > 0 ? <GameTag games={rest} text={texts.moreGames(rest.length)} /> : null}
    </span>
  )
}

/** Uses an aria-label instead of hidden text because a screen has hundreds of these. */
function GameTag({ games, text }: { games: readonly number[]; text: string }) {
  const names = games.map(texts.usedInGame)
  return (
    <span className={styles.tag} role="img" aria-label={names.join(', ')} title={names.join('\n')}>
      {text}
    </span>
  )
}
