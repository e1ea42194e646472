import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { landingMessages } from '#contract/archive/landing.texts.ts'
import { poiMessages as texts } from '#contract/map/poi.texts.ts'
import { sampleMessages } from '#contract/base/sample.texts.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { gridCell } from '#domain/map/map-position.ts'
import { type PoiStatistic, topCompsAtPoi } from '#domain/map/poi-stats.ts'
import { FewTag, isFew } from '../../../shared/ui/table/FewTag.tsx'
import { Badge } from '../../../shared/ui/layout/Badge.tsx'
import { classNames } from '../../../shared/ui/layout/class-names.ts'
import { IconButton } from '../../../shared/ui/action/IconButton.tsx'
import { NamedTrio } from '../../../shared/ui/legend/NamedTrio.tsx'
import { Why } from '../../../shared/ui/overlay/Why.tsx'
import { avgPoints, poiPercent, pointsRange, winHint, winRange } from '../format.ts'
import type { PoiRow } from '../poi-rows.ts'
import styles from './PoiFacts.module.css'

const SHOWN = 3

interface PoiFactsProps {
  map: MapId
  row: PoiRow
  isSample: boolean
  /** Set if the user has to close it. */
  onClose?: (() => void) | undefined
}

/** The details of a POI: the content of its card and its sheet. */
export function PoiFacts({ map, row, isSample, onClose }: PoiFactsProps) {
  const { name, place, statistic } = row

  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        {isSample ? <Badge tone="warning">{texts.sample}</Badge> : null}
        <Badge>{gridCell(place)}</Badge>
        {onClose ? (
          <IconButton
            className={styles.close}
            label={texts.close(name)}
            icon={<X aria-hidden="true" />}
            onClick={onClose}
          />
        ) : null}
      </div>
      {statistic ? <Figures map={map} name={name} statistic={statistic} /> : null}
      {statistic && !isSample ? <p className={styles.sources}>{sourcesOf(statistic)}</p> : null}
      <h3 className={styles.title}>{texts.topComps}</h3>
      {statistic && statistic.comps.length > 0 ? (
        <TopComps name={name} statistic={statistic} />
      ) : (
        <p className={styles.none}>{texts.noComps}</p>
      )}
    </>
  )
}

interface FiguresProps {
  map: MapId
  name: string
  statistic: PoiStatistic
}

function Figures({ map, name, statistic }: FiguresProps) {
  const { winRate, totalGames } = statistic
  const why = (value: string) => (
    <Why
      className={classNames(styles.value, styles.asked)}
      title={name}
      load={loadWhyPoi}
      subject={{ map, statistic }}
    >
      {value}
    </Why>
  )

  return (
    <dl className={styles.figures}>
      <Figure label={texts.winRate} note={winRange(statistic)} n={totalGames}>
        {why(poiPercent(winRate))}
      </Figure>
      <Figure label={texts.avgPoints} note={pointsRange(statistic)} n={statistic.points.n}>
        {why(avgPoints(statistic))}
      </Figure>
      <Figure
        label={texts.games}
        note={isFew(totalGames) ? sampleMessages.few : undefined}
        n={totalGames}
      >
        <span className={classNames(styles.value, styles.plain)}>{totalGames}</span>
      </Figure>
    </dl>
  )
}

function sourcesOf(statistic: PoiStatistic) {
  const { totalGames, handGames: hand, liveGames: live, draftedGames: drafted } = statistic
  const files = totalGames - hand - live - drafted
  return landingMessages.bySource({ files, live, hand, drafted })
}

interface FigureProps {
  label: string
  note: string | undefined
  /** Number of games behind the figure. */
  n: number
  children: ReactNode
}

function Figure({ label, note, n, children }: FigureProps) {
  return (
    <div className={styles.figure} data-few={isFew(n) || undefined}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.amount}>
        {children}
        {note === undefined ? null : <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  )
}

function TopComps({ name, statistic }: { name: string; statistic: PoiStatistic }) {
  return (
    <ol className={styles.comps}>
      {topCompsAtPoi(statistic, SHOWN).map((comp) => (
        <li
          key={comp.comp.join(' ')}
          className={styles.comp}
          data-few={isFew(comp.totalGames) || undefined}
        >
          <NamedTrio legends={comp.comp} size={18} />
          <span className={styles.rate} title={winHint(comp)}>
            <Why title={name} load={loadWhyComp} subject={{ poi: statistic, comp }}>
              {poiPercent(comp.winRate)}
            </Why>
          </span>
          <span className={styles.games}>
            {texts.compGames(comp.totalGames, avgPoints(comp))}
            <FewTag games={comp.totalGames} />
          </span>
        </li>
      ))}
    </ol>
  )
}

const loadWhyPoi = () => import('./WhyPoi.tsx').then((chunk) => chunk.WhyPoi)
const loadWhyComp = () => import('./WhyPoi.tsx').then((chunk) => chunk.WhyPoiComp)
