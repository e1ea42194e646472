import type { ExpressionBuilder, Kysely } from 'kysely'
import { FOUND_NOTES, type FoundNote } from '#contract/note/note.ts'
import { noteMessages as texts } from '#contract/note/note.texts.ts'
import { allMaps, isMap, mapName } from '#domain/catalog/map.ts'
import { poiName, poisOf } from '#domain/catalog/poi.ts'
import { type NoteSubject, poiSubject, readPoiSubject } from '#domain/note/note-subject.ts'
import { anyOf, containing } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'
import type { SignedIn } from '../http/serve.ts'
import { roomAccess } from '../realtime/room-access.ts'
import { isPoi } from './note-subject.ts'

interface Wanted {
  search: string
  about?: NoteSubject | undefined
}

/** Notes with this part in their text or in the name of their subject, newest first. */
export async function findNotes(
  db: Kysely<Database>,
  { search, about }: Wanted,
  user: Pick<SignedIn, 'id' | 'role'>,
): Promise<{ notes: FoundNote[]; total: number }> {
  const part = containing(search.trim())
  const rooms = await roomAccess(db).listEnterable(user)
  const rows = await selectNotes(db)
    .select(['n.about', 'n.subject', 'n.text', 'n.version', 'n.updated_at'])
    .select([
      'account.username as updated_by',
      't.name as team',
      's.id as series',
      'e.name as event',
      'r.name as room',
    ])
    .select(({ fn }) => fn.countAll<number>().over().as('total'))
    .$if(about !== undefined, (query) => query.where('n.about', '=', about ?? 'team'))
    .where((eb) =>
      eb.or([
        eb('n.text', 'ilike', part),
        eb('t.name', 'ilike', part),
        eb('e.name', 'ilike', part),
        eb('r.name', 'ilike', part),
        eb.and([
          eb('n.about', 'in', ['map', 'poi']),
          eb('n.subject', '=', anyOf(placesNamed(search))),
        ]),
      ]),
    )
    .where(canRead(rooms))
    .orderBy('n.updated_at', 'desc')
    .orderBy('n.version', 'desc')
    .limit(FOUND_NOTES)
    .execute()
  const notes = rows.map(({ about: kind, subject, team, series, event, room, ...row }) => ({
    about: kind,
    key: keyOf(kind, subject, { team, series, room }),
    label: team ?? event ?? room ?? labelOf(kind, subject),
    text: row.text,
    version: row.version,
    updated_at: row.updated_at.getTime(),
    updated_by: row.updated_by,
  }))
  return { notes, total: rows[0]?.total ?? 0 }
}

/** Notes with what they are about. */
const selectNotes = (db: Kysely<Database>) =>
  db
    .selectFrom('note as n')
    .leftJoin('account', 'account.id', 'n.updated_by')
    .leftJoin('team_alias as a', (join) =>
      join.onRef('a.key', '=', 'n.subject').on('n.about', '=', 'team'),
    )
    .leftJoin('team as t', 't.id', 'a.team_id')
    .leftJoin('game as g', (join) =>
      join
        .onRef('g.mid', '=', 'n.subject')
        .on('n.about', '=', 'series')
        .on('g.is_current', '=', true),
    )
    .leftJoin('draft_room as r', (join) =>
      join
        .on('n.about', '=', 'room')
        .on((eb) => eb(eb.cast<string>('r.id', 'text'), '=', eb.ref('n.subject'))),
    )
    .leftJoin('series as s', 's.id', 'g.series_id')
    .leftJoin('event as e', 'e.id', 's.event_id')

/** Notes of a room are for those who can enter it. */
const canRead =
  (rooms: readonly number[]) => (eb: ExpressionBuilder<Database & { n: Database['note'] }, 'n'>) =>
    eb.or([eb('n.about', '!=', 'room'), eb('n.subject', '=', anyOf(rooms.map(String)))])

/** Maps and POIs with this part in their name, as notes name them. */
function placesNamed(search: string): string[] {
  const part = search.trim().toLowerCase()
  const hasPart = ({ name }: { name: string }) => name.toLowerCase().includes(part)
  return allMaps().flatMap((map) => [
    ...(hasPart(map) ? [map.id] : []),
    ...poisOf(map.id)
      .filter((poi) => hasPart(map) || hasPart(poi))
      .map(({ id }) => poiSubject(map.id, id)),
  ])
}

interface Found {
  team: string | null
  series: number | null
  room: string | null
}

/** Empty if what the note is about was removed: an undone import, a deleted map or POI. */
function keyOf(about: NoteSubject, subject: string, { team, series, room }: Found): string {
  if (about === 'team') return team ?? ''
  if (about === 'series') return String(series ?? '')
  if (about === 'room') return room === null ? '' : subject
  return hasPlace(about, subject) ? subject : ''
}

function hasPlace(about: NoteSubject, subject: string): boolean {
  if (about === 'map') return isMap(subject)
  const found = readPoiSubject(subject)
  return found !== null && isPoi(found.map, found.poi)
}

function labelOf(about: NoteSubject, subject: string): string {
  // It is stored by the id of a game.
  if (about === 'series') return texts.removedSeries
  if (about === 'map') return mapName(subject)
  const found = about === 'poi' ? readPoiSubject(subject) : null
  return found ? `${poiName(found.map, found.poi)}, ${mapName(found.map)}` : subject
}
