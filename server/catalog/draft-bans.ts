import type { Kysely } from 'kysely'
import { DEFAULT_ROOM } from '#domain/draft/draft-room.ts'
import { legendKey } from '#domain/catalog/legend.ts'
import type { LiveMatch } from '#domain/live-match/feed/live-match.ts'
import { lobbyOfMatch } from '#domain/live-match/feed/live-series.ts'
import { teamKey } from '#domain/team/team.ts'
import { findTeamsBySpelling } from '../archive/team/find-teams.ts'
import type { Database } from '../db/schema.ts'
import { clubNames } from './club-teams.ts'

/**
 * The bans of the draft for a live match whose lobby doesn't say which legends are banned: as they are now until the
 * drop, then those of the drop. Null if the draft has none, or is about another game: we don't play in that lobby, or
 * someone plays a banned legend.
 */
export async function bansAtDrop(
  db: Kysely<Database>,
  homeTeam: string,
  feedId: number,
  match: LiveMatch,
): Promise<string[] | null> {
  if (!(await isOurLobby(db, homeTeam, feedId, match))) return null
  const { startedAt, playingSince } = match
  const bans =
    startedAt === null || playingSince === null
      ? await readBans(db)
      : await storeBans(db, feedId, startedAt)
  const players = [...match.players.values()].filter(
    ({ hasPicked }) => hasPicked || playingSince !== null,
  )
  const played = new Set(players.map(({ character }) => legendKey(character)))
  const isOfThisGame = bans.length > 0 && !bans.some((legend) => played.has(legendKey(legend)))
  return isOfThisGame ? bans : null
}

/** Whether the main room's draft is about a lobby: its team, or one of the club's, plays there, or it follows that feed. */
async function isOurLobby(
  db: Kysely<Database>,
  homeTeam: string,
  feedId: number,
  match: LiveMatch,
): Promise<boolean> {
  const room = await db
    .selectFrom('draft_room as r')
    .leftJoin('draft_follow as f', (join) =>
      join.onRef('f.room_id', '=', 'r.id').on('f.is_on', '=', true),
    )
    .select(['r.team', 'f.feed_id'])
    .where('r.id', '=', DEFAULT_ROOM)
    .executeTakeFirst()
  if (room?.feed_id === feedId) return true
  const team = room?.team ?? null
  const own = team === null ? await clubNames(db, homeTeam) : [team]
  const { teams } = lobbyOfMatch(match)
  const known = await findTeamsBySpelling(db, teams)
  const playing = new Set(teams.flatMap((key) => [key, teamKey(known.get(key)?.name ?? key)]))
  return own.some((name) => playing.has(teamKey(name)))
}

async function readBans(db: Kysely<Database>): Promise<string[]> {
  const row = await mainBans(db).executeTakeFirst()
  return row?.banned_legends ?? []
}

/** Of the main room. */
const mainBans = (db: Kysely<Database>) =>
  db.selectFrom('draft_head').select('banned_legends').where('room_id', '=', DEFAULT_ROOM)

/** The first time after the drop counts, on whichever server: later the draft is about the next game. */
async function storeBans(db: Kysely<Database>, feedId: number, startedAt: number) {
  const row = await db
    .insertInto('live_match')
    .columns(['feed_id', 'started_at', 'draft_bans'])
    .expression((eb) =>
      eb
        .selectFrom('live_feed')
        .select((of) => [
          'id',
          of.fn<Date>('to_timestamp', [of.val(startedAt)]).as('started_at'),
          mainBans(db).as('draft_bans'),
        ])
        .where('id', '=', feedId),
    )
    .onConflict((conflict) =>
      conflict.columns(['feed_id', 'started_at']).doUpdateSet((eb) => ({
        draft_bans: eb.fn.coalesce('live_match.draft_bans', 'excluded.draft_bans'),
      })),
    )
    .returning('draft_bans')
    .executeTakeFirst()
  return row?.draft_bans ?? []
}
