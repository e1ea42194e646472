import { getHistoricalTeamComps } from '#contract/comp.ts'
import type { TeamComps } from '#domain/comp/ranking.ts'
import { call } from '../../shared/api/api.ts'

interface Wish {
  readonly team: string
  readonly resolve: (comps: TeamComps) => void
  readonly reject: (error: unknown) => void
}

let wishes: Wish[] = []

/**
 * What one team has played. Teams that are wished for together travel in one call. Bans are not sent: the ranking
 * decides here what they leave open, without asking again.
 */
export function fetchTeamComps(team: string): Promise<TeamComps> {
  return new Promise((resolve, reject) => {
    // A task of its own: retries that fall due together are together again.
    if (wishes.length === 0) setTimeout(() => void fetchWishes())
    wishes.push({ team, resolve, reject })
  })
}

async function fetchWishes() {
  const together = wishes
  wishes = []
  try {
    const teams = together.map(({ team }) => team)
    const { team_comps: answers } = await call(getHistoricalTeamComps, { teams, bannedLegends: [] })
    for (const [place, { team, resolve }] of together.entries()) {
      resolve(answers[place] ?? { team, games: 0, comps: [] })
    }
  } catch (error) {
    for (const { reject } of together) reject(error)
  }
}
