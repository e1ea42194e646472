import { type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import { compareGames, type ComparedPlayer, TWIN_START_S } from '#domain/archive/game-twin.ts'
import type { Finding, MatchGame, MatchSet } from '#domain/archive/match.ts'
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

/**
 * Live data and a file of the same game become one: the live game gets the id of the other one. Pairs that are
 * uncertain stay two games, with a finding, until an editor decides.
 */
export async function joinTwins<File extends TwinFile>(tx: Tx, file: File): Promise<File> {
  const games = file.sets.flatMap((set) => set.games)
  const mids = games.map(({ mid }) => mid)
  const isLive = file.format === LIVE
  const candidates = await findCandidates(tx, isLive, games)
  if (candidates.length === 0) return file
  const decisions = await findDecisions(tx, mids)
  const findings: Finding[] = []
  const taken = new Set(mids)
  const ids = new Map<MatchGame, string>()
  for (const game of games) {
    const { twin, uncertain } = await compareWith(tx, game, candidates, decisions)
    findings.push(...uncertain.map((other) => toFinding(game, other)))
    for (const { mid } of uncertain)
      await (isLive ? noteUncertain(tx, game.mid, mid) : noteUncertain(tx, mid, game.mid))
    if (!twin) continue
    // An id that is known already has been compared before.
    if (!isLive) await renameNewGame(tx, twin.mid, game.mid)
    else if (!taken.has(twin.mid)) {
      ids.set(game, twin.mid)
      taken.add(twin.mid)
      await noteJoined(tx, { mid: game.mid, otherMid: twin.mid }, NOTHING_RENAMED)
    }
  }
  const sets = file.sets.map((set) => ({
    ...set,
    games: set.games.map((game) => {
      const mid = ids.get(game)
      return mid === undefined ? game : { ...game, mid, ownMid: game.mid }
    }),
  }))
  return { ...file, sets, findings: [...file.findings, ...findings] }
}

type Candidate = Pick<Selectable<Database['game']>, 'id' | 'mid' | 'map' | 'started_at'>

/** Games at the time of the file: for live data all, otherwise those that have live data only. */
async function findCandidates(tx: Tx, isLive: boolean, games: readonly MatchGame[]) {
  if (games.length === 0) return []
  const starts = games.map(({ startedAt }) => startedAt)
  return tx
    .selectFrom('game as g')
    .innerJoin('import as i', 'i.id', 'g.import_id')
    .select(['g.id', 'g.mid', 'g.map', 'g.started_at'])
    .where('g.is_current', '=', true)
    .where('g.started_at', '>=', at(starts.reduce((a, b) => Math.min(a, b)) - TWIN_START_S))
    .where('g.started_at', '<=', at(starts.reduce((a, b) => Math.max(a, b)) + TWIN_START_S))
    .$if(!isLive, (query) =>
      query.where('i.format', '=', LIVE).where('g.mid', 'like', sql.lit('made-up:%')),
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
  const near = candidates.filter(
    ({ mid, map, started_at }) =>
      mid !== game.mid &&
      map === game.map &&
      Math.abs(started_at.getTime() / 1000 - game.startedAt) <= TWIN_START_S,
  )
  const players = game.teams.flatMap(({ placement, players: members }) =>
    members.map(({ playerId, name, legend }) => ({ playerId, name, legend, placement })),
  )
  const uncertain: Candidate[] = []
  for (const candidate of near) {
    const decided = decisions(game.mid, candidate.mid)
    if (decided === false) continue
    const verdict = decided ? 'same' : compareGames(players, await playersOfGame(tx, candidate.id))
    if (verdict === 'same') return { twin: candidate, uncertain: [] }
    if (verdict === 'maybe') uncertain.push(candidate)
  }
  return { twin: null, uncertain }
}

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
