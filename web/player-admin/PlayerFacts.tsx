import { playerAdminMessages as texts } from '#contract/messages/player-admin.ts'
import type { PlayerAdminRow } from '#contract/player-admin.ts'
import styles from './PlayerAdminPanel.module.css'

/** Enough to tell two players of the same name apart. */
export function PlayerFacts({ player }: { player: PlayerAdminRow }) {
  const { name, otherNames, teams, games } = player
  const also = otherNames.length > 0 ? texts.alsoNamed(otherNames.join(', ')) : null

  return (
    <>
      <strong>{name}</strong>{' '}
      <span className={styles.facts}>
        {[also, ...teams, texts.gamesOf(games), texts.idOf(player.player)]
          .filter((fact) => fact !== null)
          .join(', ')}
      </span>
    </>
  )
}
