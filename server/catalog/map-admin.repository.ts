import type { Kysely, Transaction } from 'kysely'
import { type SavedMap, toMapEntry } from '#contract/catalog/map.ts'
import type { MapForm } from '#contract/catalog/map-admin.ts'
import { mapAdminMessages as texts } from '#contract/catalog/map-admin.texts.ts'
import { withFormerNames } from '#domain/catalog/map-clash.ts'
import type { MapPoi } from '#domain/catalog/map-entry.ts'
import { mapFinder, type MapId } from '#domain/catalog/map.ts'
import { isSamePosition } from '#domain/map/poi-position.ts'
import { shippedPoisOf } from '#domain/catalog/poi.ts'
import { assignMap, assignPois } from '../archive/correction/assign-map.ts'
import { anyOf } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'
import { badRequest, conflict } from '../http/errors.ts'
import { requirePicture } from './picture/require-picture.ts'
import { listMaps } from './map.repository.ts'
import { changeRoster } from './roster.repository.ts'

type Tx = Transaction<Database>

interface EditedMap {
  id: MapId
  form: MapForm
  /** The version that was edited; 0 if there is none yet. */
  version: number
  by: number
}

/** The maps that administrators add and edit. As with every setting, saving raises the archive's version. */
export const mapAdminRepository = (db: Kysely<Database>) => ({
  /** Runs `check` with the maps that no one else can change meanwhile. It throws to refuse the map. */
  save: (edited: EditedMap, check: (maps: readonly SavedMap[]) => void) =>
    changeRoster(db, async (tx) => {
      const { id, form, version } = edited
      const maps = await listMaps(tx)
      const before = maps.find((map) => map.id === id)
      check(maps)
      if ((before?.version ?? 0) !== version) throw changedMeanwhile()
      await requirePicture(tx, form.picture)
      const oldPois = before?.pois ?? shippedPoisOf(id)
      requireAllPois(oldPois, form.pois)
      const pois = withFormerNames(oldPois, form.pois)
      await store(tx, edited, pois)
      await forgetMoves(tx, id, oldPois, pois)
      const others = maps.filter((map) => map.id !== id).map(toMapEntry)
      await assignMap(tx, id, mapFinder([...others, { ...form, id }]))
      await assignPois(tx, id, pois)
    }),

  /** Refused if anything is on the map. */
  delete: (id: MapId, name: string, version: number) =>
    changeRoster(db, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('game_map')
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw changedMeanwhile()
      if (await isUsed(tx, id)) throw conflict('map_in_use', texts.inUse(name))
      await tx.deleteFrom('poi_position').where('map', '=', id).execute()
    }),

  /** How many games have a landing at each POI. */
  countLandings: (map: MapId): Promise<{ poiId: number; games: number }[]> =>
    db
      .selectFrom('poi_comp')
      .select((eb) => [
        'poi_id as poiId',
        eb.cast<number>(eb.fn.sum('games'), 'integer').as('games'),
      ])
      .where('map', '=', map)
      .groupBy('poi_id')
      .execute(),
})

const changedMeanwhile = () => conflict('changed_meanwhile', texts.changedMeanwhile)

/** Past landings name a POI by its id, so no POI disappears: it is marked as removed. */
function requireAllPois(before: readonly MapPoi[], after: readonly MapPoi[]) {
  const kept = new Set(after.map(({ id }) => id))
  if (!before.every(({ id }) => kept.has(id))) throw badRequest(texts.poisMissing)
}

async function store(tx: Tx, { id, form, version, by }: EditedMap, pois: readonly MapPoi[]) {
  const row = {
    name: form.name,
    spellings: form.spellings,
    picture: form.picture,
    calibration: form.calibration && JSON.stringify(form.calibration),
    pois: JSON.stringify(pois),
    is_retired: form.isRetired,
    version: version + 1,
    updated_by: by,
    updated_at: new Date(),
  }
  await tx
    .insertInto('game_map')
    .values({ id, ...row })
    .onConflict((on) => on.column('id').doUpdateSet(row))
    .execute()
}

/** A POI that got another position here is no longer where an editor moved it in the POI view. */
async function forgetMoves(
  tx: Tx,
  map: MapId,
  before: readonly MapPoi[],
  after: readonly MapPoi[],
) {
  const old = new Map(before.map((poi) => [poi.id, poi]))
  const moved = after.filter((poi) => poi.isRemoved || !isSamePosition(old.get(poi.id), poi))
  await tx
    .deleteFrom('poi_position')
    .where('map', '=', map)
    .where('poi_id', '=', anyOf(moved.map(({ id }) => id)))
    .execute()
}

const WITH_MAP = ['game', 'landing', 'plan', 'pin_marker', 'lootpath', 'comp_note'] as const

async function isUsed(tx: Tx, map: MapId): Promise<boolean> {
  for (const table of WITH_MAP) {
    const row = await tx
      .selectFrom(table)
      .select('map')
      .where('map', '=', map)
      .limit(1)
      .executeTakeFirst()
    if (row) return true
  }
  return false
}
