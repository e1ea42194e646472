import { sql, type Kysely } from 'kysely'
import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import type { Finding, MatchSet, TeamResult } from '#domain/archive/match.ts'
import type { Region } from '#domain/archive/region.ts'
import { teamKey, TEAM_NAME_LENGTH } from '#domain/team/team.ts'
import type { Database } from '../../db/schema.ts'
import { finding, quoted } from '../ingest/rules/finding.ts'
import { findTeamsBySpelling } from './find-teams.ts'

interface NamedSets {
  readonly sets: readonly MatchSet[]
  /** Teams that get a new spelling, because their source says that they are the same. */
  readonly owners: ReadonlyMap<string, number>
  readonly findings: readonly Finding[]
}

/** A team of the file, under its source's id. */
interface SourceTeam {
  readonly id: string
  readonly name: string
  readonly region: Region | null
}

/**
 * Where a source has ids of teams, a renamed team stays the same team, and a spelling that belongs to another club of
 * another region, or to another team than the id, gets the region in brackets.
 */
export async function nameBySource(
  db: Kysely<Database>,
  sets: readonly MatchSet[],
): Promise<NamedSets> {
  const teams = sourceTeams(sets)
  if (teams.length === 0) return { sets, owners: new Map(), findings: [] }
  const known = await findKnown(db, teams)
  const names = new Map<string, string>()
  const owners = new Map<string, number>()
  const takenBy = new Map<string, string>()
  const findings: Finding[] = []
  for (const team of teams) {
    const own = known.teamsOf(team.id)
    const name = candidates(team).find((candidate) => {
      const key = teamKey(candidate)
      if ((takenBy.get(key) ?? team.id) !== team.id) return false
      const owner = known.ownerOf(key)
      if (owner === undefined) return true
      return own.length > 0 ? own.includes(owner) : known.canPlayIn(owner, team.region)
    })
    if (name === undefined) continue
    const key = teamKey(name)
    takenBy.set(key, team.id)
    if (own[0] !== undefined && known.ownerOf(key) === undefined) owners.set(key, own[0])
    if (name === team.name) continue
    names.set(nameId(team.id, team.name), name)
    const action = texts.actions.as(quoted(name))
    findings.push(
      finding('duplicate_team', texts.found.otherClub(quoted(team.name)), action, { team: name }),
    )
  }
  return {
    sets: names.size === 0 ? sets : sets.map((set) => renamed(set, names)),
    owners,
    findings,
  }
}

/** The spellings that a team can have, the best first. The last one is no other team's. */
function candidates({ id, name, region }: SourceTeam): string[] {
  const marked = (mark: string) => `${name.slice(0, TEAM_NAME_LENGTH - mark.length - 3)} (${mark})`
  return [name, ...(region === null ? [] : [marked(region)]), marked(id.slice(-6))]
}

function sourceTeams(sets: readonly MatchSet[]): SourceTeam[] {
  const teams = new Map<string, SourceTeam>()
  for (const { sourceId: id, rawName: name, region } of resultsOf(sets))
    if (id !== undefined) teams.set(nameId(id, name), { id, name, region })
  return [...teams.values()]
}

const resultsOf = (sets: readonly MatchSet[]) =>
  sets.flatMap(({ games }) => games.flatMap(({ teams }) => teams))

const nameId = (id: string, name: string) => `${id} ${name}`

async function findKnown(db: Kysely<Database>, teams: readonly SourceTeam[]) {
  const spellings = await findTeamsBySpelling(db, teams.flatMap(candidates))
  // Raw: a list of the rows of a group.
  const { rows } = await sql<{ id: string; team: number }>`
    select source_id as id, team_id as team from team_result
    where source_id = any(${teams.map(({ id }) => id)})
    group by 1, 2 order by max(played_at) desc, 2`.execute(db)
  const byId = Map.groupBy(rows, ({ id }) => id)
  const teamsOf = (id: string) => (byId.get(id) ?? []).map(({ team }) => team)
  const isNew = teams.some(({ id }) => !byId.has(id))
  const regions = await leagueRegions(db, isNew ? [...spellings.values()].map(({ id }) => id) : [])
  return {
    teamsOf,
    ownerOf: (key: string) => spellings.get(key)?.id,
    canPlayIn: (team: number, region: Region | null) => {
      const played = regions.get(team)
      return region === null || !played || played.includes(region)
    },
  }
}

/** Where teams played in the league, without those that never did. */
async function leagueRegions(
  db: Kysely<Database>,
  teams: readonly number[],
): Promise<ReadonlyMap<number, readonly Region[]>> {
  if (teams.length === 0) return new Map()
  const rows = await db
    .selectFrom('team_result as r')
    .innerJoin('game as g', 'g.id', 'r.game_id')
    .innerJoin('import as i', 'i.id', 'g.import_id')
    .select(['r.team_id', 'r.region'])
    .distinct()
    .where('r.team_id', 'in', teams)
    .where('r.region', 'is not', null)
    .where('i.format', '=', 'algs')
    .execute()
  return new Map(
    [...Map.groupBy(rows, (row) => row.team_id)].map(([team, own]) => [
      team,
      own.flatMap(({ region }) => region ?? []),
    ]),
  )
}

function renamed(set: MatchSet, names: ReadonlyMap<string, string>): MatchSet {
  const own = new Map<string, string>()
  const rename = (team: TeamResult): TeamResult => {
    const name = names.get(nameId(team.sourceId ?? '', team.rawName))
    if (name === undefined) return team
    own.set(team.rawName, name)
    return { ...team, rawName: name }
  }
  const games = set.games.map((game) => ({ ...game, teams: game.teams.map(rename) }))
  const byName = <Value>(values: ReadonlyMap<string, Value>) =>
    new Map([...values].map(([name, value]) => [own.get(name) ?? name, value]))
  return {
    ...set,
    games,
    ...(set.startPoints && { startPoints: byName(set.startPoints) }),
    ...(set.rosters && { rosters: byName(set.rosters) }),
    ...(set.poiPicks && {
      poiPicks: set.poiPicks.map((pick) => ({
        ...pick,
        rawName: own.get(pick.rawName) ?? pick.rawName,
      })),
    }),
  }
}
