import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { DraftRoom } from '#contract/draft/draft-room.ts'
import { matchMessages as texts } from '#contract/draft/match.texts.ts'
import { teamKey } from '#domain/team/team.ts'
import { setBans } from '../../shared/draft/draft-actions.ts'
import { useRoomConnection } from '../../shared/draft/draft-session.ts'
import { EMPTY, type Lineup } from '../../shared/lineup/lineup.ts'
import { lobbyOf, openSeries } from '../../shared/lineup/open-series.ts'
import type { Match } from '../../shared/match/match.ts'
import { MatchHead } from '../../shared/match/MatchHead.tsx'
import { useMatch } from '../../shared/match/use-match.ts'
import { notify } from '../../shared/page/toast.ts'
import { roomQuery } from '../../shared/room/room.queries.ts'
import { useRoomAddress } from '../../shared/room/use-room-address.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import type { Follow } from '../setup/use-lineup-bans.tsx'
import styles from './LobbyMatch.module.css'
import { MatchSpace, rememberMatch } from './MatchSpace.tsx'
import { UseInRoom } from './UseInRoom.tsx'

export interface LobbyMatchProps {
  lineup: Lineup
  /** While it is on, the lobby has the bans of the draft anyway. */
  follow: Follow | null
  /** The game that the lobby shows. */
  game: number
  onChange: (next: (lineup: Lineup) => Lineup) => void
}

/** The match of the room above the lobby, and how the lobby differs from it. */
export function LobbyMatch(props: LobbyMatchProps) {
  const id = useRoomAddress()
  const room = useQuery(roomQuery(id)).data?.room
  const hasMatch =
    room?.finishedAt === null ? room.series !== null || room.teams.length > 0 : undefined
  useEffect(() => {
    if (hasMatch !== undefined) rememberMatch(hasMatch)
  }, [hasMatch])
  if (!room) return <MatchSpace />
  return hasMatch ? <WithMatch room={room} {...props} /> : null
}

function WithMatch({ room, ...props }: LobbyMatchProps & { room: DraftRoom }) {
  const { lineup, game, onChange } = props
  useRoomConnection(room.id)
  const match = useMatch(room.id)
  const isEmpty = lineup.teams.length === 0 && lineup.series === null
  const hasOpened = useRef(false)
  const open = useEffectEvent(() => {
    if (match) onChange(() => lobbyOfMatch(match))
  })
  useEffect(() => {
    if (!match || hasOpened.current) return
    hasOpened.current = true
    if (isEmpty) open()
  }, [match, isEmpty])

  if (!match) return <MatchSpace />
  const isSame = isLobbyOf(match, lineup)
  return (
    <div className={styles.above}>
      <MatchHead room={room.id} page="lobby" shownGame={isSame ? game : undefined}>
        <Difference {...props} room={room} match={match} isSame={isSame} />
      </MatchHead>
    </div>
  )
}

interface DifferenceProps extends LobbyMatchProps {
  room: DraftRoom
  match: Match
  isSame: boolean
}

/** What the user tries in the lobby, which nobody else sees. */
function Difference({ room, match, isSame, lineup, follow, game, onChange }: DifferenceProps) {
  const isEmpty = lineup.teams.length === 0
  const showMatch = () => onChange(() => lobbyOfMatch(match))
  if (isEmpty) return null
  if (!isSame) {
    return (
      <div className={styles.notice}>
        <span>{texts.other(room.name, match.name)}</span>
        <Button size="sm" onClick={showMatch}>
          {texts.back}
        </Button>
        {room.role === 'view' ? null : <UseInRoom room={room} lobby={lineup} />}
      </div>
    )
  }
  if (follow?.isOn || game < match.game) return null
  const { ban } = lineup
  const count =
    ban.filter((legend) => !match.bans.includes(legend)).length +
    match.bans.filter((legend) => !ban.includes(legend)).length
  if (count === 0) return null
  const apply = () => {
    setBans(ban)
    notify.success(texts.applied)
  }
  return (
    <div className={styles.notice} role="status">
      <span>{texts.trying(count)}</span>
      {room.role === 'view' ? null : (
        <Button size="sm" onClick={apply}>
          {texts.apply}
        </Button>
      )}
      <Button size="sm" onClick={() => onChange((now) => ({ ...now, ban: [...match.bans] }))}>
        {texts.discard}
      </Button>
    </div>
  )
}

function isLobbyOf({ series, teams }: Match, lineup: Lineup): boolean {
  if (series) return lineup.series === series.id
  const keys = new Set(teams.map(teamKey))
  return lineup.teams.length === keys.size && lineup.teams.every((team) => keys.has(teamKey(team)))
}

/** The lobby of the match's next game. */
const lobbyOfMatch = ({ series, teams, bans }: Match): Lineup => ({
  ...(series ? openSeries(EMPTY, lobbyOf(series)) : { ...EMPTY, teams }),
  ban: bans,
})
