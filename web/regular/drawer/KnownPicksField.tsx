import { X } from 'lucide-react'
import { lobbyMessages } from '#contract/messages/lobby.ts'
import { forecastMessages as texts } from '#contract/messages/forecast.ts'
import { findLegend, LEGENDS } from '#domain/legend/legend.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
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
  const open = LEGENDS.filter(({ key }) => !legends.includes(key) && !bans.includes(key))

  return (
    <div className={styles.picks}>
      {legends.length > 0 ? (
        <ul className={styles.chips}>
          {legends.map((key) => {
            const { name, label } = findLegend(key)
            return (
              <li key={key} className={styles.chip}>
                <LegendEmblem legend={name} size={20} />
                {label}
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={texts.removePick(label)}
                  onClick={() => onChange(legends.filter((other) => other !== key))}
                >
                  <X aria-hidden="true" />
                </button>
              </li>
            )
          })}
        </ul>
      ) : null}
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
