import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import { draftRoomRepository } from './room/draft-room.repository.ts'

/** New rooms without people, made by the user. */
export async function createTestRooms(
  db: Kysely<Database>,
  by: number,
  count: number,
): Promise<number[]> {
  const settings = { event: '', team: null, first_mid: null, is_private: false }
  const made: number[] = []
  for (let n = 0; n < count; n++) {
    made.push(await draftRoomRepository(db).create({ ...settings, name: `Room ${n}` }, by, null))
  }
  return made
}
