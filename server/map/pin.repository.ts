import { type Kysely, type Selectable, sql } from 'kysely'
import type { PinMarker } from '#contract/map/pin.ts'
import { pictureUrl } from '#contract/catalog/picture.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { ago } from '../db/expressions.ts'
import { createWithinQuotas, type Quota } from '../db/quota.ts'
import type { Database } from '../db/schema.ts'

const COLUMNS = ['id', 'map', 'title', 'x', 'y', 'picture', 'youtube_link'] as const

type PinRow = Pick<Selectable<Database['pin_marker']>, (typeof COLUMNS)[number]>

export interface NewPin extends Omit<PinRow, 'id'> {
  by: number
}

export const pinRepository = (db: Kysely<Database>) => ({
  async list(map: MapId): Promise<PinMarker[]> {
    const rows = await db
      .selectFrom('pin_marker')
      .select(COLUMNS)
      .where('map', '=', map)
      .orderBy('id')
      .execute()
    return rows.map(present)
  },

  /** Null if the picture doesn't exist. */
  async add({
    map,
    title,
    x,
    y,
    picture,
    youtube_link: link,
    by,
  }: NewPin): Promise<PinMarker | null> {
    const row = await createWithinQuotas(db, 'pin_marker', [quotaOf(map)], (tx) =>
      tx
        .insertInto('pin_marker')
        .columns(['map', 'title', 'x', 'y', 'picture', 'youtube_link', 'added_by'])
        .expression((eb) =>
          tx
            .selectNoFrom([
              eb.val(map).as('map'),
              eb.val(title).as('title'),
              eb.val(x).as('x'),
              eb.val(y).as('y'),
              eb.val(picture).as('picture'),
              eb.val(link).as('youtube_link'),
              eb.val(by).as('added_by'),
            ])
            .$if(picture !== null, (query) =>
              // The lock waits for a delete of the picture; otherwise the foreign key would fail.
              query.where(
                eb.exists(
                  eb.selectFrom('picture').select('name').where('name', '=', picture).forKeyShare(),
                ),
              ),
            ),
        )
        .returning(COLUMNS)
        .executeTakeFirst(),
    )
    return row ? present(row) : null
  },

  async rename(id: number, title: string): Promise<PinMarker | null> {
    const row = await db
      .updateTable('pin_marker')
      .set({ title })
      .where('id', '=', id)
      .returning(COLUMNS)
      .executeTakeFirst()
    return row ? present(row) : null
  },

  async delete(id: number): Promise<boolean> {
    const { rows } = await sql`
      with gone as (delete from pin_marker where id = ${id} returning picture),
      unused as (
        delete from picture p using gone where p.name = gone.picture and not exists (
          select from pin_marker other where other.picture = p.name and other.id <> ${id}
        ) and not exists (select from roster_legend l where l.picture = p.name)
        and not exists (select from game_map m where m.picture = p.name)
      )
      select from gone`.execute(db)
    return rows.length > 0
  },

  /** Deletes uploaded pictures that no pin, legend or map uses. */
  async removeUnused(): Promise<void> {
    await db
      .deleteFrom('picture')
      .where('uploaded_at', '<', ago('1 day'))
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('pin_marker')
              .select('pin_marker.id')
              .whereRef('pin_marker.picture', '=', 'picture.name'),
          ),
        ),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('roster_legend')
              .select('roster_legend.key')
              .whereRef('roster_legend.picture', '=', 'picture.name'),
          ),
        ),
      )
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom('game_map')
              .select('game_map.id')
              .whereRef('game_map.picture', '=', 'picture.name'),
          ),
        ),
      )
      .execute()
  },
})

const quotaOf = (map: MapId): Quota => ({
  name: 'pinsPerMap',
  rows: (tx) => tx.selectFrom('pin_marker').select('id').where('map', '=', map),
})

const present = ({ picture, youtube_link: youtubeLink, ...row }: PinRow): PinMarker => ({
  ...row,
  type: picture === null ? 'video' : 'picture',
  imageUrl: picture === null ? null : pictureUrl(picture),
  youtubeLink,
})
