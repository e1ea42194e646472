import type { ReactNode } from 'react'
import { compEffectMessages as effectTexts } from '#contract/regular/comp-effect.texts.ts'
import { poiDetailMessages as texts } from '#contract/map/poi-detail.texts.ts'
import { rateInterval } from '#domain/base/interval.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { otherNames } from '#domain/catalog/poi.ts'
import { type PoiComp, poiCompValue, type PoiStatistic } from '#domain/map/poi-stats.ts'
import { meanOf } from '#domain/stats/sums.ts'
import { compNames } from '../../../shared/ui/legend/trio-order.ts'
import { poiPercent, points } from '../format.ts'
import styles from './WhyPoi.module.css'

/** Explains the figures of a POI. */
export function WhyPoi({ map, statistic }: { map: MapId; statistic: PoiStatistic }) {
  const others = otherNames(map, { name: statistic.poiName })

  return (
    <>
      <WhyFigures figures={statistic} />
      <Part title={texts.games}>
        <p>{texts.gamesText(statistic.totalGames)}</p>
        {others.length > 0 ? <p>{texts.otherNames(others)}</p> : null}
      </Part>
    </>
  )
}

/** Explains the figures of a composition at a POI. */
export function WhyPoiComp({ poi, comp }: { poi: PoiStatistic; comp: PoiComp }) {
  const { n, mean, prior, k, value } = poiCompValue(poi, comp)

  return (
    <>
      <p className={styles.comp}>{compNames(comp.comp)}</p>
      <WhyFigures figures={comp} />
      <p className={styles.note}>{effectTexts.whoPlaysIt}</p>
      <Part title={texts.order}>
        <p>{texts.orderText(k)}</p>
        <p>{texts.orderTerms(n, mean.toFixed(2), k, prior.toFixed(2), value.toFixed(2))}</p>
      </Part>
    </>
  )
}

function WhyFigures({ figures }: { figures: Omit<PoiComp, 'comp' | 'totalKills'> }) {
  const { wins, totalGames, winRate } = figures
  const rate = rateInterval(wins, totalGames)
  const mean = meanOf(figures.points)

  return (
    <>
      <Part title={texts.winRate}>
        <p>{texts.winRateText(wins, totalGames, poiPercent(winRate))}</p>
        {rate ? <Interval low={poiPercent(rate.low)} high={poiPercent(rate.high)} /> : null}
      </Part>
      {mean ? (
        <Part title={texts.avgPoints}>
          <p>{texts.pointsText(figures.points.sum, mean.n, points(mean.mean))}</p>
          {mean.interval ? (
            <Interval low={points(mean.interval.low)} high={points(mean.interval.high)} />
          ) : (
            <p className={styles.muted}>{mean.n > 1 ? texts.noSpread : texts.oneGame}</p>
          )}
        </Part>
      ) : null}
    </>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{title}</h3>
      {children}
    </section>
  )
}

const Interval = ({ low, high }: { low: string; high: string }) => (
  <p className={styles.muted}>{texts.interval(low, high)}</p>
)
