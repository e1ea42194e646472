import * as z from 'zod/mini'
import {
  requireGameCount,
  requirePlayerCount,
  requireRowCount,
  requireTeamCount,
  requireTeamSize,
} from '../parsing/limits.ts'
import {
  looseCount,
  loosePlacement,
  looseScore,
  looseStart,
  looseText,
  toNumber,
  toText,
} from '../parsing/loose-value.ts'
import { isRecord } from '../parsing/record.ts'
import { toSingleLine } from './file-name.ts'

/** Everything can be missing, null or of another type: what can't be read is unknown. */
const looseItem = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  z._default(
    z.pipe(
      z.transform((value: unknown) => (isRecord(value) ? value : null)),
      z.nullable(z.object(shape)),
    ),
    null,
  )

/** A list, or an object that has it under a name. Its length is checked before any item is read. */
const looseItems = <Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
  requireCount: (count: number) => void,
  name = '',
) =>
  z._default(
    z.pipe(
      z.transform((value: unknown) => {
        const list = isRecord(value) ? value[name] : value
        if (!Array.isArray(list)) return null
        requireCount(list.length)
        return list.filter(isRecord)
      }),
      z.nullable(z.array(z.object(shape))),
    ),
    null,
  )

const name = z._default(
  z.pipe(
    z.unknown(),
    z.transform((value) => toSingleLine(toText(value))),
  ),
  '',
)
const percent = z._default(z.pipe(z.unknown(), z.transform(toNumber)), null)
const looseFlag = z._default(
  z.pipe(
    z.unknown(),
    z.transform((value) => value === true),
  ),
  false,
)
const named = looseItem({ id: looseText, name })
const map = looseItem({ id: looseText, name, inGameName: looseText })

const series = {
  id: looseText,
  name,
  status: looseText,
  startsAt: looseStart,
  isMatchPointFormat: looseFlag,
  matchPointThreshold: looseCount,
  minMatches: looseCount,
  phaseName: name,
  phase: named,
  // A series of its own has the names beside it, one of a list in objects.
  seasonName: name,
  tournamentName: name,
  regionName: name,
  season: named,
  tournament: named,
  region: named,
}

const match = {
  id: looseText,
  matchNumber: loosePlacement,
  map,
  status: looseText,
  startedAt: looseStart,
  playStartedAt: looseStart,
  bannedCharacters: looseItems({ character: named }, requireTeamCount),
}

const statistics = { kills: looseCount, damage: looseCount }

const player = {
  ...statistics,
  id: looseText,
  name,
  character: named,
  assists: looseCount,
  knockdowns: looseCount,
  survivalTime: looseCount,
}

const team = {
  ...statistics,
  id: looseText,
  versionId: looseText,
  name,
  shortName: name,
  region: looseText,
  placement: loosePlacement,
  points: looseScore,
  lobbyIndex: looseCount,
  players: looseItems(player, requireTeamSize),
}

const game = z.object({
  matchId: looseText,
  matchStatus: looseText,
  map,
  teams: looseItems(team, requireTeamCount),
})

const rosterTeam = {
  teamId: looseText,
  players: looseItems({ id: looseText, name, role: looseText }, requirePlayerCount),
}

const pick = {
  pickNumber: loosePlacement,
  actualPickNumber: loosePlacement,
  timedOut: looseFlag,
  pickedAt: looseStart,
  player: named,
  map,
  team: looseItem({ id: looseText, name, shortName: name }),
  spawnLocation: looseItem({ name, x: percent, y: percent, inGameDropId: looseCount }),
}

const games = z._default(
  z.pipe(
    z.transform((value: unknown) => {
      const found = isRecord(value) ? Object.entries(value) : []
      requireGameCount(found.length)
      return Object.fromEntries(found.filter(([, answer]) => isRecord(answer)))
    }),
    z.record(z.string(), game),
  ),
  {},
)

/** A file with the answers for one series. docs/league.md describes it. */
export const algsFile = z.object({
  seriesId: looseText,
  fetchedAt: looseStart,
  answers: z.object({
    listed: looseItem(series),
    series: looseItem(series),
    matches: looseItems(match, requireGameCount, 'matches'),
    games,
    teams: looseItems(rosterTeam, requireTeamCount, 'teams'),
    picks: looseItems(pick, requireRowCount, 'picks'),
    stats: looseItem({
      teams: looseItems({ id: looseText, name, points: looseScore }, requireTeamCount),
    }),
  }),
})

export type AlgsAnswers = z.infer<typeof algsFile>['answers']
export type AlgsMatch = NonNullable<AlgsAnswers['matches']>[number]
export type AlgsTeam = NonNullable<AlgsAnswers['games'][string]['teams']>[number]
export type AlgsPick = NonNullable<AlgsAnswers['picks']>[number]

/** Ids have 26 letters. */
export const leagueId = (id: string) => `algs:${id.slice(0, 100)}`
