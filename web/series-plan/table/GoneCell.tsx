import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { rangeOf } from '#domain/series-plan/chance-range.ts'
import type { GoneLegend } from '#domain/series-plan/review-plan.ts'
import { BANNED } from '../../shared/ui/legend/emblem-state.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import { Whisker } from '../../shared/ui/table/Whisker.tsx'
import type { CellProps } from './PlanTable.tsx'
import styles from './GoneCell.module.css'

/** More would only fill the screen. */
const SHOWN = 4
const RANGE = { low: 0, high: 1 }
/** A forecast isn't made of few or many games. */
const MANY_GAMES = 100

/** Struck: banned. With a bar: a forecast, its chance and how far off it can be. */
export function GoneCell({ column: { gone, ahead }, ranges }: CellProps) {
  const known = gone.filter(({ chance }) => chance === 1)
  const likely = gone.filter(({ chance }) => chance < 1).slice(0, SHOWN)
  if (gone.length === 0) return <span className={styles.nothing}>{texts.nothing}</span>
  return (
    <>
      {likely.length > 0 ? (
        <p className={styles.known}>{texts.knownAnd(known.length, ahead)}</p>
      ) : (
        <ul className={styles.gone}>
          {known.map(({ legend }) => {
            const { name, short, label } = findLegend(legend)
            return (
              <li key={legend} className={styles.legend}>
                <LegendEmblem legend={name} size={18} state={BANNED} />
                <s title={label}>{short}</s>
              </li>
            )
          })}
        </ul>
      )}
      <ul className={styles.likely}>
        {likely.map((one) => (
          <Likely
            key={one.legend}
            {...one}
            range={ranges && rangeOf(ranges.bannedBy, one.chance, ahead)}
          />
        ))}
      </ul>
    </>
  )
}

function Likely({
  legend,
  chance,
  range,
}: GoneLegend & { range: { low: number; high: number } | null }) {
  const { name, short, label } = findLegend(legend)
  return (
    <li className={styles.forecast} data-forecast title={range ? texts.rangeHint : undefined}>
      <LegendEmblem legend={name} size={18} />
      <span title={label}>{short}</span>
      <span className={styles.bar}>
        <Whisker
          at={chance}
          interval={range}
          range={RANGE}
          games={MANY_GAMES}
          color="var(--danger)"
        />
      </span>
      <b>{texts.percent(chance)}</b>
      <small>{range ? texts.chanceRange(range.low, range.high) : null}</small>
    </li>
  )
}
