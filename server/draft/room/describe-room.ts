import type { Kysely } from 'kysely'
import { combineResult } from '#domain/draft/draft-result.ts'
import type { Database } from '../../db/schema.ts'
import { roomMissing } from '../../realtime/room-access.ts'
import { findClubTeams } from '../../catalog/club-teams.ts'
import type { DescribeRoom } from '../draft-delivery.ts'
import { draftResultRepository } from './draft-result.repository.ts'
import { draftRoomRepository } from './draft-room.repository.ts'

/** What people with a link see of a room beside its draft. No names of users. */
export function roomDescriber(db: Kysely<Database>, homeTeam: string): DescribeRoom {
  const rooms = draftRoomRepository(db)
  const results = draftResultRepository(db, homeTeam)

  return async (id, { draft_history }) => {
    const room = await rooms.find(id)
    if (!room) throw roomMissing()
    const known = (await results.list([room])).get(id) ?? []
    const { defaultTeam } = await findClubTeams(db, homeTeam)
    return {
      room: {
        name: room.name,
        event: room.event,
        team: room.team ?? defaultTeam,
        firstGame: room.first_game,
        lastPlayed: room.last_played ?? 0,
        isFinished: room.finished_at !== null,
      },
      draft_history: draft_history.map(({ id: game, comp, version }) => {
        const found = known.find((one) => one.game === version)
        const { map, place, points } = combineResult(found ?? { entered: null, archive: null })
        return { id: game, comp: [...comp], map, place, points }
      }),
    }
  }
}
