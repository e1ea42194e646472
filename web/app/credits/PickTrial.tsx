import { useState } from 'react'
import { creditsMessages } from '#contract/base/credits.texts.ts'
import { AVAILABLE, BANNED, PICKED } from '../../shared/ui/legend/emblem-state.ts'
import { LegendTile } from '../../shared/ui/legend/LegendTile.tsx'
import styles from './PickTrial.module.css'

const LEGENDS = ['Bangalore', 'Horizon', 'Bloodhound', 'Gibraltar', 'Catalyst', 'Mirage']
const BANNED_ONE = 'Mirage'

/** The draft's tiles to try out, without affecting a draft. */
export function PickTrial() {
  const [picks, setPicks] = useState<readonly string[]>([])

  const toggle = (legend: string) =>
    setPicks(picks.includes(legend) ? picks.filter((pick) => pick !== legend) : [...picks, legend])

  return (
    <div className={styles.tiles} role="group" aria-label={creditsMessages.tryIt}>
      {LEGENDS.map((legend) => (
        <LegendTile
          key={legend}
          legend={legend}
          state={stateOf(legend, picks)}
          onPress={() => toggle(legend)}
          {...reasonAgainst(legend, picks)}
        />
      ))}
    </div>
  )
}

const stateOf = (legend: string, picks: readonly string[]) =>
  legend === BANNED_ONE ? BANNED : (PICKED[picks.indexOf(legend)] ?? AVAILABLE)

function reasonAgainst(legend: string, picks: readonly string[]) {
  if (legend === BANNED_ONE) return { disabledReason: creditsMessages.tryItBanned }
  if (picks.length === 3 && !picks.includes(legend)) {
    return { disabledReason: creditsMessages.tryItFull }
  }
  return {}
}
