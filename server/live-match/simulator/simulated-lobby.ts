import { FIRST_TEAM_SLOT } from '#domain/live-match/feed/live-match.ts'
import { TEAMS } from '../../archive/demo/season/teams.ts'
import { createRandom } from '../../archive/demo/season/random.ts'

export interface SimulatedPlayer {
  readonly name: string
  readonly hash: string
  readonly team: SimulatedTeam
  readonly seat: number
}

export interface SimulatedTeam {
  readonly name: string
  readonly slot: number
  readonly players: readonly SimulatedPlayer[]
}

/** The invented teams of a region of the demo season: 20 teams of three. */
export function simulatedLobby(): SimulatedTeam[] {
  return TEAMS.EMEA.map(({ name, players }, index) => {
    const members: SimulatedPlayer[] = []
    const team = { name, slot: index + FIRST_TEAM_SLOT, players: members }
    for (const [seat, player] of players.entries())
      members.push({ name: player, hash: hashOfName(player), team, seat })
    return team
  })
}

/** 32 hexadecimal digits that stay the same in every series. */
function hashOfName(name: string): string {
  const { index } = createRandom('account', name)
  return Array.from({ length: 32 }, () => index(16).toString(16)).join('')
}

export const OBSERVER = {
  name: 'Caster',
  teamId: 1,
  nucleusHash: hashOfName('Caster'),
  teamName: 'Spectator',
  character: 'Seer',
  hardwareName: 'PC',
}
