import { useState } from 'react'
import { creditsMessages } from '#contract/base/credits.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { emblemName, type EmblemState } from '../../shared/ui/legend/emblem-state.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import styles from './EmblemStates.module.css'

const { stateNames, stateTexts } = creditsMessages

const EXAMPLES: readonly Example[] = [
  { legend: 'Wattson', state: { kind: 'available' } },
  { legend: 'Lifeline', state: { kind: 'banned' } },
  { legend: 'Crypto', state: { kind: 'picked', slot: 1 } },
  { legend: 'Ash', state: { kind: 'used', games: [2] } },
  { legend: 'Octane', state: { kind: 'pending' } },
]
const REMOTE: Example = { legend: 'Alter', state: { kind: 'remote' } }

interface Example {
  legend: string
  state: EmblemState
}

export function EmblemStates() {
  const [washes, setWashes] = useState(0)

  return (
    <ul className={styles.states}>
      {EXAMPLES.map((example) => (
        <li key={example.state.kind} className={styles.state}>
          <LegendEmblem {...example} size={56} />
          <StateWords {...example} />
        </li>
      ))}
      <li className={styles.state}>
        <LegendEmblem key={washes} {...REMOTE} size={56} />
        <StateWords {...REMOTE} />
        <Button size="sm" onClick={() => setWashes(washes + 1)}>
          {creditsMessages.showAgain}
        </Button>
      </li>
    </ul>
  )
}

function StateWords({ legend, state }: Example) {
  return (
    <div className={styles.words}>
      <b className={styles.name}>{stateNames[state.kind]}</b>
      <span className={styles.text}>{stateTexts[state.kind]}</span>
      <span className={styles.text}>
        {creditsMessages.readAs(emblemName(findLegend(legend), state))}
      </span>
    </div>
  )
}
