import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import { addBan } from '#domain/draft/ban.ts'
import type { Finding, MatchFile, MatchGame, MatchSet } from '#domain/archive/match.ts'
import type { RawFile, RawGame, RawSet } from '../raw-file.ts'
import { finding, joinNames } from './finding.ts'
import { generatedId } from '../readers/generated-id.ts'
import { collectNames, type Names } from './names.ts'
import { MAX_FINDINGS, requireGameCount, requireTeamCount } from '../parsing/limits.ts'
import { ofEvent, slotFindings } from './team-slot.ts'
import { normalizeGame } from './normalize-game.ts'

/** Applies the rules that all formats share. Reports every problem and only refuses a file that is too large. */
export function normalizeFile(draft: RawFile): MatchFile {
  requireSize(draft)
  const names = collectNames()
  const hasPlayers = draft.format !== 'scoresheet'
  const findings: Finding[] = [...draft.findings]
  const seen = new Set<string>()
  const sets = draft.sets.map((set): MatchSet => {
    const lobbies = set.games.flatMap(({ teams }) => teams)
    findings.push(...slotFindings(lobbies, set.event))
    const games = numbered(distinctGames(set, seen, findings), set, findings)
    return {
      event: set.event,
      ...(set.organizer && { organizer: set.organizer }),
      sourceId: set.sourceId,
      bansEnabled: set.bansEnabled,
      ...(set.matchPoint && { matchPoint: set.matchPoint }),
      ...(set.startPoints && { startPoints: set.startPoints }),
      ...(set.poiPicks && { poiPicks: set.poiPicks }),
      ...(set.rosters && { rosters: set.rosters }),
      ...(set.awaited && { awaited: set.awaited }),
      games: tidyGames(games, set, { names, hasPlayers, findings }),
    }
  })
  const { landings, fetchedAt } = draft
  if (draft.sets.length === 0 && !landings) findings.push(noGames(texts.found.noGames))
  const all = [...findings, ...names.findings()]
  return {
    format: draft.format,
    sets,
    findings: firstFindings(all),
    ...(landings && { landings }),
    ...(fetchedAt && { fetchedAt }),
  }
}

function requireSize({ sets }: RawFile) {
  requireGameCount(sets.reduce((sum, { games }) => sum + games.length, 0))
  for (const { games } of sets) for (const { teams } of games) requireTeamCount(teams.length)
}

/** The others are counted, so that a file full of problems stays readable. */
function firstFindings(findings: readonly Finding[]): readonly Finding[] {
  const more = findings.length - MAX_FINDINGS
  if (more <= 0) return findings
  const told = finding('more_findings', texts.found.moreFindings(more), texts.actions.notListed)
  return [...findings.slice(0, MAX_FINDINGS), told]
}

const noGames = (found: string) => finding('no_games', found, texts.actions.nothing)

interface IdentifiedGame {
  readonly draft: RawGame
  readonly mid: string
}

interface NumberedGame extends IdentifiedGame {
  readonly number: number
}

function distinctGames(set: RawSet, seen: Set<string>, findings: Finding[]): IdentifiedGame[] {
  const played = set.games.filter(({ teams }) => teams.length > 0)
  const empty = set.games.filter(({ teams }) => teams.length === 0)
  for (const { number: game } of empty)
    findings.push(finding('unfinished_game', texts.found.noTeams, texts.actions.skipped, { game }))
  if (played.length === 0) findings.push(noGames(texts.found.emptySet(set.event)))
  return played.toSorted(byNumber).flatMap((draft) => {
    const mid = draft.mid.trim() || generatedId(draft)
    if (seen.has(mid)) {
      const found = texts.found.gameAgain(mid, set.event)
      findings.push(finding('duplicate_game', found, texts.actions.skipped, { game: draft.number }))
      return []
    }
    seen.add(mid)
    return [{ draft, mid }]
  })
}

const byNumber = (a: RawGame, b: RawGame) =>
  (a.number ?? Infinity) - (b.number ?? Infinity) || (a.startedAt ?? 0) - (b.startedAt ?? 0) || 0

function numbered(
  games: readonly IdentifiedGame[],
  set: RawSet,
  findings: Finding[],
): NumberedGame[] {
  const given = games.map(({ draft }) => draft.number)
  const isUsable = !given.includes(null) && new Set(given).size === given.length
  const isInOrder = given.every((number, place) => number === place + 1)
  const isKept = isInOrder || (isUsable && set.numbering === 'given')
  if (!isKept) {
    const found = texts.found.gameNumbers(
      set.event,
      joinNames(given.map((number) => number ?? texts.found.noNumber)),
    )
    findings.push(finding('game_renumbered', found, texts.actions.renumbered))
  }
  return games.map((game, place) => ({
    ...game,
    number: isKept ? (game.draft.number ?? place + 1) : place + 1,
  }))
}

interface SetContext {
  readonly names: Names
  readonly hasPlayers: boolean
  readonly findings: Finding[]
}

function tidyGames(
  games: readonly NumberedGame[],
  set: RawSet,
  { names, hasPlayers, findings }: SetContext,
): MatchGame[] {
  let bans: string[] = []
  return games.map(({ draft, mid, number }, place) => {
    if (draft.mid.trim() === '')
      findings.push(finding('made_up_id', texts.found.noId, texts.actions.newId, { game: number }))
    const listedBans = draft.bans?.map((ban) => names.legend(ban)).filter((ban) => ban !== '')
    const context = { number, names, hasPlayers, bans: [...new Set(listedBans ?? bans)] }
    const lobby = { ...draft, teams: draft.teams.map((team) => ofEvent(team, set.event)) }
    const tidied = normalizeGame(lobby, startOf(draft, set, number, findings), mid, context)
    // Push one by one: spreading the findings of a huge game into one call would overflow the stack.
    for (const found of tidied.findings) findings.push(found)
    if (!set.bansEnabled || draft.bans) return tidied.game
    const next = names.legend(draft.bannedNext)
    if (next !== '') {
      bans = addBan(bans, next, tidied.game.startedAt * 1000)
      return { ...tidied.game, bannedAfter: next }
    }
    if (place < games.length - 1)
      findings.push(
        finding('bans_not_counted', texts.found.noBanListed, texts.actions.sameBans, {
          game: number,
        }),
      )
    return tidied.game
  })
}

function startOf(draft: RawGame, set: RawSet, game: number, findings: Finding[]): number {
  if (draft.startedAt !== null) return draft.startedAt
  const action =
    set.date === null
      ? texts.actions.withoutDate
      : texts.actions.dated(new Date(set.date * 1000).toISOString().slice(0, 10))
  findings.push(finding('start_missing', texts.found.noStart, action, { game }))
  return set.date ?? 0
}
