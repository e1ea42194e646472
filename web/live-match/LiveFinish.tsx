import { useQuery } from '@tanstack/react-query'
import { finishMessages as texts } from '#contract/series/finish.texts.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { TextWithInfo } from '../shared/ui/overlay/InfoTip.tsx'
import { FinishTable } from '../shared/finish/FinishTable.tsx'
import { useOwnTeam } from '../shared/own-team/use-own-team.ts'
import { Waiting } from '../shared/ui/feedback/Waiting.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import { liveFinishQuery, type LiveChances, liveState } from './live-finish.ts'

/** Chances of where teams finish, with what has happened in this game so far. */
export function LiveFinish({ view }: { view: LiveView }) {
  const state = liveState(view)
  return state && <Chances view={view} state={state} />
}

function Chances({ view, state }: { view: LiveView; state: LiveChances }) {
  const own = useOwnTeam()
  const query = useQuery(liveFinishQuery(state))
  const { data } = query
  const { question } = state
  const games = question.matchPoint ? null : question.games
  const isInGame = question.current !== null
  const rows = view.teams
    .flatMap(({ name, seriesPoints, gamePoints }) => {
      const index = data?.teams.indexOf(name) ?? -1
      if (!data || index < 0) return []
      const { top5, top10, winNext, first } = data.finish
      return {
        team: name,
        points: seriesPoints + gamePoints,
        top5: top5[index] ?? 0,
        top10: top10[index] ?? 0,
        winNext: winNext[index] ?? 0,
        winSeries: first[index] ?? 0,
        course: [],
      }
    })
    .toSorted((one, other) => other.points - one.points)
  return (
    <Panel
      title={texts.title}
      count={
        <TextWithInfo
          label={texts.title}
          text={isInGame ? texts.during(view.game, games) : texts.after(question.played, games)}
          info={isInGame ? texts.duringInfo : texts.info}
        />
      }
      flush
      dense
    >
      {data ? (
        <FinishTable
          rows={rows}
          columns={
            question.matchPoint
              ? ['top5', 'top10', 'winNext', 'winSeries']
              : ['top5', 'top10', 'winNext']
          }
          own={own}
          isInGame={isInGame}
        />
      ) : (
        <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={6} />
      )}
    </Panel>
  )
}
