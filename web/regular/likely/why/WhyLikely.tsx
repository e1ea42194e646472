import { rankingMessages as viewTexts } from '#contract/regular/ranking.texts.ts'
import { regularDetailMessages as texts } from '#contract/regular/regular-detail.texts.ts'
import type { LikelyComp } from '#domain/regular/ranking.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import type { WeightTerm } from '#domain/regular/weight.ts'
import styles from './WhyLikely.module.css'
import { WhyComp, WhyPart, WhyPoints, writeWeight } from './WhyParts.tsx'

interface WhyLikelyProps {
  comp: LikelyComp
  shownWeight: number
}

export function WhyLikely({ comp: { record, weight, share }, shownWeight }: WhyLikelyProps) {
  const banned = record.banned_with.map((legend) => findLegend(legend).label)

  return (
    <>
      <WhyComp comp={record.comp} />
      <WhyPart title={texts.weight}>
        <ul>
          {weight.terms.map((term) => (
            <li key={term.kind}>{inWords(term)}</li>
          ))}
        </ul>
        <p className={styles.sum}>{texts.weightIs(writeWeight(weight.value))}</p>
      </WhyPart>
      <WhyPart title={texts.share}>
        <p>
          {share === null
            ? texts.notRanked
            : texts.shareText(share, writeWeight(weight.value), writeWeight(shownWeight))}
        </p>
      </WhyPart>
      <WhyPart title={texts.gameOrders}>
        <p>{orderCounts(record.game_orders)}</p>
        {banned.length > 0 ? <p>{texts.bannedThen(banned)}</p> : null}
      </WhyPart>
      <WhyPoints points={record.points} />
      {share === null ? <p className={styles.closed}>{viewTexts.hasBanned}</p> : null}
    </>
  )
}

/** `G1 4x, G2`. */
export function orderCounts(orders: readonly number[]): string {
  return [...Map.groupBy(orders, (order) => order)]
    .toSorted(([a], [b]) => a - b)
    .map(([game, times]) => texts.orderTimes(game, times.length))
    .join(', ')
}

function inWords(term: WeightTerm): string {
  const { terms } = texts
  switch (term.kind) {
    case 'near':
      return terms.near(writeWeight(term.add), writeWeight(term.meanOrder), term.game)
    case 'same':
      return terms.same(writeWeight(term.add), term.game)
    case 'orders':
      return terms.orders(writeWeight(term.add), term.games)
    case 'bans':
      return terms.bans(writeWeight(term.add), term.matching, term.bans)
    case 'allBans':
      return terms.allBans(writeWeight(term.times))
    case 'available':
      return term.add > 0
        ? terms.available(writeWeight(term.add))
        : terms.unavailable(writeWeight(term.add))
    default:
      return terms.recency(String(term.times), texts.days(Math.floor(term.days)))
  }
}
