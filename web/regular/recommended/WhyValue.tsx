import { compEffectDetailMessages as whyTexts } from '#contract/regular/comp-effect-detail.texts.ts'
import { regularDetailMessages as texts } from '#contract/regular/regular-detail.texts.ts'
import { NO_EFFECT_GAMES } from '#domain/regular/effect.ts'
import type { RecommendedRow } from './recommended.ts'
import { signed } from '../../shared/page/signed.ts'
import { WhyComp, WhyInterval, WhyPart, writeWeight } from '../likely/why/WhyParts.tsx'

export function WhyValue({ comp: { comp, value, games, why, effect } }: { comp: RecommendedRow }) {
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
      {effect ? <WhyEffect effect={effect} /> : null}
      <WhyPart title={texts.players}>
        <p>{texts.seats}</p>
      </WhyPart>
    </>
  )
}

function WhyEffect({ effect }: { effect: NonNullable<RecommendedRow['effect']> }) {
  const { n, raw, interval } = effect
  return (
    <WhyPart title={whyTexts.title}>
      <p>{whyTexts.compared(n, signed(raw))}</p>
      <p>
        {whyTexts.terms(n, signed(raw), NO_EFFECT_GAMES)} {texts.weightIs(signed(effect.effect))}
      </p>
      <WhyInterval interval={interval} write={signed} />
    </WhyPart>
  )
}
