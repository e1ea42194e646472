import type { Kysely } from 'kysely'
import type { ClubTeams } from '#contract/catalog/own-team.ts'
import { teamKey } from '#domain/team/team.ts'
import { findTeamsBySpelling } from '../archive/team/find-teams.ts'
import type { Database } from '../db/schema.ts'
import { settingRepository } from './setting.repository.ts'

/**
 * The club's teams under the names they have now. Until an administrator saves them, the team of the environment is the
 * only one, if the archive knows it.
 */
export async function findClubTeams(db: Kysely<Database>, homeTeam: string): Promise<ClubTeams> {
  const saved = await settingRepository(db).findClubTeams()
  const { teams, defaultTeam } = saved ?? {
    teams: [{ team: homeTeam, players: [] }],
    defaultTeam: homeTeam,
  }
  const known = await findTeamsBySpelling(
    db,
    teams.map(({ team }) => team),
  )
  const nameOf = (team: string) => known.get(teamKey(team))?.name
  if (!saved && nameOf(homeTeam) === undefined) return { teams: [], defaultTeam: null }
  return {
    teams: teams.map((club) => ({ ...club, team: nameOf(club.team) ?? club.team })),
    defaultTeam: defaultTeam === null ? null : (nameOf(defaultTeam) ?? defaultTeam),
  }
}

/** The names of the club's teams, the default one first. */
export async function clubNames(db: Kysely<Database>, homeTeam: string): Promise<string[]> {
  const club = await findClubTeams(db, homeTeam)
  const names = [club.defaultTeam, ...club.teams.map(({ team }) => team), homeTeam]
  return names.flatMap((name) => name ?? [])
}
