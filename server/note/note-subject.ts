import type { Kysely } from 'kysely'
import { isMap, type MapId } from '#domain/catalog/map.ts'
import { poisOf } from '#domain/catalog/poi.ts'
import { teamKey } from '#domain/team/team.ts'
import { type NoteSubject, poiSubject, readPoiSubject } from '#domain/note/note-subject.ts'
import { findCurrentSeries, findFirstMid } from '../archive/current-series.ts'
import { findTeam } from '../archive/team/find-teams.ts'
import type { Database } from '../db/schema.ts'
import type { SignedIn } from '../http/serve.ts'
import { roomAccess } from '../realtime/room-access.ts'

/** What a note is stored by. A team that was merged has notes under several spellings. */
export interface StoredSubject {
  about: NoteSubject
  /** A new note goes to the first one. */
  keys: readonly [string, ...string[]]
}

/** Null if there is no such team, map, POI or series, or no such room that the user can enter. */
export async function findSubject(
  db: Kysely<Database>,
  { about, key }: { about: NoteSubject; key: string },
  user: NoteReader,
): Promise<StoredSubject | null> {
  const keys = await KEYS[about](db, key, user)
  return keys && { about, keys }
}

type NoteReader = Pick<SignedIn, 'id' | 'role'>

type FindKeys = (
  db: Kysely<Database>,
  key: string,
  user: NoteReader,
) => Promise<StoredSubject['keys'] | null>

const KEYS: Record<NoteSubject, FindKeys> = {
  async team(db, name) {
    const team = await findTeam(db, name)
    if (!team) return null
    const rows = await db
      .selectFrom('team_alias')
      .select('key')
      .where('team_id', '=', team.id)
      .execute()
    const own = teamKey(team.name)
    return [own, ...rows.map(({ key }) => key).filter((key) => key !== own)]
  },
  map: async (_, id) => (isMap(id) ? [id] : null),
  async poi(_, key) {
    const found = readPoiSubject(key)
    return found && isPoi(found.map, found.poi) ? [poiSubject(found.map, found.poi)] : null
  },
  async series(db, key) {
    const id = readId(key)
    const current = id && (await findCurrentSeries(db, id))
    const mid = current && (await findFirstMid(db, current))
    return mid ? [mid] : null
  },
  async room(db, key, user) {
    const id = readId(key)
    return id && (await roomAccess(db).canEnter(id, user)) ? [String(id)] : null
  },
}

export const isPoi = (map: MapId, poi: number) =>
  isMap(map) && poisOf(map).some(({ id }) => id === poi)

/** Larger numbers don't fit PostgreSQL's integer. */
const readId = (key: string) => (/^[1-9]\d{0,8}$/.test(key) ? Number(key) : null)
