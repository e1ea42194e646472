import { Check } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { poiDraftMessages as texts } from '#contract/poi-draft/poi-draft.texts.ts'
import { mapName } from '#domain/catalog/map.ts'
import { poiName } from '#domain/catalog/poi.ts'
import { ignoresSingleKeys } from '../../shared/keyboard/single-keys.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import type { Board, BoardSpot } from '../board-model.ts'
import styles from './ClockLine.module.css'
import { PickClock } from './PickClock.tsx'

interface ClockLineProps {
  board: Board
  /** What the button claims. */
  target: BoardSpot | null
  isBusy: boolean
  ahead: number
  onClaim: () => void
  onPause: (paused: boolean) => void
}

/** Whose pick it is, and what to claim with it. */
export function ClockLine({ board, target, isBusy, ahead, onClaim, onPause }: ClockLineProps) {
  const { draft, picks, clock, isOurTurn, nextPick, plan } = board
  useEnter(onClaim)
  const next = plan.find(({ pick }) => pick === nextPick)

  return (
    <section className={styles.line} aria-label={texts.clock}>
      <div className={styles.words} role="status">
        {clock ? (
          <>
            <Badge tone="accent">{texts.pickOf(clock.number, picks.length)}</Badge>
            <b>{texts.onTheClock(clock.team)}</b>
          </>
        ) : (
          <b>{texts.over}</b>
        )}
        {clock && isOurTurn ? <BestWish board={board} /> : null}
      </div>
      {clock && draft.timer ? (
        <PickClock timer={draft.timer} ahead={ahead} onPause={onPause} />
      ) : null}
      {nextPick === null ? null : (
        <span className={styles.next}>
          {!next || next.best === null
            ? texts.nextPick(nextPick)
            : texts.nextPlan(
                nextPick,
                poiName(next.map, next.best),
                next.planB === null ? null : poiName(next.map, next.planB),
              )}
        </span>
      )}
      {clock ? (
        <Button
          variant="primary"
          icon={<Check aria-hidden="true" />}
          disabled={target === null}
          busy={isBusy}
          aria-keyshortcuts="Enter"
          onClick={onClaim}
        >
          {target === null ? texts.chooseSpot : claimText(board, target)}
        </Button>
      ) : null}
    </section>
  )
}

function BestWish({ board: { plan } }: { board: Board }) {
  const [now] = plan
  if (!now || now.best === null) return <span>{texts.noWish}</span>
  return (
    <span>
      {texts.bestWish}{' '}
      <b className={styles.wish}>{texts.spotOn(poiName(now.map, now.best), mapName(now.map))}</b>
    </span>
  )
}

function claimText({ isOurTurn, clock }: Board, { map, poi }: BoardSpot) {
  const spot = poiName(map, poi)
  return isOurTurn || !clock ? texts.claim(spot) : texts.claimFor(spot, clock.team)
}

/** Enter on a button or link presses that. */
function useEnter(onEnter: () => void) {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.altKey) return
    if (ignoresSingleKeys(event, { isSwitchedOn: true })) return
    if (event.target instanceof Element && event.target.closest('a, button, [role=menu]')) return
    event.preventDefault()
    onEnter()
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => act(event)
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}
