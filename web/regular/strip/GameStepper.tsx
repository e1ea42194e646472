import { Minus, Plus } from 'lucide-react'
import { lobbyMessages as texts } from '#contract/regular/lobby.texts.ts'
import { useSingleKeys } from '../../shared/keyboard/use-single-keys.ts'
import styles from './GameStepper.module.css'

interface GameStepperProps {
  game: number
  /** Null if another game can follow. */
  last: number | null
  onStep: (game: number) => void
  /** The keys work without it. */
  isShown: boolean
}

/** Games of a usual series. Finals can have more. */
const USUAL_GAMES = 6

export function GameStepper({ game, last, onStep, isShown }: GameStepperProps) {
  const isLast = game === last
  const next = () => {
    if (!isLast) onStep(game + 1)
  }
  useSingleKeys({ '+': next, '-': () => onStep(game - 1) })

  if (!isShown) return null
  return (
    <div className={styles.stepper} role="group" aria-label={texts.gameNumber}>
      <button
        type="button"
        className={styles.step}
        aria-label={texts.previousGame}
        // Not `disabled`, which would lose the focus.
        aria-disabled={game === 1}
        onClick={() => onStep(game - 1)}
      >
        <Minus aria-hidden="true" />
      </button>
      <b className={styles.game}>
        {texts.game(game)}{' '}
        {game <= USUAL_GAMES ? (
          <small className={styles.of}>{texts.ofGames(USUAL_GAMES)}</small>
        ) : null}
      </b>
      <button
        type="button"
        className={styles.step}
        aria-label={texts.nextGame}
        aria-disabled={isLast}
        onClick={next}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  )
}
