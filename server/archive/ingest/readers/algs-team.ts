import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import type { Finding, ListedPlayer, PlayerResult } from '#domain/archive/match.ts'
import { UNNAMED_PLAYER } from '#domain/archive/player-key.ts'
import { findRegion } from '#domain/archive/region.ts'
import { teamKey } from '#domain/team/team.ts'
import type { RawGame, RawTeam } from '../raw-file.ts'
import { finding, quoted } from '../rules/finding.ts'
import { nameOfSlot } from '../rules/team-slot.ts'
import { type AlgsAnswers, type AlgsMatch, type AlgsTeam, leagueId } from './algs-answers.ts'
import { spotsByTeam } from './algs-picks.ts'

type AlgsPlayer = NonNullable<AlgsTeam['players']>[number]

/** Reads the teams of games, with what the other answers for the series say about them. */
export function createTeamReader(answers: AlgsAnswers, findings: Finding[]) {
  const roster = new Map(
    (answers.teams ?? [])
      .flatMap(({ players }) => players ?? [])
      .filter(({ id }) => id !== '')
      .map((player) => [player.id, player]),
  )
  const spots = spotsByTeam(answers.picks ?? [])
  const nameOf = teamNames(answers, findings)
  const readPlayer = (player: AlgsPlayer): PlayerResult => ({
    playerId: player.id === '' ? null : leagueId(player.id),
    name: player.name || (roster.get(player.id)?.name ?? ''),
    legend: player.character?.name || null,
    kills: player.kills,
    assists: player.assists,
    knockdowns: player.knockdowns,
    damage: player.damage,
    headshots: null,
    shots: null,
    hits: null,
    survivalS: player.survivalTime,
    hardware: null,
  })

  return ({ matchNumber: game, map }: AlgsMatch): RawTeam[] =>
    (answers.games[game ?? 0]?.teams ?? []).map((team) => {
      const rawName = nameOf(team)
      const players = team.players ?? []
      const coaches = players.filter(({ id }) => roster.get(id)?.role === 'coach')
      for (const { name } of coaches)
        findings.push(
          finding('extra_player', texts.found.coach(name), texts.actions.skipped, {
            game,
            team: rawName,
          }),
        )
      return {
        rawName,
        ...sourceIds(team),
        placement: team.placement,
        kills: team.kills,
        points: team.points,
        survivalS: null,
        damage: team.damage,
        poi: spots.get(`${team.id} ${map?.id ?? ''}`) ?? null,
        region: findRegion(team.region),
        legends: [],
        players: players.filter((player) => !coaches.includes(player)).map(readPlayer),
      }
    })
}

const sourceIds = ({ id, versionId }: AlgsTeam) => ({
  ...(id !== '' && { sourceId: leagueId(id) }),
  ...(versionId !== '' && { sourceVersion: leagueId(versionId) }),
})

/** Who belongs to the teams that played, by their names in the games. */
export function readRosters(
  { teams }: AlgsAnswers,
  games: readonly RawGame[],
): ReadonlyMap<string, readonly ListedPlayer[]> {
  const names = new Map(
    games.flatMap((game) => game.teams.map(({ sourceId, rawName }) => [sourceId, rawName])),
  )
  return new Map(
    (teams ?? []).flatMap(({ teamId, players }) => {
      const name = names.get(leagueId(teamId))
      const listed = (players ?? []).filter(({ id }) => id !== '')
      if (teamId === '' || name === undefined || listed.length === 0) return []
      const byId = new Map(listed.map((player) => [player.id, player]))
      const members = [...byId.values()].map(({ id, name: own, role }) => ({
        playerId: leagueId(id),
        name: own || UNNAMED_PLAYER,
        isCoach: role === 'coach',
      }))
      return [[name, members]]
    }),
  )
}

const plainName = ({ name, shortName, lobbyIndex }: AlgsTeam) =>
  name || shortName || nameOfSlot('', lobbyIndex)

const regionOf = ({ region }: AlgsTeam) => findRegion(region) ?? region

/** The league's name for each team of the series. Two clubs with one name stay apart by their region. */
function teamNames({ games }: AlgsAnswers, findings: Finding[]) {
  const teams = Object.values(games).flatMap(({ teams: own }) => own ?? [])
  const idsOfName = new Map<string, Set<string>>()
  for (const team of teams) {
    const key = teamKey(plainName(team))
    idsOfName.set(key, (idsOfName.get(key) ?? new Set()).add(team.id))
  }
  const unknown = new Set(
    teams.map(({ region }) => region).filter((region) => region !== '' && !findRegion(region)),
  )
  for (const region of unknown)
    findings.push(finding('unknown_region', quoted(region), texts.actions.withoutRegion))
  const told = new Set<string>()
  return (team: AlgsTeam): string => {
    const name = plainName(team)
    if ((idsOfName.get(teamKey(name))?.size ?? 0) < 2) return name
    const apart = regionOf(team) === '' ? name : `${name} (${regionOf(team)})`
    if (!told.has(apart)) {
      told.add(apart)
      const found = texts.found.sameName(quoted(name))
      findings.push(
        finding('duplicate_team', found, texts.actions.as(quoted(apart)), { team: apart }),
      )
    }
    return apart
  }
}
