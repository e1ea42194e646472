import { type Kysely, sql } from 'kysely'
import type { PinMarker } from '#contract/pin.ts'
import { pictureUrl } from '#contract/picture.ts'
import type { MapId } from '#domain/map/map.ts'
import type { MapPosition } from '#domain/map/map-position.ts'
import type { Database } from '../db/schema.ts'

interface PinRow extends MapPosition {
  id: number
  map: MapId
  picture: string | null
  youtube_link: string | null
}

export interface NewPin extends Omit<PinRow, 'id'> {
  by: number
}

const COLUMNS = sql`id, map, x, y, picture, youtube_link`

export const pinRepository = (db: Kysely<Database>) => ({
  async list(map: MapId): Promise<PinMarker[]> {
    const { rows } = await sql<PinRow>`
      select ${COLUMNS} from pin_marker where map = ${map} order by id`.execute(db)
    return rows.map(present)
  },

  /** Null where the picture is not there. */
  async add({ map, x, y, picture, youtube_link: link, by }: NewPin): Promise<PinMarker | null> {
    const { rows } = await sql<PinRow>`
      insert into pin_marker (map, x, y, picture, youtube_link, added_by)
      select ${map}, ${x}, ${y}, ${picture}, ${link}, ${by}
      where ${picture}::text is null or exists (
        select from picture where name = ${picture} for key share
      )
      returning ${COLUMNS}`.execute(db)
    return rows[0] ? present(rows[0]) : null
  },

  async delete(id: number): Promise<boolean> {
    const { rows } = await sql`
      with gone as (delete from pin_marker where id = ${id} returning picture),
      unused as (
        delete from picture p using gone where p.name = gone.picture and not exists (
          select from pin_marker other where other.picture = p.name and other.id <> ${id}
        )
      )
      select from gone`.execute(db)
    return rows.length > 0
  },

  /** Pictures that were uploaded and never pinned. */
  async removeUnused(): Promise<void> {
    await sql`
      delete from picture p where uploaded_at < now() - interval '1 day'
      and not exists (select from pin_marker where picture = p.name)`.execute(db)
  },
})

const present = ({ picture, youtube_link: youtubeLink, ...row }: PinRow): PinMarker => ({
  ...row,
  type: picture === null ? 'video' : 'picture',
  imageUrl: picture === null ? null : pictureUrl(picture),
  youtubeLink,
})
