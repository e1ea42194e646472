import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { forecastMessages } from '#contract/forecast/forecast.texts.ts'
import { livePageMessages as texts } from '#contract/live-match/live-page.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { mapName } from '#domain/catalog/map.ts'
import { guessNextMap } from '#domain/series/next-map.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { seriesDetailQuery } from '../shared/queries/series-detail.queries.ts'
import { forecastQuery } from '../shared/forecast/forecast.queries.ts'
import { ForecastCell, RunnerUp } from '../shared/forecast/ForecastCell.tsx'
import { useOwnTeam } from '../shared/own-team/use-own-team.ts'
import { Waiting } from '../shared/ui/feedback/Waiting.tsx'
import { SegmentedField } from '../shared/ui/form/SegmentedField.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import { TextWithInfo } from '../shared/ui/overlay/InfoTip.tsx'
import tables from '../shared/ui/table/SmallTable.module.css'
import { Scroller } from '../shared/ui/table/Scroller.tsx'
import { mapsUntil, nextLobby, possibleBans } from './next-lobby.ts'

/** What each team plays next, as soon as all legends of this game are known. */
export function NextGameForecast({ view }: { view: LiveView }) {
  const bans = possibleBans(view)
  return bans.length > 0 ? <NextGame view={view} bans={bans} /> : null
}

function NextGame({ view, bans }: { view: LiveView; bans: readonly string[] }) {
  const own = useOwnTeam()
  const [wanted, setWanted] = useState('')
  const ban = bans.find((legend) => legend === wanted) ?? bans[0] ?? ''
  const { data: series } = useQuery({
    ...seriesDetailQuery(view.series ?? 0),
    enabled: view.series !== null,
  })
  const guess = guessNextMap(mapsUntil(view, series), [], view.matchPoint !== null)
  const lobby = nextLobby(view, ban, guess?.map ?? null)
  const query = useQuery(forecastQuery(lobby))
  const title = texts.nextForecast(lobby.game)

  return (
    <Panel
      title={title}
      count={
        <TextWithInfo
          label={title}
          text={bans.length === 1 ? texts.nextForecastAfter(findLegend(ban).label) : ''}
          info={texts.nextForecastInfo(guess && mapName(guess.map))}
        />
      }
      flush
      dense
      actions={
        bans.length > 1 ? (
          <SegmentedField
            label={texts.nextForecastIf}
            value={ban}
            options={bans.map((legend) => ({ value: legend, label: findLegend(legend).label }))}
            onValueChange={setWanted}
          />
        ) : null
      }
    >
      {query.data ? (
        <Scroller label={title}>
          <table className={tables.table}>
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{texts.team}</th>
                <th scope="col" className={tables.comp}>
                  {texts.nextForecastFirst}
                </th>
                <th scope="col" className={tables.comp}>
                  {texts.nextForecastSecond}
                </th>
              </tr>
            </thead>
            <tbody>
              {query.data.teams.map((forecast) => (
                <tr
                  key={forecast.team}
                  data-own={(own !== null && isSameTeam(forecast.team, own)) || undefined}
                >
                  <th scope="row">{forecast.team}</th>
                  <td className={tables.comp}>
                    <ForecastCell forecast={forecast} hasFailed={false} bans={lobby.bans} />
                  </td>
                  <td className={tables.comp}>
                    <RunnerUp forecast={forecast} rank={1} bans={lobby.bans} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroller>
      ) : (
        <Waiting
          query={query}
          loading={forecastMessages.loading}
          failed={texts.nextForecastFailed}
          lines={6}
        />
      )}
    </Panel>
  )
}
