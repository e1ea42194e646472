import { ChevronLeft, ChevronRight } from 'lucide-react'
import { draftReplayMessages as texts } from '#contract/draft/draft-replay.texts.ts'
import type { DraftEntry } from '#domain/draft/draft.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { AVAILABLE, BANNED } from '../../shared/ui/legend/emblem-state.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { labelOf } from '../status/draft-texts.ts'
import type { ReplayRow } from './replay-rows.ts'
import styles from './ReplayBoard.module.css'

interface ReplayBoardProps {
  row: ReplayRow
  rows: readonly ReplayRow[]
  at: number
  firstGame: number
  onStep: (index: number) => void
}

/** The draft as it was after a step, with the slider that steps through it. */
export function ReplayBoard({ row, rows, at, firstGame, onStep }: ReplayBoardProps) {
  const count = rows.length
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
        <GameMarks rows={rows} at={at} onStep={onStep} />
        <h3 className={styles.heading}>{texts.bans}</h3>
        <Legends legends={bans} isBanned />
        <h3 className={styles.heading}>{texts.picks}</h3>
        <Legends legends={picks} />
        <h3 className={styles.heading}>{texts.games}</h3>
        {games.length === 0 ? <p className={styles.none}>{texts.none}</p> : null}
        <ol className={styles.games}>
          {games.map((game, index) => (
            <Game key={game.id} game={game} number={index + firstGame} />
          ))}
        </ol>
      </div>
    </Panel>
  )
}

/** One button for each game that was saved. */
function GameMarks({ rows, at, onStep }: Pick<ReplayBoardProps, 'rows' | 'at' | 'onStep'>) {
  const marks = rows.flatMap(({ savedGame, version }, index) =>
    savedGame === null ? [] : [{ savedGame, version, index }],
  )
  if (marks.length === 0) return null
  return (
    <div className={styles.marks}>
      {marks.map(({ savedGame, version, index }) => (
        <Button
          key={version}
          size="sm"
          variant={index === at ? 'primary' : 'secondary'}
          aria-label={texts.toGame(savedGame)}
          onClick={() => onStep(index)}
        >
          {texts.game(savedGame)}
        </Button>
      ))}
    </div>
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
