import type { Transaction } from 'kysely'
import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import type { Finding } from '#domain/archive/match.ts'
import { anyOf } from '../db/expressions.ts'
import type { Database } from '../db/schema.ts'

type Tx = Transaction<Database>

interface FetchedGame {
  readonly mid: string
  readonly number: number
  readonly is_current: boolean
}

/**
 * Games that files of the league have of these series. A newer fetch of a series can lack a game: then the league has
 * withdrawn it, and it no longer counts (`chooseCurrent`).
 */
export const findFetchedGames = (
  tx: Tx,
  sources: readonly (string | null)[],
): Promise<FetchedGame[]> =>
  tx
    .selectFrom('series as s')
    .innerJoin('import as i', 'i.id', 's.import_id')
    .innerJoin('game as g', 'g.series_id', 's.id')
    .select(['g.mid', 'g.number', 'g.is_current'])
    .where('s.source_id', '=', anyOf(sources.flatMap((source) => source ?? [])))
    .where('i.format', '=', 'algs')
    .execute()

/** The league's ids of the series in an import. */
export async function sourcesOfFetch(tx: Tx, importId: number): Promise<(string | null)[]> {
  const rows = await tx
    .selectFrom('series as s')
    .innerJoin('import as i', 'i.id', 's.import_id')
    .select('s.source_id')
    .where('i.id', '=', importId)
    .where('i.format', '=', 'algs')
    .execute()
  return rows.map(({ source_id }) => source_id)
}

/** Those that counted before and don't count any more, from no file. */
export async function findWithdrawn(tx: Tx, before: readonly FetchedGame[]): Promise<Finding[]> {
  const counted = before.filter((game) => game.is_current)
  const left = await tx
    .selectFrom('game')
    .select('mid')
    .where('mid', '=', anyOf(counted.map(({ mid }) => mid)))
    .where('is_current', '=', true)
    .execute()
  return counted
    .filter(({ mid }) => left.every((game) => game.mid !== mid))
    .map(({ number: game }) => ({
      kind: 'withdrawn_game',
      game,
      team: null,
      found: texts.found.withdrawn,
      action: texts.actions.removed,
    }))
}
