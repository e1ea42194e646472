import { TrendingUp } from 'lucide-react'
import { metaMessages as texts } from '#contract/stats/meta.texts.ts'
import type { MetaAnswer } from '#contract/stats/meta.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { metaNews } from '#domain/stats/meta.ts'
import { weekText } from './meta-text.ts'
import styles from './Meta.module.css'

/** What changed much lately, and what nearly every series bans. Nothing, if nothing did. */
export function MetaNewsLine({ legends, weeks, seriesWithBans }: MetaAnswer) {
  const news = metaNews(legends, weeks, seriesWithBans)
  if (news.length === 0) return null
  return (
    <p className={styles.news}>
      <TrendingUp aria-hidden="true" />
      <span>
        <b>{texts.moved}:</b>{' '}
        {news
          .map((one) => {
            const { label } = findLegend(one.legend)
            if (one.kind === 'banned') return texts.bannedIn(label, one.series, seriesWithBans)
            const write = one.to > one.from ? texts.rose : texts.fell
            const [from, to] = [`${Math.round(one.from)}%`, `${Math.round(one.to)}%`]
            return write(label, from, to, weekText(one.week))
          })
          .join(' ')}
      </span>
    </p>
  )
}
