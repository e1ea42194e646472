import type { ReactNode } from 'react'
import { metaMessages as texts } from '#contract/stats/meta.texts.ts'
import type { MetaAnswer, MetaComp } from '#contract/stats/meta.ts'
import { mapName } from '#domain/catalog/map.ts'
import { TextWithInfo } from '../../shared/ui/overlay/InfoTip.tsx'
import { Scroller } from '../../shared/ui/table/Scroller.tsx'
import tables from '../../shared/ui/table/SmallTable.module.css'
import { ChangeCell, EffectCell, HeatCell, PickRateCell, WeeksCell } from './MetaCells.tsx'
import { shortMapName } from './meta-text.ts'
import styles from './Meta.module.css'

/** What compositions and legends have in common. */
type Row = Pick<MetaComp, 'now' | 'before' | 'weeks' | 'byBans' | 'byMap' | 'effect'>

interface MetaTableProps<Of extends Row> {
  label: string
  answer: MetaAnswer
  rows: readonly Of[]
  keyOf: (row: Of) => string
  /** The first column. */
  title: string
  name: (row: Of) => ReactNode
  /** Columns between the trend and the points. */
  more: readonly { readonly title: string; readonly cell: (row: Of) => ReactNode }[]
  /** What the cells by bans and maps show. */
  shows: 'games' | 'rate'
}

export function MetaTable<Of extends Row>(props: MetaTableProps<Of>) {
  const { label, answer, rows, keyOf, title, name, more, shows } = props
  const { bans, maps } = answer
  const most = (cells: (row: Of) => Row['byBans']) =>
    Math.max(
      0,
      ...rows.flatMap((row) => cells(row).map(({ games, legal }) => valueOf(shows, games, legal))),
    )
  const [mostByBans, mostByMap] = [most((row) => row.byBans), most((row) => row.byMap)]

  return (
    <Scroller label={label}>
      <table className={`${tables.table} ${styles.table}`}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th colSpan={6 + more.length} aria-hidden="true" />
            <th scope="colgroup" colSpan={Math.max(1, bans.length)} className={styles.over}>
              {shows === 'games' ? texts.gamesByBans : texts.ratesByBans}
            </th>
            <th scope="colgroup" colSpan={Math.max(1, maps.length)} className={styles.over}>
              {shows === 'games' ? texts.gamesByMap : texts.ratesByMap}
            </th>
          </tr>
          <tr>
            <th scope="col">{texts.rank}</th>
            <th scope="col" className={tables.comp}>
              {title}
            </th>
            <th scope="col" className={tables.comp}>
              <TextWithInfo label={texts.picked} text={texts.picked} info={texts.pickedInfo} />
            </th>
            <th scope="col">
              <TextWithInfo label={texts.change} text={texts.change} info={texts.changeInfo} />
            </th>
            <th scope="col" className={tables.comp}>
              {texts.weeks(answer.weeks.length)}
            </th>
            {more.map((column) => (
              <th key={column.title} scope="col">
                {column.title}
              </th>
            ))}
            <th scope="col" className={tables.comp}>
              <TextWithInfo label={texts.effect} text={texts.effect} info={texts.effectInfo} />
            </th>
            {bans.map((count) => (
              <th key={count} scope="col" className={styles.narrow} title={texts.onBans(count)}>
                {count}
              </th>
            ))}
            {maps.map((map) => (
              <th key={map} scope="col" className={styles.narrow}>
                <abbr title={mapName(map)}>{shortMapName(map)}</abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={keyOf(row)}>
              <td>{index + 1}</td>
              <th scope="row" className={tables.comp}>
                {name(row)}
              </th>
              <PickRateCell picked={row.now} />
              <ChangeCell row={row} />
              <WeeksCell weeks={row.weeks} />
              {more.map((column) => column.cell(row))}
              <EffectCell effect={row.effect} />
              {bans.map((count, at) => (
                <HeatCell
                  key={count}
                  picked={row.byBans[at]}
                  shows={shows}
                  most={mostByBans}
                  where={texts.onBans(count)}
                />
              ))}
              {maps.map((map, at) => (
                <HeatCell
                  key={map}
                  picked={row.byMap[at]}
                  shows={shows}
                  most={mostByMap}
                  where={mapName(map)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

const valueOf = (shows: 'games' | 'rate', games: number, legal: number) =>
  shows === 'games' ? games : legal < 30 ? 0 : (100 * games) / legal
