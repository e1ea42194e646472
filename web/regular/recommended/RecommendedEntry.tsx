import { memo } from 'react'
import { compEffectMessages as effectTexts } from '#contract/messages/comp-effect.ts'
import { regularMessages as texts } from '#contract/messages/regular.ts'
import { messages } from '#contract/messages.ts'
import { isLowSample } from '../../shared/page/low-sample.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { Meter } from '../../shared/ui/table/Meter.tsx'
import { Why } from '../../shared/ui/overlay/Why.tsx'
import { oneDecimal } from '../format.ts'
import { inSeatOrder, type RecommendedRow } from './recommended.ts'
import styles from './RecommendedEntry.module.css'
import { signed } from './signed.ts'

interface RecommendedEntryProps {
  comp: RecommendedRow
  rank: number
  /** Length of its bar in percent. */
  bar: number
  /** Without a team there are no players to name. */
  hasTeam: boolean
  /** The hovered player, highlighted in every entry to show what they would have to play. */
  player: string | null
  onPlayer: (player: string | null) => void
}

export const RecommendedEntry = memo((props: RecommendedEntryProps) => {
  const { comp, rank, bar, hasTeam, player, onPlayer } = props

  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <span className={styles.rank}>{texts.rank(rank)}</span>
        <span className={styles.games}>
          {texts.games(comp.games)}
          {comp.why !== null && isLowSample(comp.games) ? `, ${messages.kit.lowSample}` : null}
        </span>
        <span className={styles.value}>
          {texts.value}{' '}
          {comp.value === null ? (
            <b>{texts.noValue}</b>
          ) : (
            <Why
              className={styles.number}
              title={texts.recommended}
              load={loadWhy}
              subject={{ comp }}
            >
              {oneDecimal(comp.value)}
            </Why>
          )}
        </span>
      </div>
      <Meter percent={bar} />
      {comp.effect ? <Effect effect={comp.effect} /> : null}
      <ul className={styles.seats}>
        {inSeatOrder(comp).map((seat) => (
          <li
            key={seat.legend}
            className={styles.seat}
            data-marked={(seat.player !== null && seat.player === player) || undefined}
            onPointerEnter={() => onPlayer(seat.player)}
            onPointerLeave={() => onPlayer(null)}
          >
            <LegendEmblem legend={seat.legend} size={38} label />
            {hasTeam || seat.player !== null ? (
              <span className={seat.player === null ? styles.open : styles.player}>
                {seat.player ?? texts.openSeat}
              </span>
            ) : null}
          </li>
        ))}
      </ul>
    </li>
  )
})

/** Beside the value, which also measures who plays it. */
function Effect({
  effect: { effect, interval },
}: {
  effect: NonNullable<RecommendedRow['effect']>
}) {
  return (
    <p className={styles.effect}>
      <b>{effectTexts.effect(signed(effect))}</b>
      {interval ? `, ${effectTexts.between(signed(interval.low), signed(interval.high))}` : null}
    </p>
  )
}

const loadWhy = () => import('./WhyValue.tsx').then((chunk) => chunk.WhyValue)
