import { TriangleAlert } from 'lucide-react'
import type { PlayCardAnswer } from '#contract/regular/play-this.ts'
import { playThisMessages as texts } from '#contract/regular/play-this.texts.ts'
import { compKey } from '#domain/catalog/comp.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { Button } from '../ui/action/Button.tsx'
import { PlayerName } from '../player/PlayerName.tsx'
import { LegendEmblem } from '../ui/legend/LegendEmblem.tsx'
import { Whisker } from '../ui/table/Whisker.tsx'
import { signed } from '../page/signed.ts'
import styles from './PlayCard.module.css'

/** Points a game at the ends of each track: nearly all compositions are between them. */
const RANGE = { low: -1.6, high: 1.6 }

interface PlayCardProps {
  card: PlayCardAnswer
  /** How many other teams are in the lobby. */
  others: number
  hasMap: boolean
  hasDetails: boolean
  picked?: readonly string[] | undefined
  onPick?: ((comp: readonly string[]) => void) | undefined
}

export function PlayCard(props: PlayCardProps) {
  const { card, others, hasMap, hasDetails, picked = [], onPick } = props
  const { label, seats, effect, margin, games, shift } = card
  const comp = seats.map(({ legend }) => legend)
  const interval = { low: effect - margin, high: effect + margin }

  return (
    <li className={styles.card} data-label={label}>
      <h3 className={styles.label}>{texts.label[label]}</h3>
      <ul className={styles.seats}>
        {seats.map((seat) => (
          <Seat key={seat.legend} seat={seat} />
        ))}
      </ul>
      <p className={styles.value} title={texts.valueHint}>
        <Whisker at={effect} interval={interval} range={RANGE} games={games.field} line={0} />
        <b>{texts.points(signed(effect))}</b>
        <span className={styles.range}>
          {texts.range(signed(interval.low), signed(interval.high))}
        </span>
      </p>
      {hasDetails ? (
        <Details card={card} others={others} hasMap={hasMap} />
      ) : (
        <p className={styles.others}>{texts.others(card.others, others)}</p>
      )}
      {onPick ? (
        <div className={styles.pick}>
          <Button
            size="sm"
            disabled={compKey(comp) === compKey(picked)}
            aria-label={texts.pickNamed(comp)}
            onClick={() => onPick(comp)}
          >
            {texts.pick}
          </Button>
        </div>
      ) : null}
      {shift ? (
        <p className={styles.shift}>
          <TriangleAlert aria-hidden="true" />
          {texts.shift(findLegend(shift.legend).label, shift.before, shift.now)}
        </p>
      ) : null}
    </li>
  )
}

function Seat({ seat }: { seat: PlayCardAnswer['seats'][number] }) {
  const { legend, player, id, games, recent } = seat
  const { label, short } = findLegend(legend)

  return (
    <li className={styles.seat}>
      <LegendEmblem legend={legend} size={20} />
      <span className={styles.legend} title={label}>
        {short}
      </span>
      <PlayerName className={styles.player} player={id} name={player} />
      <span className={styles.practice} title={texts.practice(games, recent)}>
        <span aria-hidden="true">{texts.shortPractice(games, recent)}</span>
        <span className="visually-hidden">{texts.practice(games, recent)}</span>
      </span>
    </li>
  )
}

function Details({ card, others, hasMap }: Pick<PlayCardProps, 'card' | 'others' | 'hasMap'>) {
  const { games, legal, contested, nextBan } = card

  return (
    <dl className={styles.details}>
      <dt>{texts.rows.from}</dt>
      <dd>{texts.from(games.field, hasMap ? games.onMap : null, games.own)}</dd>
      <dt>{texts.rows.legal}</dt>
      <dd>{texts.legal(legal)}</dd>
      <dt>{texts.rows.others}</dt>
      <dd>
        {texts.othersOf(card.others, others)}.{' '}
        {texts.contested(findLegend(contested.legend).label, contested.teams, others)}
      </dd>
      {nextBan ? (
        <>
          <dt>{texts.rows.nextBan}</dt>
          <dd>
            {texts.nextBan(findLegend(nextBan.legend).label, nextBan.chance, nextBan.without)}
          </dd>
        </>
      ) : null}
    </dl>
  )
}
