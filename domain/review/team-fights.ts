import { teamOutAt } from '../live-match/replay/position-at.ts'
import type { Replay, ReplayFight } from '../live-match/replay/replay.ts'

/** Knocks and kills with longer gaps between them are different fights. */
const FIGHT_GAP_S = 20

/** What a team knocked and killed, and what it lost, in one stretch of the game. */
export interface TeamFight {
  readonly from: number
  readonly to: number
  readonly knocks: number
  readonly kills: number
  readonly ownKnocks: number
  readonly losses: number
  /** The team was out at its end. */
  readonly isOut: boolean
}

export type FightOutcome = 'won' | 'even' | 'lost'

/** Whether a player of the team did it or suffered it. */
export function isOfTeam({ players }: Replay, team: number, fight: ReplayFight): boolean {
  const { attacker, victim } = fight
  return [attacker, victim].some((one) => one !== null && players[one]?.team === team)
}

/** The fights of a team in their order. */
export function teamFights(replay: Replay, team: number): TeamFight[] {
  const own = replay.fights.filter((fight) => isOfTeam(replay, team, fight))
  const groups: ReplayFight[][] = []
  for (const fight of own) {
    const last = groups.at(-1)
    if (last && fight.at - (last.at(-1)?.at ?? 0) < FIGHT_GAP_S) last.push(fight)
    else groups.push([fight])
  }
  const outAt = teamOutAt(replay, team)
  const isVictim = ({ victim }: ReplayFight) =>
    victim !== null && replay.players[victim]?.team === team
  return groups.map((group) => {
    const from = group[0]?.at ?? 0
    const to = group.at(-1)?.at ?? from
    const count = (isKill: boolean, isOwnLoss: boolean) =>
      group.filter((fight) => fight.isKill === isKill && isVictim(fight) === isOwnLoss).length
    return {
      from,
      to,
      knocks: count(false, false),
      kills: count(true, false),
      ownKnocks: count(false, true),
      losses: count(true, true),
      isOut: outAt !== null && outAt >= from && outAt <= to,
    }
  })
}

/** Won with more kills than losses, lost with fewer. */
export const fightOutcome = ({ kills, losses }: TeamFight): FightOutcome =>
  kills > losses ? 'won' : kills < losses ? 'lost' : 'even'
