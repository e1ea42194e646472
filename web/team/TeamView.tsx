import { parseAsText } from '../shared/address/query-parser.ts'
import { useQueryState } from '../shared/address/query-state.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { useSingleKeys } from '../shared/keyboard/use-single-keys.ts'
import { useLineupState } from '../shared/lineup/use-lineup-state.ts'
import { TeamChooser } from './TeamChooser.tsx'
import { TeamPage } from './TeamPage.tsx'

/** Who a team is and what it will play. Without one in the address, a list of teams. */
export function TeamView() {
  const [team, setTeam] = useQueryState('team', parseAsText)
  const [lineup] = useLineupState()
  const open = (name: string) => setTeam(name, { history: 'push' })

  const step = (by: number) => {
    const index = lineup.teams.findIndex((other) => isSameTeam(other, team))
    const next = lineup.teams[index + by]
    if (index >= 0 && next !== undefined) open(next)
  }
  useSingleKeys({ j: () => step(1), k: () => step(-1) })

  if (team === '') return <TeamChooser lobby={lineup.teams} onOpen={open} />
  return <TeamPage team={team} lineup={lineup} />
}
