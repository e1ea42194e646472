import { Lock } from 'lucide-react'
import { forecastMessages as texts } from '#contract/forecast/forecast.texts.ts'
import { ownTeamMessages } from '#contract/catalog/own-team.texts.ts'
import { regularMessages as viewTexts } from '#contract/regular/regular.texts.ts'
import styles from './RowTeam.module.css'
import { isLittleKnown } from '../../shared/forecast/little-known.ts'
import type { TableTeam } from './table-team.ts'

interface RowTeamProps {
  team: TableTeam
  onOpen: (team: string) => void
}

/** The name opens the drawer, as a click on the row does. */
export function RowTeam({ team: { ranked, forecast, known, isOwn }, onOpen }: RowTeamProps) {
  const { team } = ranked

  return (
    <span className={styles.team}>
      <button
        type="button"
        className={styles.name}
        data-length={team.length > LONG ? 'long' : team.length > MEDIUM ? 'medium' : undefined}
        title={texts.openTeam(team)}
        aria-haspopup="dialog"
        onClick={(event) => {
          // The row has the same handler.
          event.stopPropagation()
          onOpen(team)
        }}
      >
        {team}
      </button>
      {isOwn ? <span className={styles.own}>{ownTeamMessages.you}</span> : null}
      <small className={styles.games} aria-hidden="true">
        {viewTexts.games(ranked.games)}
      </small>
      {known.length > 0 ? (
        <Lock className={styles.lock} role="img" aria-label={texts.locked} />
      ) : null}
      {forecast && isLittleKnown(forecast) ? (
        <span className={styles.tag} title={texts.fewHint(forecast.games)}>
          {forecast.games === 0 ? texts.fieldTag : texts.few}
        </span>
      ) : null}
    </span>
  )
}

/** Names with more letters are smaller in a narrow table. */
const MEDIUM = 12
/** Names with more letters wrap to two smaller lines. */
const LONG = 16
