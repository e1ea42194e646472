import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { weaponMessages as texts } from '#contract/catalog/weapon.texts.ts'
import { ARMORS, type Armor } from '#domain/catalog/ttk.ts'
import { classNames } from '../../shared/ui/layout/class-names.ts'
import { InfoTip } from '../../shared/ui/overlay/InfoTip.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { twoDecimals } from './table/figures.ts'
import { indexAmongEqual, plotScale, type PlotScale, timesInOrder } from './plot-scale.ts'
import type { WeaponRow } from './table/weapon-rows.ts'
import styles from './WeaponPlot.module.css'

/** Distance between marks with the same time. */
const MARK_PX = 8

interface WeaponPlotProps {
  /** In the order of the table next to it. */
  rows: readonly WeaponRow[]
  armour: Armor
}

export const WeaponPlot = memo(({ rows, armour }: WeaponPlotProps) => {
  const scale = plotScale(rows)

  return (
    <Panel title={texts.plot} count={<InfoTip label={texts.plot} text={texts.plotInfo} />}>
      <ul className={styles.key} aria-hidden="true">
        {ARMORS.map((name) => (
          <li key={name}>
            <span className={classNames(styles.mark, styles[name])} />
            {texts.armors[name]}
          </li>
        ))}
      </ul>
      <div role="img" aria-label={inWords(rows, armour)}>
        {rows.map((row) => (
          <PlotRow key={row.id} row={row} armour={armour} scale={scale} />
        ))}
        <div className={styles.row}>
          <span />
          <span className={styles.axis}>
            {scale.ticks.map((tick) => (
              <span key={tick} style={{ insetInlineStart: `${(100 * tick) / scale.end}%` }}>
                {tick}
              </span>
            ))}
          </span>
          <span className={styles.unit}>{texts.unit}</span>
        </div>
      </div>
      {scale.beyond > 0 ? (
        <p className={styles.note}>{texts.beyond(scale.beyond, String(scale.end))}</p>
      ) : null}
    </Panel>
  )
})

interface PlotRowProps {
  row: WeaponRow
  armour: Armor
  scale: PlotScale
}

function PlotRow({ row, armour, scale: { end, ticks } }: PlotRowProps) {
  const times = timesInOrder(row)
  const at = (seconds: number) => (100 * Math.min(seconds, end)) / end
  const [from, to] = [times[0], times.at(-1)]
  const chosen = row.times[armour]
  const drawn = times.filter(({ seconds }) => seconds <= end)

  return (
    <div className={styles.row} title={hint(row)}>
      <span className={styles.name}>{row.weapon.name}</span>
      <span
        className={styles.track}
        style={{ backgroundSize: `${100 / (ticks.length - 1)}% 100%` }}
      >
        {from && to ? (
          <span
            className={styles.range}
            style={{
              insetInlineStart: `${at(from.seconds)}%`,
              inlineSize: `${at(to.seconds) - at(from.seconds)}%`,
            }}
          />
        ) : null}
        {drawn.map((time) => (
          <span
            key={time.armour}
            className={classNames(styles.mark, styles[time.armour])}
            data-chosen={time.armour === armour || undefined}
            style={{
              insetInlineStart: `${at(time.seconds)}%`,
              translate: `0 ${MARK_PX * indexAmongEqual(drawn, time)}px`,
            }}
          />
        ))}
        {drawn.length < times.length ? <ChevronRight className={styles.beyond} /> : null}
      </span>
      <span className={styles.value}>{chosen ? twoDecimals(chosen.seconds) : texts.missing}</span>
    </div>
  )
}

const hint = (row: WeaponRow) =>
  texts.plotRow(
    row.weapon.name,
    timesInOrder(row)
      .map(({ armour, seconds }) => texts.timeOf(texts.armors[armour], twoDecimals(seconds)))
      .join(', '),
  )

function inWords(rows: readonly WeaponRow[], armour: Armor): string {
  const timed = rows
    .flatMap(({ weapon, times }) => {
      const seconds = times[armour]?.seconds
      return seconds === undefined ? [] : [{ name: weapon.name, seconds }]
    })
    .toSorted((a, b) => a.seconds - b.seconds)
  const describe = (entry: (typeof timed)[number] | undefined) =>
    entry ? texts.timeOf(entry.name, twoDecimals(entry.seconds)) : texts.missing
  return texts.plotText(
    rows.length,
    texts.armors[armour],
    describe(timed[0]),
    describe(timed.at(-1)),
  )
}
