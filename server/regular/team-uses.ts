import type { Kysely } from 'kysely'
import { rosterUses } from '#domain/catalog/own-team.ts'
import type { LegendUse } from '#domain/team/player.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { findTeamsBySpelling } from '../archive/team/find-teams.ts'
import type { Database } from '../db/schema.ts'
import { findClubTeams } from '../catalog/club-teams.ts'
import { recommendationRepository } from './recommendation.repository.ts'

/** What the players of a team play: those of its roster, or of its last games. Without a name it is the club's team. */
export function teamUses(db: Kysely<Database>, homeTeam: string) {
  const repository = recommendationRepository(db)

  return async (asked: string | undefined): Promise<readonly LegendUse[]> => {
    const { teams, defaultTeam } = await findClubTeams(db, homeTeam)
    const name = asked ?? defaultTeam
    if (name === null) return []
    const [team] = (await findTeamsBySpelling(db, [name])).values()
    const isAsked = (other: string) => isSameTeam(other, team?.name ?? name)
    const roster = teams.find((club) => isAsked(club.team))?.players ?? []
    if (!team) return rosterUses([], roster)
    if (roster.length === 0) return repository.usesOf(team.id, true)
    const uses = await repository.usesOf(team.id, false)
    const names = await repository.currentNames(team.id)
    return rosterUses(
      uses,
      roster.map((player) => ({
        ...player,
        name: names.get(player.name.toLowerCase()) ?? player.name,
      })),
    )
  }
}
