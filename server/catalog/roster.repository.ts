import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { rosterMessages as texts } from '#contract/catalog/roster.texts.ts'
import type { RosterForm } from '#contract/catalog/roster-admin.ts'
import type { RosterLegend } from '#contract/catalog/roster.ts'
import { foldLegend, type Legend } from '#domain/catalog/legend.ts'
import { renameLegend } from '../archive/correction/rename-legend.ts'
import { lockArchive } from '../archive/series-change.ts'
import { notifyChange } from '../db/notify-change.ts'
import type { Database } from '../db/schema.ts'
import { conflict } from '../http/errors.ts'
import { requirePicture } from './picture/require-picture.ts'

/** The channel on which servers learn of a new roster. */
type Tx = Transaction<Database>

interface SavedLegend {
  key: string
  form: RosterForm
  /** The version that was edited; 0 if there is none yet. */
  version: number
  by: number
}

/** The legends that administrators added or edited. As with every setting, saving raises the archive's version. */
export const rosterRepository = (db: Kysely<Database>) => ({
  list: () => listLegends(db),

  /** Runs `check` with the roster that no one else can change meanwhile. It throws to refuse the legend. */
  save: (
    { key, form, version, by }: SavedLegend,
    check: (legends: readonly RosterLegend[]) => void,
  ) =>
    changeRoster(db, async (tx) => {
      const legends = await listLegends(tx)
      const before = legends.find((legend) => legend.key === key)
      check(legends)
      if ((before?.version ?? 0) !== version) throw changedMeanwhile()
      await requirePicture(tx, form.picture)
      const row = {
        name: form.name,
        short: form.short,
        classes: JSON.stringify(form.classes),
        spellings: form.spellings,
        retired_from: form.retiredFrom,
        picture: form.picture,
        version: version + 1,
        updated_by: by,
        updated_at: new Date(),
      }
      await tx
        .insertInto('roster_legend')
        .values({ key, ...row })
        .onConflict((on) => on.column('key').doUpdateSet(row))
        .execute()
      const known = before?.spellings.map(foldLegend) ?? []
      const added = form.spellings.map(foldLegend).filter((spelling) => !known.includes(spelling))
      await renameLegend(tx, added, key)
    }),

  /** Refused if the legend is in a game or in the draft. */
  delete: (legend: Legend, version: number) =>
    changeRoster(db, async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('roster_legend')
        .where('key', '=', legend.key)
        .where('version', '=', version)
        .executeTakeFirst()
      if (numDeletedRows === 0n) throw changedMeanwhile()
      if (await isUsed(tx, legend)) throw conflict('legend_in_use', texts.inUse(legend.label))
    }),
})

const changedMeanwhile = () => conflict('changed_meanwhile', texts.changedMeanwhile)

/** Changes legends or maps: servers load both before their next answer, and open pages hear of it. */
export const changeRoster = (db: Kysely<Database>, change: (tx: Tx) => Promise<void>) =>
  db.transaction().execute(async (tx) => {
    await lockArchive(tx)
    await change(tx)
    await notifyChange(tx, 'roster')
  })

async function listLegends(db: Kysely<Database>): Promise<RosterLegend[]> {
  const rows = await db.selectFrom('roster_legend').selectAll().orderBy('key').execute()
  return rows.map(present)
}

const present = (row: Selectable<Database['roster_legend']>): RosterLegend => ({
  key: row.key,
  name: row.name,
  short: row.short,
  classes: row.classes,
  spellings: row.spellings,
  retiredFrom: row.retired_from,
  picture: row.picture,
  version: row.version,
})

/** Raw: Kysely has neither array nor jsonb containment. */
async function isUsed(tx: Tx, { key, snake }: Legend): Promise<boolean> {
  const { rows } = await sql<{ is_used: boolean }>`
    select exists (select from team_result where legends @> array[${key}::text])
      or exists (select from player_result where legend = ${key})
      or exists (select from game_ban where legend = ${key})
      or exists (select from draft_head where ${snake}::text = any(banned_legends || picked_legends))
      or exists (
        select from draft_history
        where entry -> 'comp' ? ${snake}::text or entry -> 'bannedLegends' ? ${snake}::text
      ) as is_used`.execute(tx)
  return rows[0]?.is_used ?? false
}
