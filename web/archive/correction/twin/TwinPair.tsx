import { decideGameTwin, type GameTwin, type TwinGame } from '#contract/archive/game-twin.ts'
import { gameTwinMessages as texts } from '#contract/archive/game-twin.texts.ts'
import { call } from '../../../shared/api/api.ts'
import { keepFocus } from '../../../shared/keyboard/keep-focus.ts'
import { formatDateTime } from '../../../shared/page/time.ts'
import { formatExactTime, isoTime } from '../../../shared/page/time-element.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { Badge } from '../../../shared/ui/layout/Badge.tsx'
import { formatName } from '../../import/history/ImportParts.tsx'
import { findMapName } from '../map-name.ts'
import { useCorrection } from '../use-correction.ts'
import styles from './TwinPair.module.css'

/** Two games side by side, and the decision about them. */
export function TwinPair({ twin }: { twin: GameTwin }) {
  const { game, other, players, samePlayers } = twin
  const names = [nameOf(game), nameOf(other)] as const
  const apartS = Math.abs(game.startedAt - other.startedAt) / 1000

  return (
    <>
      <div className={styles.games}>
        <Game game={game} other={other} />
        <Game game={other} other={game} />
      </div>
      <div className={styles.decision}>
        <p>
          <b>{texts.agree(samePlayers, players)}</b>, {texts.apart(Math.round(apartS))}
        </p>
        <Decide twin={twin} isSame label={texts.sameOf(...names)} />
        <Decide twin={twin} isSame={false} label={texts.differentOf(...names)} />
      </div>
    </>
  )
}

const nameOf = ({ event, number }: TwinGame) => texts.gameOf(event, number)

function Game({ game, other }: { game: TwinGame; other: TwinGame }) {
  const shared = new Set(other.teams)

  return (
    <section className={styles.game} aria-label={nameOf(game)}>
      <h3>
        {nameOf(game)} <Badge>{formatName(game.format)}</Badge>
      </h3>
      <p>
        <time dateTime={isoTime(game.startedAt)} title={formatExactTime(game.startedAt)}>
          {formatDateTime(game.startedAt)}
        </time>
        {game.map === null ? null : ` · ${findMapName(game.map)}`}
      </p>
      <ul className={styles.teams} aria-label={texts.teams}>
        {game.teams.map((team) => (
          <li key={team} data-shared={shared.has(team) || undefined}>
            {team}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Decide({ twin, isSame, label }: { twin: GameTwin; isSame: boolean; label: string }) {
  const { game, other } = twin
  const { send, isPending } = useCorrection(
    () => call(decideGameTwin, { mid: game.mid, otherMid: other.mid, isSame }),
    () => void requestAnimationFrame(keepFocus),
  )
  return (
    <Button
      size="sm"
      variant={isSame ? 'primary' : 'secondary'}
      busy={isPending}
      aria-label={label}
      onClick={() => send()}
    >
      {isSame ? texts.same : texts.different}
    </Button>
  )
}
