import { lobbyMessages } from '#contract/regular/lobby.texts.ts'
import { teamForecastMessages as texts } from '#contract/forecast/team-forecast.texts.ts'
import { currentLegends } from '#domain/catalog/legend.ts'
import { LegendChips } from '../../shared/ui/legend/LegendChips.tsx'
import { LegendField } from '../../shared/ui/legend/LegendField.tsx'
import styles from './KnownPicksField.module.css'

interface KnownPicksFieldProps {
  /** Legend keys. */
  legends: readonly string[]
  bans: readonly string[]
  onChange: (legends: readonly string[]) => void
}

const SEATS = 3

/** The legends a team has locked, up to three. */
export function KnownPicksField({ legends, bans, onChange }: KnownPicksFieldProps) {
  const open = currentLegends().filter(({ key }) => !legends.includes(key) && !bans.includes(key))

  return (
    <div className={styles.picks}>
      <LegendChips legends={legends} removeLabel={texts.removePick} onChange={onChange} />
      {legends.length < SEATS ? (
        <LegendField
          label={texts.addPick}
          legends={open}
          noMatch={lobbyMessages.noMatch}
          onPick={({ key }) => onChange([...legends, key])}
        />
      ) : (
        <p className={styles.hint}>{texts.allPicked}</p>
      )}
      <p className={styles.hint}>{texts.knownPicksHint}</p>
    </div>
  )
}
