import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { DraftRoom } from '#contract/draft/draft-room.ts'
import { matchMessages as texts } from '#contract/draft/match.texts.ts'
import { seriesMessages } from '#contract/series/series.texts.ts'
import { setBans } from '../../shared/draft/draft-actions.ts'
import { useRoomConnection } from '../../shared/draft/draft-session.ts'
import type { Lineup } from '../../shared/lineup/lineup.ts'
import type { Match } from '../../shared/match/match.ts'
import { MatchHead, MatchName } from '../../shared/match/MatchHead.tsx'
import { useMatch } from '../../shared/match/use-match.ts'
import { useMatchMap } from '../../shared/match/use-match-map.ts'
import { notify } from '../../shared/page/toast.ts'
import { roomQuery, useRoomUpdates } from '../../shared/room/room.queries.ts'
import { useRoomAddress } from '../../shared/room/use-room-address.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import type { OpenerTab } from '../series/SeriesOpener.tsx'
import type { Follow } from '../setup/use-lineup-bans.tsx'
import { SeriesButton } from '../strip/SeriesButton.tsx'
import { followMatch, isLobbyOf, isMoved, matchLobby, nextMapOf } from './match-lobby.ts'
import styles from './LobbyMatch.module.css'
import { MatchSpace, rememberMatch } from './MatchSpace.tsx'
import { UseInRoom } from './UseInRoom.tsx'

type ChangeLineup = (next: (lineup: Lineup) => Lineup) => void

export interface LobbyMatchProps {
  lineup: Lineup
  /** While it is on, the lobby has the bans of the draft anyway. */
  follow: Follow | null
  /** The game that the lobby shows. */
  game: number
  onChange: ChangeLineup
  /** Without an undo step. */
  onMove: ChangeLineup
  opener: OpenerTab | null
  onOpener: (tab: OpenerTab | null) => void
  /** Whether the lobby is that of the match. */
  onMatch: (isMatch: boolean) => void
}

/** The match of the room above the lobby, and how the lobby differs from it. */
export function LobbyMatch(props: LobbyMatchProps) {
  const id = useRoomAddress()
  const room = useQuery(roomQuery(id)).data?.room
  const open = room && openIn(room)
  const { onMatch } = props
  useEffect(() => {
    if (open === undefined) return
    rememberMatch(open)
    if (open === null) onMatch(false)
  }, [open, onMatch])
  if (!room) return <MatchSpace />
  return open === null ? null : <WithMatch key={id} room={room} {...props} />
}

/** The series of a room, 0 if its match has none; null while nothing is open. */
function openIn({ finishedAt, series, teams }: DraftRoom): number | null {
  if (finishedAt !== null) return null
  return series ?? (teams.length > 0 ? 0 : null)
}

function WithMatch({ room, ...props }: LobbyMatchProps & { room: DraftRoom }) {
  const { lineup, follow, game, onMatch, onOpener } = props
  useRoomConnection(room.id)
  useRoomUpdates()
  const match = useMatch(room.id)
  useMatchLobby(match ?? null, props)
  const isSame = match ? isLobbyOf(match, lineup) : null
  useEffect(() => {
    if (isSame !== null) onMatch(isSame)
  }, [isSame, onMatch])
  useEffect(() => () => onMatch(false), [onMatch])

  if (!match) return <MatchSpace />
  return (
    <div className={styles.above}>
      <MatchHead
        room={room.id}
        page="lobby"
        shownGame={isSame ? game : undefined}
        name={
          isSame ? (
            <SeriesButton
              series={lineup.series}
              asked={props.opener}
              onAsked={onOpener}
              onChange={props.onChange}
              movesOn={false}
            >
              <MatchName match={match} />
            </SeriesButton>
          ) : undefined
        }
      >
        {lineup.teams.length === 0 ? null : isSame ? (
          follow?.isOn || game < match.game ? null : (
            <Trial room={room} match={match} {...props} />
          )
        ) : (
          <Other room={room} match={match} {...props} />
        )}
      </MatchHead>
    </div>
  )
}

/** An empty lobby opens at the match; one that is at the match goes on with it. */
function useMatchLobby(match: Match | null, { lineup, onChange, onMove }: LobbyMatchProps) {
  const isEmpty = lineup.teams.length === 0 && lineup.series === null
  const before = useRef<Match | null>(null)
  const follow = useEffectEvent((now: Match) => {
    const known = before.current
    before.current = now
    if (!known) {
      if (isEmpty) onChange(() => matchLobby(now))
    } else if (isLobbyOf(now, lineup) && isMoved(known, now)) {
      onMove((lobby) => followMatch(lobby, known, now))
      if (now.game > known.game) notify.info(seriesMessages.movedOn(now.game - 1))
    }
  })
  useEffect(() => {
    if (match) follow(match)
  }, [match])
}

interface DifferenceProps extends Pick<LobbyMatchProps, 'lineup' | 'onChange'> {
  room: DraftRoom
  match: Match
}

/** The lobby is another one. */
const Other = ({ room, match, lineup, onChange }: DifferenceProps) => (
  <div className={styles.notice}>
    <span>{texts.other(room.name, match.name)}</span>
    <Button size="sm" onClick={() => onChange(() => matchLobby(match))}>
      {texts.back}
    </Button>
    {room.role === 'view' ? null : <UseInRoom room={room} lobby={lineup} />}
  </div>
)

/** Bans and a map that the user tries, which nobody else sees. */
function Trial({ room, match, lineup, onChange }: DifferenceProps) {
  const setMap = useMatchMap(room.id)
  const { ban, map } = lineup
  const usual = nextMapOf(match)
  const isOtherMap = map !== null && map !== usual
  const count =
    ban.filter((legend) => !match.bans.includes(legend)).length +
    match.bans.filter((legend) => !ban.includes(legend)).length
  if (count === 0 && !isOtherMap) return null
  const apply = () => {
    if (count > 0) setBans(ban)
    if (isOtherMap) setMap(match.game, map)
    notify.success(texts.applied)
  }
  return (
    <div className={styles.notice} role="status">
      <span>{texts.trying(count, isOtherMap)}</span>
      {room.role === 'view' ? null : (
        <Button size="sm" onClick={apply}>
          {texts.apply}
        </Button>
      )}
      <Button
        size="sm"
        onClick={() => onChange((now) => ({ ...now, ban: match.bans, map: usual }))}
      >
        {texts.discard}
      </Button>
    </div>
  )
}
