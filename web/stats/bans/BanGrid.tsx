import { memo } from 'react'
import { statsMessages as texts } from '#contract/stats/stats.texts.ts'
import { bansByGame, type BanStat } from '#domain/draft/ban-stats.ts'
import { rateOf } from '#domain/stats/comp-performance.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { useRoster } from '../../shared/legend/roster.ts'
import { FewTag, isFew } from '../../shared/ui/table/FewTag.tsx'
import { InfoTip } from '../../shared/ui/overlay/InfoTip.tsx'
import { LegendLink } from '../../shared/legend/LegendLink.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { Scroller } from '../../shared/ui/table/Scroller.tsx'
import { Why } from '../../shared/ui/overlay/Why.tsx'
import styles from './BanGrid.module.css'
import { SampleTag } from '../parts/SampleTag.tsx'
import { formatPercent } from '../parts/figure.ts'
import { loadWhyRate } from '../comps/RateCell.tsx'

interface BanGridProps {
  /** In the order of the table next to it. */
  rows: readonly BanStat[]
  /** All legends, including those the table hides: shares are relative to all of them. */
  all: readonly BanStat[]
  isSample: boolean
}

/** Maximum share of the strongest shade, in percent, at which the text on it stays readable. */
const DARKEST = 34

/** Which game of a series bans which legend, as shaded cells with numbers. */
export const BanGrid = memo(({ rows, all, isSample }: BanGridProps) => {
  useRoster()
  const games = bansByGame(all)
  const rates = rows.map((row) => ({
    row,
    rates: games.map(({ game, bans }) =>
      rateOf(row.games.find((one) => one.game === game)?.bans ?? 0, bans),
    ),
  }))
  const shown = rates.flatMap((one) => one.rates).filter(({ n }) => !isFew(n))
  const most = Math.max(0, ...shown.map(({ rate }) => rate))

  return (
    <Panel
      title={texts.byGame}
      count={<InfoTip label={texts.byGame} text={texts.byGameInfo} />}
      actions={isSample ? <SampleTag /> : null}
      flush
    >
      <Scroller label={texts.byGame}>
        <table className={styles.grid}>
          <caption className="visually-hidden">{texts.byGameInfo}</caption>
          <thead>
            <tr>
              <th scope="col" className={styles.corner}>
                {texts.legend}
              </th>
              {games.map(({ game, bans }) => (
                <th key={game} scope="col" className={styles.game}>
                  {texts.game(game)}
                  <span className={styles.bans}>
                    {texts.byGameBans(bans)} <FewTag games={bans} />
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rates.map(({ row: { legendName }, rates: shares }) => (
              <tr key={legendName}>
                <th scope="row" className={styles.legend}>
                  <LegendLink legend={legendName} size={24} />
                </th>
                {shares.map((rate, index) => (
                  <td
                    key={games[index]?.game}
                    className={styles.cell}
                    {...(isFew(rate.n)
                      ? { 'data-few': rate.hits > 0 }
                      : { style: { background: shade(rate.rate / (most || 1)) } })}
                  >
                    {rate.hits === 0 ? (
                      <span className={styles.none}>0</span>
                    ) : (
                      <Why
                        title={`${findLegend(legendName).label}, ${texts.game(games[index]?.game ?? 0)}`}
                        load={loadWhyRate}
                        subject={{ rate, words: 'game' as const }}
                      >
                        {formatPercent(rate.rate)}
                      </Why>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </Panel>
  )
})

const shade = (share: number) =>
  `color-mix(in oklab, var(--accent-mark) ${(DARKEST * share).toFixed(1)}%, transparent)`
