import { ChevronLeft, ChevronRight } from 'lucide-react'
import { draftReplayMessages as texts } from '#contract/messages/draft-replay.ts'
import type { DraftEntry } from '#domain/draft/draft.ts'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { AVAILABLE, BANNED } from '../../shared/ui/legend/emblem-state.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { labelOf } from '../status/draft-texts.ts'
import type { ReplayRow } from './replay-rows.ts'
import styles from './ReplayBoard.module.css'

interface ReplayBoardProps {
  row: ReplayRow
  at: number
  count: number
  onStep: (index: number) => void
}

/** The draft as it was after a step, with the slider that steps through it. */
export function ReplayBoard({ row, at, count, onStep }: ReplayBoardProps) {
  const { banned_legends: bans, picked_legends: picks, draft_history: games } = row.draft
  const stepText = texts.step(at + 1, count)
  return (
    <Panel title={texts.board} count={stepText}>
      <div className={styles.board}>
        <div className={styles.slider}>
          <IconButton
            label={texts.previous}
            icon={<ChevronLeft aria-hidden="true" />}
            disabled={at === 0}
            onClick={() => onStep(at - 1)}
          />
          <input
            className={styles.range}
            type="range"
            aria-label={texts.steps}
            aria-valuetext={`${stepText}. ${row.who ?? ''} ${row.action}`}
            min={0}
            max={count - 1}
            value={at}
            onChange={({ target }) => onStep(Number(target.value))}
          />
          <IconButton
            label={texts.next}
            icon={<ChevronRight aria-hidden="true" />}
            disabled={at === count - 1}
            onClick={() => onStep(at + 1)}
          />
        </div>
        <h3 className={styles.heading}>{texts.bans}</h3>
        <Legends legends={bans} isBanned />
        <h3 className={styles.heading}>{texts.picks}</h3>
        <Legends legends={picks} />
        <h3 className={styles.heading}>{texts.games}</h3>
        {games.length === 0 ? <p className={styles.none}>{texts.none}</p> : null}
        <ol className={styles.games}>
          {games.map((game, index) => (
            <Game key={game.id} game={game} number={index + 1} />
          ))}
        </ol>
      </div>
    </Panel>
  )
}

function Game({ game, number }: { game: DraftEntry; number: number }) {
  return (
    <li className={styles.game}>
      <span className={styles.number}>{texts.game(number)}</span>
      <Legends legends={game.comp} />
    </li>
  )
}

function Legends({
  legends,
  isBanned = false,
}: {
  legends: readonly string[]
  isBanned?: boolean
}) {
  if (legends.length === 0) return <p className={styles.none}>{texts.none}</p>
  return (
    <ul className={styles.legends}>
      {legends.map((legend) => (
        <li key={legend} className={styles.legend}>
          <LegendEmblem legend={legend} size={26} state={isBanned ? BANNED : AVAILABLE} />
          {labelOf(legend)}
        </li>
      ))}
    </ul>
  )
}
