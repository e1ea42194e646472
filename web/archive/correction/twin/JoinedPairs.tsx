import { type JoinedTwin, splitGameTwin } from '#contract/archive/game-twin.ts'
import { gameTwinMessages as texts } from '#contract/archive/game-twin.texts.ts'
import { call } from '../../../shared/api/api.ts'
import { keepFocus } from '../../../shared/keyboard/keep-focus.ts'
import { formatRelative } from '../../../shared/page/relative-time.ts'
import { useNow } from '../../../shared/page/use-now.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import { useCorrection } from '../use-correction.ts'
import styles from './TwinPanel.module.css'

const NOW_MS = 30_000

/** Decisions for the same game, each can be undone. */
export const JoinedPairs = ({ joined }: { joined: readonly JoinedTwin[] }) => (
  <Panel title={texts.joinedTitle} count={texts.count(joined.length)} flush>
    <p className={styles.about}>{texts.joinedAbout}</p>
    <ul className={styles.pairs}>
      {joined.map((pair) => (
        <li key={`${pair.game.mid} ${pair.other.mid}`} className={styles.joined}>
          <Joined pair={pair} />
        </li>
      ))}
    </ul>
  </Panel>
)

function Joined({ pair: { game, other, decidedBy, decidedAt } }: { pair: JoinedTwin }) {
  const nowMs = useNow(NOW_MS)
  const names = [
    texts.gameOf(game.event, game.number),
    texts.gameOf(other.event, other.number),
  ] as const
  const { send, isPending } = useCorrection(
    () => call(splitGameTwin, { mid: game.mid, otherMid: other.mid }),
    () => void requestAnimationFrame(keepFocus),
  )

  return (
    <>
      <p>
        <b>{names.join(' = ')}</b>
        <br />
        <small>{texts.joinedBy(decidedBy, formatRelative(decidedAt, nowMs))}</small>
      </p>
      <Button
        size="sm"
        busy={isPending}
        aria-label={texts.splitOf(...names)}
        onClick={() => send()}
      >
        {texts.split}
      </Button>
    </>
  )
}
