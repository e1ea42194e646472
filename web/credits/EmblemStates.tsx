import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { Button } from '../shared/ui/Button.tsx'
import type { EmblemState } from '../shared/ui/emblem-state.ts'
import { LegendEmblem } from '../shared/ui/LegendEmblem.tsx'
import styles from './EmblemStates.module.css'

const { stateNames, stateTexts } = messages.credits

const EXAMPLES: readonly { legend: string; state: EmblemState }[] = [
  { legend: 'Wattson', state: { kind: 'available' } },
  { legend: 'Lifeline', state: { kind: 'banned' } },
  { legend: 'Crypto', state: { kind: 'picked', slot: 1 } },
  { legend: 'Ash', state: { kind: 'used', games: [1, 3] } },
  { legend: 'Octane', state: { kind: 'pending' } },
]

export function EmblemStates() {
  const [washes, setWashes] = useState(0)

  return (
    <ul className={styles.states}>
      {EXAMPLES.map(({ legend, state }) => (
        <li key={state.kind} className={styles.state}>
          <LegendEmblem legend={legend} size={56} state={state} label />
          <StateWords kind={state.kind} />
        </li>
      ))}
      <li className={styles.state}>
        <LegendEmblem key={washes} legend="Alter" size={56} state={{ kind: 'remote' }} label />
        <StateWords kind="remote" />
        <Button size="sm" onClick={() => setWashes(washes + 1)}>
          {messages.credits.showAgain}
        </Button>
      </li>
    </ul>
  )
}

function StateWords({ kind }: { kind: EmblemState['kind'] }) {
  return (
    <div className={styles.words}>
      <b className={styles.name}>{stateNames[kind]}</b>
      <span className={styles.text}>{stateTexts[kind]}</span>
    </div>
  )
}
