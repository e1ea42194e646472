import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import {
  compareGames,
  type ComparedPlayer,
  type ComparedResult,
  compareResults,
  MAYBE_START_S,
  TWIN_START_S,
} from '#domain/archive/game-twin.ts'
import type { Finding, MatchGame, MatchSet } from '#domain/archive/match.ts'
import { anyOf } from '../../db/expressions.ts'
import type { Database } from '../../db/schema.ts'
import { renameGame } from './rename-game.ts'
import { findDecisions, noteJoined, noteUncertain, type TwinDecisions } from './twin-decisions.ts'

type Tx = Transaction<Database>

interface TwinFile {
  readonly format: string
  readonly sets: readonly MatchSet[]
  readonly findings: readonly Finding[]
}

/** A new game has nothing that is stored by its id. */
const NOTHING_RENAMED = { moved: [], landings: [], links: [], deleted: {} }

/** Live data has no match id, so its games have an id made from their content. */
const LIVE = 'liveapi'
const LEAGUE = 'algs'

/** Of two ids of a game, the one with the lower rank stays: the publisher's, the league's, one made from a file, of live data. */
const rankOf = (mid: string, format: string) => {
  if (format === LIVE && mid.startsWith('made-up:')) return 3
  if (mid.startsWith('made-up:')) return 2
  return mid.startsWith('algs:') ? 1 : 0
}

/**
 * Live data, a file and the league's data of the same game become one: it gets the id of one of them. Pairs that are
 * uncertain stay two games, with a finding, until an editor decides.
 */
export async function joinTwins<File extends TwinFile>(tx: Tx, given: File): Promise<File> {
  const file = await withKnownIds(tx, given)
  const games = file.sets.flatMap((set) => set.games)
  const mids = games.map(({ mid }) => mid)
  const candidates = await findCandidates(tx, file.format, games)
  if (candidates.length === 0) return file
  const decisions = await findDecisions(tx, [
    ...mids,
    ...games.flatMap((game) => game.ownMid ?? []),
  ])
  const findings: Finding[] = []
  const taken = new Set(mids)
  const ids = new Map<MatchGame, string>()
  for (const game of games) {
    const { twin, uncertain } = await compareWith(tx, game, candidates, decisions)
    findings.push(...uncertain.map((other) => toFinding(game, other)))
    const keepsOther = (other: Candidate) =>
      rankOf(game.mid, file.format) >= rankOf(other.mid, other.format)
    for (const other of uncertain)
      await (keepsOther(other)
        ? noteUncertain(tx, game.mid, other.mid)
        : noteUncertain(tx, other.mid, game.mid))
    if (!twin) continue
    // An id that is known already has been compared before.
    if (!keepsOther(twin)) await renameNewGame(tx, twin.mid, game.mid)
    else if (!taken.has(twin.mid)) {
      ids.set(game, twin.mid)
      taken.add(twin.mid)
      await noteJoined(tx, { mid: game.mid, otherMid: twin.mid }, NOTHING_RENAMED)
    }
  }
  return { ...withIds(file, ids), findings: [...file.findings, ...findings] }
}

const withIds = <File extends TwinFile>(file: File, ids: ReadonlyMap<MatchGame, string>): File => ({
  ...file,
  sets: file.sets.map((set) => ({
    ...set,
    games: set.games.map((game) => {
      const mid = ids.get(game)
      return mid === undefined ? game : { ...game, mid, ownMid: game.mid }
    }),
  })),
})

/** The league's games keep the id that they were joined under: a series is imported again and again. */
async function withKnownIds<File extends TwinFile>(tx: Tx, file: File): Promise<File> {
  if (file.format !== LEAGUE) return file
  const games = file.sets.flatMap((set) => set.games)
  const rows = await tx
    .selectFrom('game')
    .select(['own_mid', 'mid'])
    .where('own_mid', '=', anyOf(games.map(({ mid }) => mid)))
    .execute()
  const known = new Map(rows.map(({ own_mid, mid }) => [own_mid, mid]))
  const ids = games.flatMap((game) => {
    const mid = known.get(game.mid)
    return mid === undefined ? [] : [[game, mid] as const]
  })
  return ids.length === 0 ? file : withIds(file, new Map(ids))
}

