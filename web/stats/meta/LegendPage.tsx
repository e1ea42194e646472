import { Link } from 'wouter'
import { metaMessages as texts } from '#contract/stats/meta.texts.ts'
import type { MetaAnswer } from '#contract/stats/meta.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { mapName } from '#domain/catalog/map.ts'
import { pickRate } from '#domain/stats/meta.ts'
import { viewPath } from '../../shared/address/view-path.ts'
import { signed } from '../../shared/page/signed.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import { Scroller } from '../../shared/ui/table/Scroller.tsx'
import tables from '../../shared/ui/table/SmallTable.module.css'
import { LegendWeeks } from './LegendWeeks.tsx'
import { EffectCell } from './MetaCells.tsx'
import { daysText, percentText } from './meta-text.ts'
import { OurPlayers } from './OurPlayers.tsx'
import { RateBars } from './RateBars.tsx'
import styles from './Meta.module.css'

const WITH_SHOWN = 8

interface LegendPageProps {
  /** Any spelling. */
  legend: string
  answer: MetaAnswer
  least: number
}

/** One legend in the field: how often, when, with whom, where. */
export function LegendPage({ legend, answer, least }: LegendPageProps) {
  const { key, name, label, class: legendClass } = findLegend(legend)
  const row = answer.legends.find((other) => findLegend(other.legend).key === key)
  const comps = answer.comps.filter(({ legends }) => legends.includes(name)).slice(0, WITH_SHOWN)

  return (
    <>
      <header className={styles.head}>
        <LegendEmblem legend={name} size={40} />
        <div>
          <h2>{label}</h2>
          <p>
            {legendClass}{' '}
            <Link
              className={styles.link}
              to={viewPath('statsboard', { tab: 'legend_info', legend: name })}
            >
              {texts.abilities}
            </Link>
          </p>
        </div>
        <Link className={styles.link} to={viewPath('meta', { tab: 'legends' })}>
          {texts.allLegends}
        </Link>
      </header>
      {row ? (
        <>
          <Facts row={row} answer={answer} />
          <div className={styles.columns}>
            <div className={styles.column}>
              <Panel title={texts.byWeek} count={texts.byWeekHint}>
                <LegendWeeks weeks={answer.weeks} rates={row.weeks} />
              </Panel>
              <Panel title={texts.with} flush>
                {comps.length === 0 ? (
                  <p className={styles.note}>{texts.withNone(least)}</p>
                ) : (
                  <WithWhom comps={comps} />
                )}
              </Panel>
            </div>
            <div className={styles.column}>
              <Panel title={texts.byBans}>
                <RateBars
                  rows={answer.bans.map((bans, at) => ({
                    label: texts.withBans(bans),
                    picked: row.byBans[at],
                  }))}
                />
              </Panel>
              <Panel title={texts.byMap}>
                <RateBars
                  rows={answer.maps.map((map, at) => ({
                    label: mapName(map),
                    picked: row.byMap[at],
                  }))}
                />
              </Panel>
              <OurPlayers legend={name} />
            </div>
          </div>
        </>
      ) : (
        <EmptyState title={texts.unknownLegend} text={texts.unknownLegendText} />
      )}
    </>
  )
}

interface FactsProps {
  row: MetaAnswer['legends'][number]
  answer: MetaAnswer
}

function Facts({ row: { now, before, banned, effect }, answer }: FactsProps) {
  const { seriesWithBans, days } = answer
  const [rate, was] = [pickRate(now), before && pickRate(before)]
  const facts = [
    {
      value: rate === null ? texts.few : percentText(rate),
      text: was === null ? texts.pickedWhenLegal : texts.was(percentText(was)),
      info: texts.total(now.games, now.legal),
    },
    {
      value: seriesWithBans === 0 ? texts.few : percentText(banned.series / seriesWithBans),
      text:
        seriesWithBans === 0
          ? texts.noBans
          : texts.bannedFact(banned.series, seriesWithBans, banned.after?.toFixed(1) ?? null),
    },
    {
      value: effect ? signed(effect.effect) : texts.few,
      text: effect?.interval
        ? texts.effectFact(signed(effect.interval.low), signed(effect.interval.high))
        : texts.effectUnknown,
      info: texts.effectInfo,
    },
    { value: String(now.games), text: days ? texts.gamesFact(daysText(days)) : texts.games },
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(({ value, text, info }) => (
        <div key={text} title={info}>
          <dt>{text}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

const WithWhom = ({ comps }: { comps: MetaAnswer['comps'] }) => (
  <Scroller label={texts.with}>
    <table className={tables.table}>
      <caption className="visually-hidden">{texts.with}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.composition}</th>
          <th scope="col">{texts.games}</th>
          <th scope="col">{texts.teams}</th>
          <th scope="col" className={tables.comp}>
            {texts.effect}
          </th>
        </tr>
      </thead>
      <tbody>
        {comps.map(({ legends, now, teams, effect }) => (
          <tr key={legends.join('|')}>
            <th scope="row">
              <NamedTrio legends={legends} size={18} />
            </th>
            <td>{now.games}</td>
            <td>{teams}</td>
            <EffectCell effect={effect} />
          </tr>
        ))}
      </tbody>
    </table>
  </Scroller>
)
