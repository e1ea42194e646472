import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { finishMessages as texts } from '#contract/series/finish.texts.ts'
import type { SeriesDetail } from '#contract/series/series.ts'
import type { Finish } from '#domain/series/finish.ts'
import { goesOn, playingAfter } from '#domain/series/finish-question.ts'
import { plannedGames } from '#domain/series/planned-games.ts'
import { LEAST_GAMES_TO_WIN } from '#domain/series/standings.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { useOwnTeam } from '../own-team/use-own-team.ts'
import { Waiting } from '../ui/feedback/Waiting.tsx'
import { TextWithInfo } from '../ui/overlay/InfoTip.tsx'
import { Panel } from '../ui/layout/Panel.tsx'
import { finishRows, NEED_CHANCES, NEED_PLACES, neededKills } from './finish-rows.ts'
import { type FinishColumn, FinishTable } from './FinishTable.tsx'
import { seriesFinishQuery } from './finish.queries.ts'
import styles from './FinishPanel.module.css'

interface FinishPanelProps {
  series: SeriesDetail
  after: number
  columns: readonly FinishColumn[]
  /** Whether it shows what a team needs in the next game. */
  hasNeed: boolean
}

/** Chances of every team to finish in the top, after a game of a series that goes on. */
export function FinishPanel({ series, after, columns, hasNeed }: FinishPanelProps) {
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
        <TextWithInfo
          label={texts.title}
          text={texts.after(data?.after ?? after, games)}
          info={texts.info}
        />
      }
      flush
      dense
    >
      {data ? (
        <>
          <FinishTable
            rows={finishRows(series, data.after, data.finishes)}
            columns={columns.filter(
              (name) => name !== 'winSeries' || data.after >= LEAST_GAMES_TO_WIN,
            )}
            own={own}
            chosen={chosen}
            onChoose={setPicked}
          />
          <Ends finish={now} />
          {hasNeed && now && chosen !== null && data.chosen === chosen && !series.matchPoint ? (
            <Need team={chosen} needed={now.needed} />
          ) : null}
        </>
      ) : (
        <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={6} />
      )}
    </Panel>
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