type Candidate = Pick<Selectable<Database['game']>, 'id' | 'mid' | 'map' | 'started_at'> & {
  format: string
}

/**
 * Games at the time of the file: for live data all, for the league all others, otherwise those that only live data or the
 * league have.
 */
async function findCandidates(
  tx: Tx,
  format: string,
  games: readonly MatchGame[],
): Promise<Candidate[]> {
  if (games.length === 0) return []
  const starts = games.map(({ startedAt }) => startedAt)
  return tx
    .selectFrom('game as g')
    .innerJoin('import as i', 'i.id', 'g.import_id')
    .select(['g.id', 'g.mid', 'g.map', 'g.started_at', 'i.format'])
    .where('g.is_current', '=', true)
    .where('g.started_at', '>=', at(starts.reduce((a, b) => Math.min(a, b)) - MAYBE_START_S))
    .where('g.started_at', '<=', at(starts.reduce((a, b) => Math.max(a, b)) + MAYBE_START_S))
    .$if(format === LEAGUE, (query) => query.where('i.format', '<>', LEAGUE))
    .$if(format !== LIVE && format !== LEAGUE, (query) =>
      query.where((eb) =>
        eb.or([
          eb('g.mid', 'like', sql.lit('algs:%')),
          eb('i.format', '=', LIVE).and('g.mid', 'like', sql.lit('made-up:%')),
        ]),
      ),
    )
    .execute()
}

const at = (seconds: number) => new Date(seconds * 1000)

/** The certain twin of a game, or those that may be one. */
async function compareWith(
  tx: Tx,
  game: MatchGame,
  candidates: readonly Candidate[],
  decisions: TwinDecisions,
): Promise<{ twin: Candidate | null; uncertain: Candidate[] }> {
  const uncertain: Candidate[] = []
  for (const candidate of candidates) {
    if (candidate.mid === game.mid || candidate.map !== game.map) continue
    const decided =
      decisions(game.mid, candidate.mid) ?? decisions(game.ownMid ?? game.mid, candidate.mid)
    if (decided === false) continue
    const verdict = decided ? 'same' : await compareCopies(tx, game, candidate)
    if (verdict === 'same') return { twin: candidate, uncertain: [] }
    if (verdict === 'maybe') uncertain.push(candidate)
  }
  return { twin: null, uncertain }
}

async function compareCopies(tx: Tx, game: MatchGame, { id, started_at }: Candidate) {
  const apartS = Math.abs(started_at.getTime() / 1000 - game.startedAt)
  if (apartS > MAYBE_START_S) return 'other'
  const byResults = compareResults(game.teams, await resultsOfGame(tx, id))
  if (apartS > TWIN_START_S) return byResults === 'same' ? 'maybe' : 'other'
  const players = game.teams.flatMap(({ placement, players: members }) =>
    members.map(({ playerId, name, legend }) => ({ playerId, name, legend, placement })),
  )
  const byPlayers = compareGames(players, await playersOfGame(tx, id))
  if (byPlayers === 'same' || byResults === 'same') return 'same'
  return byPlayers === 'maybe' || byResults === 'maybe' ? 'maybe' : 'other'
}

const resultsOfGame = (db: Kysely<Database>, gameId: number): Promise<ComparedResult[]> =>
  db
    .selectFrom('team_result')
    .select(['placement', 'kills'])
    .where('game_id', '=', gameId)
    .execute()

const toFinding = ({ number }: MatchGame, { started_at }: Candidate): Finding => ({
  kind: 'duplicate_game',
  game: number,
  team: null,
  found: texts.found.maybeTwin(started_at.toISOString()),
  action: texts.actions.decideLater,
})

export const playersOfGame = (db: Kysely<Database>, gameId: number): Promise<ComparedPlayer[]> =>
  db
    .selectFrom('player_result as p')
    .innerJoin('team_result as r', 'r.id', 'p.team_result_id')
    .select(['p.player_id as playerId', 'p.name', 'p.legend', 'r.placement'])
    .where('r.game_id', '=', gameId)
    .execute()

async function renameNewGame(tx: Tx, from: string, to: string) {
  const known = await tx.selectFrom('game').select('id').where('mid', '=', to).executeTakeFirst()
  if (known) return
  await noteJoined(tx, { mid: from, otherMid: to }, await renameGame(tx, from, to))
}
