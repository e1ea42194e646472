import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { finishMessages as texts } from '#contract/messages/finish.ts'
import type { SeriesDetail } from '#contract/series.ts'
import type { Finish } from '#domain/series/finish.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { useOwnTeam } from '../../shared/own-team/use-own-team.ts'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { InfoTip } from '../../shared/ui/overlay/InfoTip.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { Meter } from '../../shared/ui/table/Meter.tsx'
import { Scroller } from '../../shared/ui/table/Scroller.tsx'
import {
  finishRows,
  goesOn,
  type FinishRow,
  NEED_CHANCES,
  NEED_PLACES,
  neededKills,
  plannedGames,
  playingAfter,
} from './finish-rows.ts'
import { seriesFinishQuery } from './finish.queries.ts'
import styles from './FinishPanel.module.css'

/** Fewer games say too little about who wins a series: such chances were too high. */
const LEAST_GAMES_TO_WIN = 3

/** Chances of every team to finish in the top, after a game of a series that goes on. */
export function FinishPanel({ series, after }: { series: SeriesDetail; after: number }) {
  const own = useOwnTeam()
  const [picked, setPicked] = useState<string | null>(null)
  const playing = playingAfter(series, after)
  const named = (team: string | null) =>
    team === null ? null : (playing.find((one) => isSameTeam(one.team, team))?.team ?? null)
  const chosen = named(picked) ?? named(own)
  const isOpen = goesOn(series, after)
  const query = useQuery({ ...seriesFinishQuery(series, after, chosen), enabled: isOpen })
  const { data } = query
  const now = data?.finishes.at(-1)
  const games = plannedGames(series)
  if (!isOpen) return null

  return (
    <Panel
      title={texts.title}
      count={
        <span className={styles.after}>
          {texts.after(data?.after ?? after, games)}{' '}
          <InfoTip label={texts.title} text={texts.info} />
        </span>
      }
      flush
      dense
    >
      {data ? (
        <>
          <FinishTable
            rows={finishRows(series, data.after, data.finishes)}
            own={own}
            chosen={chosen}
            onChoose={setPicked}
            hasWinner={data.after >= LEAST_GAMES_TO_WIN}
          />
          <Ends finish={now} />
          {now && chosen !== null && data.chosen === chosen && !series.matchPoint ? (
            <Need team={chosen} needed={now.needed} />
          ) : null}
        </>
      ) : (
        <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={6} />
      )}
    </Panel>
  )
}

interface FinishTableProps {
  rows: readonly FinishRow[]
  own: string | null
  chosen: string | null
  onChoose: (team: string) => void
  hasWinner: boolean
}

function FinishTable({ rows, own, chosen, onChoose, hasWinner }: FinishTableProps) {
  const columns = [
    texts.top5,
    texts.top10,
    texts.winNext,
    ...(hasWinner ? [texts.winSeries] : []),
  ] as const
  return (
    <Scroller label={texts.title}>
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.team}</th>
            <th scope="col" className={styles.number}>
              {texts.points}
            </th>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">{texts.course}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.team} data-own={(own !== null && isSameTeam(row.team, own)) || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.choose}
                  aria-pressed={row.team === chosen}
                  title={texts.needOf(row.team)}
                  onClick={() => onChoose(row.team)}
                >
                  {row.team}
                </button>
              </th>
              <td className={styles.number}>{row.points}</td>
              <Chance chance={row.top5} />
              <Chance chance={row.top10} />
              <Chance chance={row.winNext} />
              {hasWinner ? <Chance chance={row.winSeries} /> : null}
              <td>
                <Course chances={row.course} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}

function Chance({ chance }: { chance: number }) {
  return (
    <td>
      <span className={styles.chance}>
        <b>{texts.percent(chance)}</b>
        <Meter percent={100 * chance} />
      </span>
    </td>
  )
}

const COURSE = { width: 84, height: 22, edge: 3 }

/** The chance of the top 5 after each game, as a line from 0 to 100 %. */
function Course({ chances }: { chances: readonly number[] }) {
  const { width, height, edge } = COURSE
  const x = (index: number) =>
    chances.length === 1 ? width - edge : edge + (index / (chances.length - 1)) * (width - 2 * edge)
  const y = (chance: number) => height - edge - chance * (height - 2 * edge)
  const last = chances.length - 1
  return (
    <svg
      className={styles.course}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={texts.courseOf(chances.map(texts.percent))}
    >
      <polyline points={chances.map((chance, index) => `${x(index)},${y(chance)}`).join(' ')} />
      <circle cx={x(last)} cy={y(chances[last] ?? 0)} r={2.5} />
    </svg>
  )
}

const SHOWN_ENDS = 6

function Ends({ finish }: { finish: Finish | undefined }) {
  const ends = [...(finish?.endsAfter ?? [])].toSorted(([a], [b]) => a - b).slice(0, SHOWN_ENDS)
  if (ends.length === 0) return null
  return (
    <p className={styles.note}>
      {texts.ends(ends.map(([game, chance]) => texts.endsAfter(game, texts.percent(chance))))}
    </p>
  )
}

function Need({ team, needed }: { team: string; needed: Float64Array }) {
  const rows = neededKills(needed)
  return (
    <section className={styles.need} aria-label={texts.needTitle(team)}>
      <h3>{texts.needTitle(team)}</h3>
      <p>{texts.needText}</p>
      <table className={styles.needTable}>
        <caption className="visually-hidden">{texts.needTitle(team)}</caption>
        <thead>
          <tr>
            <th scope="col">{texts.needChance}</th>
            {NEED_PLACES.map((place) => (
              <th key={place} scope="col">
                {texts.needPlace(place)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {NEED_CHANCES.map((chance, index) => (
            <tr key={chance}>
              <th scope="row">{texts.percent(chance)}</th>
              {NEED_PLACES.map((place, column) => {
                const kills = rows[index]?.[column] ?? null
                return <td key={place}>{kills === null ? texts.outOfReach : texts.kills(kills)}</td>
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
