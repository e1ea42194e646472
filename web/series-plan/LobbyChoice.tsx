import { useQuery } from '@tanstack/react-query'
import { Users } from 'lucide-react'
import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import type { PlanOfSeries } from '#contract/series-plan/series-plan.ts'
import { normalizeTeams } from '../shared/lineup/lineup.ts'
import { regularLobby } from '../shared/lineup/regular-lobby.ts'
import { formatDay } from '../shared/page/time.ts'
import { newestSeriesQuery } from '../shared/queries/newest-series.queries.ts'
import { ActionButton } from '../shared/ui/action/ActionButton.tsx'
import { Button } from '../shared/ui/action/Button.tsx'
import { Menu } from '../shared/ui/overlay/Menu.tsx'

interface LobbyChoiceProps {
  plan: PlanOfSeries
  isEmpty?: boolean
  onChoose: (lobby: Pick<PlanOfSeries, 'teams' | 'series'>) => void
}

const SHOWN_SERIES = 8

/** Whose bans are forecast: the teams of the Regular View or of one of the newest series. */
export function LobbyChoice({ plan, isEmpty = false, onChoose }: LobbyChoiceProps) {
  const { data } = useQuery(newestSeriesQuery)
  const lineup = regularLobby()
  const items = [
    ...(lineup.teams.length > 0
      ? [
          {
            label: texts.regularLobby(lineup.teams.length),
            onSelect: () => onChoose(lineup),
          },
        ]
      : []),
    ...(data?.series ?? []).slice(0, SHOWN_SERIES).map(({ id, event, lastPlayed, teams }) => ({
      label: texts.seriesLobby(event, formatDay(lastPlayed * 1000)),
      onSelect: () => onChoose({ teams: normalizeTeams(teams), series: id }),
    })),
  ]
  if (items.length === 0) return isEmpty ? <p>{texts.lobbyEmpty}</p> : null
  return (
    <Menu
      label={texts.lobby}
      trigger={
        isEmpty ? (
          <Button variant="primary" icon={<Users aria-hidden="true" />}>
            {texts.noLobby}
          </Button>
        ) : (
          <ActionButton
            label={texts.lobbyOf(plan.teams.length)}
            icon={<Users aria-hidden="true" />}
          />
        )
      }
      items={items}
    />
  )
}
