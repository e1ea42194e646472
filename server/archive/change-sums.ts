import { sql, type Transaction } from 'kysely'
import type { Database } from '../db/schema.ts'
import { COUNTED_KINDS, type Counted, type CountedKind, countedRows } from './counted-rows.ts'
import { SUMS, type SumTable } from './sum-tables.ts'

type Tx = Transaction<Database>

interface SumsChange<T> {
  readonly before: Counted
  readonly change: () => Promise<T>
  /** What counts afterward, if not the same series. */
  readonly after?: (result: T) => Counted
  readonly kinds?: readonly CountedKind[]
}

/**
 * Runs a change and adds to all sums what counts differently afterward. What counted before and after it is read once,
 * into temporary tables, and sums that stay the same are not written. Returns the teams whose results changed, too.
 */
export async function changeSums<T>(tx: Tx, { before, change, after, kinds }: SumsChange<T>) {
  const counted = kinds ?? (before.teamIds === null ? COUNTED_KINDS : OF_TEAMS)
  // Otherwise PostgreSQL groups a large import's players on disk.
  await run(tx, "set local work_mem = '32MB'")
  for (const kind of counted) await run(tx, createTable(kind, before))
  const result = await change()
  const now = after?.(result) ?? before
  for (const kind of counted) if (now.seriesIds.length > 0) await run(tx, addRows(kind, now))
  for (const kind of counted) await addToSums(tx, kind)
  const teamIds = counted.includes('result') ? await changedTeams(tx) : []
  await run(tx, `drop table ${counted.map(tableOf).join(', ')}`)
  return { result, teamIds }
}

/** Runs a change of where teams landed in these series. No other sums depend on it. */
export async function changePoiSums<T>(
  tx: Tx,
  seriesIds: readonly number[],
  change: () => Promise<T>,
): Promise<T> {
  if (seriesIds.length === 0) return change()
  const before = { seriesIds, teamIds: null }
  const { result } = await changeSums(tx, { before, change, kinds: ['landing'] })
  return result
}

/** Bans are the same whoever plays. */
const OF_TEAMS = COUNTED_KINDS.filter((kind) => kind !== 'ban')

const tableOf = (kind: CountedKind) => `counted_${kind}`

const createTable = (kind: CountedKind, before: Counted) => `
  create temporary table ${tableOf(kind)} on commit drop as
  select -1 as times, c.* from (${countedRows(kind, before)}) c`

const addRows = (kind: CountedKind, now: Counted) => `
  insert into ${tableOf(kind)} select 1, c.* from (${countedRows(kind, now)}) c`

async function addToSums(tx: Tx, kind: CountedKind) {
  const { rows } = await run(tx, `select from ${tableOf(kind)} limit 1`)
  if (rows.length === 0) return
  for (const sums of SUMS) if (sums.of === kind) await run(tx, mergeStatement(sums))
}

const LAST_ADDED = 'max(played_at) filter (where times > 0)'
const LAST_REMOVED = 'max(played_at) filter (where times < 0)'
/** Null if the last game no longer counts: then it is searched among all (`refreshLastPlayed`). */
const LAST_PLAYED = `case
  when c.removed is null or c.removed < t.last_played or c.last_played >= c.removed
  then greatest(t.last_played, c.last_played) end`

/** Only one change of the archive runs at a time, so no other transaction can insert the same row meanwhile. */
function mergeStatement({ table, of, keys, sums, hasLastPlayed = false, where }: SumTable) {
  const keyNames = Object.keys(keys)
  const names = [...keyNames, ...Object.keys(sums)]
  const values = [...Object.values(keys), ...Object.values(sums)]
  const differences = Object.values(sums).map((sum) => `${sum} <> 0`)
  const updates = Object.keys(sums).map((name) => `${name} = t.${name} + c.${name}`)
  if (hasLastPlayed) {
    names.push('last_played')
    values.push(LAST_ADDED)
    differences.push(`${LAST_ADDED} is distinct from ${LAST_REMOVED}`)
    updates.push(`last_played = ${LAST_PLAYED}`)
  }
  return `
    merge into ${table} as t using (
      select ${values.join(', ')}, ${hasLastPlayed ? LAST_REMOVED : 'null'}
      from ${tableOf(of)} where ${where}
      group by ${keyNames.map((_, index) => index + 1).join(', ')}
      having ${differences.join(' or ')}
    ) as c (${names.join(', ')}, removed)
    on ${keyNames.map((name) => `t.${name} = c.${name}`).join(' and ')}
    when matched and t.games + c.games = 0 then delete
    when matched then update set ${updates.join(', ')}
    when not matched then insert (${names.join(', ')})
      values (${names.map((name) => `c.${name}`).join(', ')})`
}

async function changedTeams(tx: Tx): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct team_id as id from counted_result
    group by team_id, mid, played_at, comp_key, points having sum(times) <> 0`.execute(tx)
  return rows.map(({ id }) => id)
}

const run = (tx: Tx, statement: string) => sql.raw(statement).execute(tx)
