import { memo } from 'react'
import { compEffectMessages as effectTexts } from '#contract/regular/comp-effect.texts.ts'
import { regularMessages as texts } from '#contract/regular/regular.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { FewTag } from '../../shared/ui/table/FewTag.tsx'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { Why } from '../../shared/ui/overlay/Why.tsx'
import { oneDecimal } from '../format.ts'
import { inSeatOrder, type RecommendedRow } from './recommended.ts'
import styles from './RecommendedEntry.module.css'
import { signed } from '../../shared/page/signed.ts'

interface RecommendedEntryProps {
  comp: RecommendedRow
  rank: number
  /** Without a team there are no players to name. */
  hasTeam: boolean
  /** The hovered player, highlighted in every entry to show what they would have to play. */
  player: string | null
  onPlayer: (player: string | null) => void
}

export const RecommendedEntry = memo((props: RecommendedEntryProps) => {
  const { comp, rank, hasTeam, player, onPlayer } = props

  return (
    <li className={styles.entry}>
      <span className={styles.rank}>{texts.rank(rank)}</span>
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
      <ul className={styles.seats}>
        {inSeatOrder(comp).map((seat) => (
          <Seat
            key={seat.legend}
            seat={seat}
            hasTeam={hasTeam}
            isMarked={seat.player !== null && seat.player === player}
            onPlayer={onPlayer}
          />
        ))}
      </ul>
      <div className={styles.facts}>
        <span className={styles.games}>
          {texts.games(comp.games)} {comp.why === null ? null : <FewTag games={comp.games} />}
        </span>
        {comp.effect ? <Effect effect={comp.effect} /> : null}
      </div>
    </li>
  )
})

interface SeatProps {
  seat: RecommendedRow['comp'][number]
  hasTeam: boolean
  isMarked: boolean
  onPlayer: (player: string | null) => void
}

function Seat({ seat: { legend, player }, hasTeam, isMarked, onPlayer }: SeatProps) {
  const { label, short } = findLegend(legend)

  return (
    <li
      className={styles.seat}
      data-marked={isMarked || undefined}
      onPointerEnter={() => onPlayer(player)}
      onPointerLeave={() => onPlayer(null)}
    >
      <LegendEmblem legend={legend} size={20} />
      <span className={styles.words}>
        <span title={label} aria-hidden="true">
          {short}
        </span>
        <span className="visually-hidden">{label}</span>
        {hasTeam || player !== null ? (
          <span className={player === null ? styles.open : styles.player}>
            {player ?? texts.openSeat}
          </span>
        ) : null}
      </span>
    </li>
  )
}

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
