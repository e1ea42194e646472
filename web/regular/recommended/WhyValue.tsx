import { regularDetailMessages as texts } from '#contract/messages/regular-detail.ts'
import type { RecommendedRow } from './recommended.ts'
import { WhyComp, WhyInterval, WhyPart, writeWeight } from '../likely/WhyParts.tsx'

export function WhyValue({ comp: { comp, value, games, why } }: { comp: RecommendedRow }) {
  if (!why || value === null) return <p>{texts.valueGiven}</p>
  const k = writeWeight(why.k)

  return (
    <>
      <WhyComp comp={comp.map(({ legend }) => legend)} />
      <WhyPart title={texts.value}>
        <p>{texts.valueText}</p>
        <p>
          {texts.valueTerms(games, why.mean.toFixed(2), k, why.prior.toFixed(2))}{' '}
          {texts.weightIs(value.toFixed(2))}
        </p>
        <WhyInterval interval={why.interval} />
      </WhyPart>
      <WhyPart title={texts.howShrunk}>
        <p>{texts.valueWords(games, k)}</p>
      </WhyPart>
      <WhyPart title={texts.players}>
        <p>{texts.seats}</p>
      </WhyPart>
    </>
  )
}
