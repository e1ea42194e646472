import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import type { ValueModel } from '#domain/regular/value.ts'
import { type RankedComp, whyValue } from './recommended.ts'
import styles from './WhyComposition.module.css'

interface WhyCompositionProps {
  ranked: RankedComp
  model: ValueModel
}

/** Explains how a value is calculated. */
export function WhyComposition({ ranked, model }: WhyCompositionProps) {
  const why = whyValue(ranked, model)
  if (!why) return <p>{texts.whyWorkbook}</p>
  const k = why.k.toFixed(1)
  const words = ranked.leansOn === null ? texts.whyOverall : texts.whyMap

  return (
    <div className={styles.why}>
      <p>{texts.whyText}</p>
      <p className={styles.terms}>
        {texts.whyTerms(why.n, why.mean.toFixed(2), k, why.prior.toFixed(2), why.value.toFixed(2))}
      </p>
      <p>{words(texts.compGames(why.n), k)}</p>
      {why.interval ? (
        <p>{texts.whyInterval(why.interval.low.toFixed(1), why.interval.high.toFixed(1))}</p>
      ) : null}
      <p>{texts.whyBar}</p>
    </div>
  )
}
