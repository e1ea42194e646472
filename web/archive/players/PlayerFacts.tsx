import { playerAdminMessages as texts } from '#contract/archive/player-admin.texts.ts'
import type { PlayerAdminRow } from '#contract/archive/player-admin.ts'
import styles from './PlayerAdminPanel.module.css'

/** Some players take another name for every game. */
const SHOWN_NAMES = 6

/** Enough to tell two players of the same name apart. */
export function PlayerFacts({ player }: { player: PlayerAdminRow }) {
  const { name, otherNames, teams, games } = player
  const more = otherNames.length - SHOWN_NAMES

  return (
    <>
      <strong>{name}</strong>{' '}
      <span className={styles.facts}>
        {texts.gamesOf(games)}, {texts.idOf(player.player)}
      </span>
      {teams.length > 0 ? (
        <span className={styles.line}> {texts.teamsOf(teams.length, teams.join(', '))}</span>
      ) : null}
      {otherNames.length > 0 ? (
        <span className={styles.line} title={more > 0 ? otherNames.join(', ') : undefined}>
          {' '}
          {texts.alsoNamed(otherNames.slice(0, SHOWN_NAMES).join(', '))}
          {more > 0 ? ` ${texts.moreNames(more)}` : null}
        </span>
      ) : null}
    </>
  )
}
