import { getHistoricalTeamComps } from '#contract/regular/comp.ts'
import type { TeamComps } from '#domain/regular/ranking.ts'
import { call } from '../../shared/api/api.ts'

interface PendingTeam {
  readonly team: string
  readonly resolve: (comps: TeamComps) => void
  readonly reject: (error: unknown) => void
}

let pendingTeams: PendingTeam[] = []

/**
 * The compositions of one team. Teams requested together are fetched in one call. Bans aren't sent:
 * the ranking applies them in the browser, without another request.
 */
export function fetchTeamComps(team: string): Promise<TeamComps> {
  return new Promise((resolve, reject) => {
    // A new task, so retries that are due at the same time are batched too.
    if (pendingTeams.length === 0) setTimeout(() => void fetchBatch())
    pendingTeams.push({ team, resolve, reject })
  })
}

async function fetchBatch() {
  const batch = pendingTeams
  pendingTeams = []
  try {
    const teams = batch.map(({ team }) => team)
    const { team_comps: answers } = await call(getHistoricalTeamComps, { teams, bannedLegends: [] })
    for (const [index, { team, resolve }] of batch.entries()) {
      resolve(answers[index] ?? { team, games: 0, comps: [] })
    }
  } catch (error) {
    for (const { reject } of batch) reject(error)
  }
}
