import { fieldRates, type Question } from './field-rates.ts'
import type { PlayedRow, PlayHistory } from './history.ts'
import { assignLegends } from './score.ts'
import { situate } from './team-forecast.ts'

/** A game that runs: what was asked before it, and the three legends of each team. */
export interface GameInProgress {
  readonly question: Question & { readonly series: number }
  readonly picks: readonly { readonly team: number; readonly legends: readonly number[] }[]
}

/** Adds a game before its end, so without placements. Who plays which legend is what fits the players best. */
export function addInProgress(history: PlayHistory, { question, picks }: GameInProgress) {
  const field = fieldRates(history, question)
  const rows = picks.map(({ team, legends }, i): PlayedRow => {
    const comp = history.space.indexOf(legends)
    const situated = situate(history, team, field, question)
    const players = situated.team.roster.map(({ player }) => player)
    return {
      id: -1 - i,
      team,
      players,
      legends: players.length === 0 ? legends : assignLegends(situated, comp),
      comp,
      placement: null,
    }
  })
  history.add({ ...question, bannedAfter: null, rows })
}
