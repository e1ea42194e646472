import { regularMessages as texts } from '#contract/messages/regular.ts'
import styles from './GameTags.module.css'

const SHOWN = 3

/** The games of a series it was used in; where there are more than three, the earliest two and how many follow. */
export function GameTags({ orders }: { orders: readonly number[] }) {
  const games = [...new Set(orders)].toSorted((a, b) => a - b)
  const shown = games.length > SHOWN ? games.slice(0, SHOWN - 1) : games
  const rest = games.slice(shown.length)

  return (
    <span className={styles.tags}>
      {shown.map((game) => (
        <span key={game} className={styles.tag} title={texts.usedInGame(game)}>
          <span aria-hidden="true">G{game}</span>
          <span className="visually-hidden">{texts.usedInGame(game)}</span>
        </span>
      ))}
      {rest.length > 0 ? (
        <span className={styles.tag} title={rest.map(texts.usedInGame).join('\n')}>
          <span aria-hidden="true">{texts.moreGames(rest.length)}</span>
          <span className="visually-hidden">{rest.map(texts.usedInGame).join(', ')}</span>
        </span>
      ) : null}
    </span>
  )
}
