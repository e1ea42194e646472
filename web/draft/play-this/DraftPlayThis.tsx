import { useQuery } from '@tanstack/react-query'
import { legendKey } from '#domain/catalog/legend.ts'
import type { DraftState } from '#domain/draft/draft.ts'
import { pickComp } from '../../shared/draft/draft-actions.ts'
import { useDraftPage } from '../../shared/draft/draft-store.ts'
import { useLater } from '../../shared/page/use-later.ts'
import { regularLobby } from '../../shared/lineup/regular-lobby.ts'
import { useOwnTeam } from '../../shared/own-team/use-own-team.ts'
import { PlayThisPanel } from '../../shared/play-this/PlayThisPanel.tsx'
import { useMatch } from '../../shared/match/use-match.ts'
import { roomQuery } from '../../shared/room/room.queries.ts'
import { useStoredPlan } from '../../shared/series-plan/series-plan.queries.ts'
import { useDraftMap } from '../recommended/draft-map.ts'
import { nextGame } from '../status/draft-texts.ts'

interface DraftPlayThisProps {
  room: number
  draft: DraftState
}

/** What our three play in the next game of the draft. Needs our team and a lobby. */
export function DraftPlayThis({ room, draft }: DraftPlayThisProps) {
  const page = useDraftPage()
  const own = useOwnTeam()
  const team = useQuery(roomQuery(room)).data?.room.team ?? own
  const game = nextGame(draft, page)
  const { teams, series, map } = useRoomLobby(room, game)
  // The tiles show a ban first.
  const banned = useLater(draft.banned_legends)
  if (team === null || teams.length === 0) return null
  return (
    <PlayThisPanel
      team={team}
      lobby={{ teams, bans: banned.map(legendKey), game, map, series, known: [] }}
      picked={draft.picked_legends}
      onPick={pickComp}
    />
  )
}

/** Of the room's match, else of its plan, else as last chosen in the Regular View. */
function useRoomLobby(room: number, game: number) {
  const [chosen] = useDraftMap()
  const plan = useStoredPlan(room).data?.plan
  const match = useMatch(room)
  const lobby = match
    ? { teams: match.teams, series: match.series?.id ?? null }
    : plan && plan.teams.length > 0
      ? plan
      : regularLobby()
  const usual = plan?.games[game - 1]?.map ?? match?.games[game - 1]?.map ?? null
  const map = chosen === 'overall' ? usual : chosen
  return { teams: lobby.teams, series: lobby.series, map }
}
