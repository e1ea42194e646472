import { normalizeTeamName, teamKey } from '../../team/team.ts'
import { type LiveMatch, type LivePlayer, slotTeamName } from './live-match.ts'

/**
 * The teams of a match by slot, each with a name of its own. A team without a name has that of its slot. If two have
 * the same name, the second is counted. Their players decide which one that is, because slots change from game to game.
 */
export function liveTeamNames({ players }: Pick<LiveMatch, 'players'>): Map<number, string> {
  const members = Map.groupBy(players.values(), ({ slot }) => slot)
  const written = [...members].map(([slot, own]) => ({
    slot,
    name: writtenName(own) || slotTeamName(slot),
    first: own.map(({ id, name }) => id || name).reduce((a, b) => (a < b ? a : b)),
  }))
  const names = new Map<number, string>()
  for (const same of Map.groupBy(written, ({ name }) => teamKey(name)).values()) {
    const ordered = same.toSorted((a, b) => (a.first < b.first ? -1 : 1))
    for (const [index, { slot, name }] of ordered.entries())
      names.set(slot, index === 0 ? name : countedName(name, index + 1))
  }
  return names
}

const countedName = (name: string, number: number) => `${name} (${number})`

/** What the second of two teams with the same name is called. */
export const secondName = (name: string) => countedName(name, 2)

const writtenName = (members: readonly LivePlayer[]) =>
  normalizeTeamName(members.find(({ teamName }) => teamName !== '')?.teamName ?? '')

/** Names that several teams of a match have. */
export function sharedTeamNames(match: Pick<LiveMatch, 'players'>): string[] {
  const members = Map.groupBy(match.players.values(), ({ slot }) => slot)
  const written = [...members.values()].map(writtenName).filter((name) => name !== '')
  return [...Map.groupBy(written, teamKey).values()]
    .filter(({ length }) => length > 1)
    .map(([name = '']) => name)
}
