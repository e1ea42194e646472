import { landingOf } from '../feed/live-landing.ts'
import {
  isEnded,
  isUnderway,
  type LiveMatch,
  type LivePlayer,
  liveSlots,
} from '../feed/live-match.ts'
import { hasJoinedLate, livePlacements, liveTotalsOf, outcomeOf } from '../feed/live-outcome.ts'
import type { LivePoint } from '../feed/live-path.ts'
import { liveTeamNames } from '../feed/live-team-name.ts'
import { findLegend, legendKey } from '../../catalog/legend.ts'
import { calibrationOf, type MapCalibration, toPicture } from '../../map/calibration.ts'
import { findMap } from '../../catalog/map.ts'
import { mapPositionOf } from '../../map/map-position.ts'
import { gamePoints } from '../../archive/score.ts'
import { teamKey } from '../../team/team.ts'
import {
  cutName,
  type LivePhase,
  type LiveView,
  type TeamSpots,
  type ViewedPlayer,
  type ViewedTeam,
} from './live-view.ts'
import { projectBan } from './projected-ban.ts'
import { type SeriesBefore, teamsOnMatchPoint } from './series-before.ts'
import { viewKills } from './viewed-kills.ts'

type FeedState = Pick<
  LiveView,
  'feed' | 'name' | 'isSimulated' | 'isConnected' | 'isPaused' | 'lastFrameAt'
>

/** No placement that gives points. */
const UNPLACED = Infinity

/** What viewers see of a match that is being read; `match` is null before the first one. */
export function viewMatch(
  feed: FeedState,
  match: LiveMatch | null,
  before: SeriesBefore,
): LiveView {
  const map = match && findMap(match.map)
  const calibration = map === null ? null : calibrationOf(map)
  const drop = match?.playingSince ?? null
  const teams = match === null ? [] : viewTeams(match, before, calibration)
  const phase = phaseOf(match)
  return {
    ...feed,
    phase,
    isLate: match !== null && hasJoinedLate(match),
    startedAt: match?.startedAt ?? null,
    map,
    game: before.game,
    series: before.series,
    matchPoint: before.matchPoint,
    clockS: drop === null ? null : Math.max(0, (match?.lastAt ?? drop) - drop),
    ...viewBans(match, before, teams),
    teams,
    spots: match === null || !calibration ? [] : viewSpots(match, calibration),
    rings:
      match === null || drop === null || !calibration ? [] : viewRings(match, drop, calibration),
    kills: match === null ? [] : viewKills(match),
    // A match that was stopped bans nothing.
    ban: phase === 'stopped' ? null : projectBan(teams, before),
  }
}

/** Bans that follow from the games before are wrong if someone plays one of them. */
function viewBans(
  match: LiveMatch | null,
  { draftBans, bans }: SeriesBefore,
  teams: readonly ViewedTeam[],
): Pick<LiveView, 'bans' | 'bansFrom'> {
  if (match?.bans) return { bans: match.bans.map(nameLegend), bansFrom: 'lobby' }
  if (draftBans) return { bans: draftBans.map(nameLegend), bansFrom: 'draft' }
  const picks = teams.flatMap(({ players }) => players.flatMap(({ legend }) => legend ?? []))
  const played = new Set(picks.map(legendKey))
  if (bans.some((legend) => played.has(legendKey(legend)))) return { bans: [], bansFrom: 'unknown' }
  return { bans: bans.map(nameLegend), bansFrom: 'series' }
}

const nameLegend = (legend: string) => cutName(findLegend(legend).name)

function phaseOf(match: LiveMatch | null): LivePhase {
  if (!match) return 'waiting'
  if (outcomeOf(match) === 'won') return 'over'
  if (isEnded(match)) return 'stopped'
  return isUnderway(match) ? 'playing' : 'lobby'
}

function viewTeams(
  match: LiveMatch,
  before: SeriesBefore,
  calibration: MapCalibration | null,
): ViewedTeam[] {
  const { points, names } = before
  const onMatchPoint = teamsOnMatchPoint(before)
  const placements = livePlacements(match)
  const teamNames = liveTeamNames(match)
  const players = Map.groupBy(match.players.values(), ({ slot }) => slot)
  const teams = sortedSlots(match).map((slot) => {
    const members = players.get(slot) ?? []
    const written = teamNames.get(slot) ?? ''
    const name = names.get(teamKey(written)) ?? written
    const placement = placements.get(slot) ?? null
    const viewed = members.map((player) => viewPlayer(match, player))
    const kills = viewed.reduce((sum, player) => sum + player.kills, 0)
    const landing = landingOf(match, members)
    return {
      slot,
      name,
      players: viewed,
      kills,
      placement,
      seriesPoints: points.get(teamKey(name)) ?? 0,
      gamePoints: gamePoints(placement ?? UNPLACED, kills),
      isOnMatchPoint: onMatchPoint.has(teamKey(name)),
      landing:
        landing && calibration ? { ...toSpot(calibration, landing), poi: landing.poi } : null,
    }
  })
  const totals = teams.map((team) => team.seriesPoints + team.gamePoints)
  return teams.map((team, index) => ({
    ...team,
    rank: 1 + totals.filter((total) => total > (totals[index] ?? 0)).length,
  }))
}

const viewPlayer = (match: LiveMatch, player: LivePlayer): ViewedPlayer => ({
  name: cutName(player.name),
  legend: hasPick(match, player) ? cutName(findLegend(player.character).name) : null,
  kills: liveTotalsOf(player).kills,
  state: isOut(match, player) ? 'out' : player.isDown ? 'down' : 'alive',
})

/** After the drop everyone has a legend. */
const hasPick = (match: LiveMatch, { hasPicked, character }: LivePlayer) =>
  character !== '' && (hasPicked || isUnderway(match))

const isOut = ({ eliminated, winner }: LiveMatch, { diedAt, slot }: LivePlayer) =>
  diedAt !== null || (eliminated.has(slot) && slot !== winner)

/** Every team has an entry, so an update never has to remove one. */
const viewSpots = (match: LiveMatch, calibration: MapCalibration): TeamSpots[] =>
  sortedSlots(match).map((slot) => ({
    slot,
    spots: [...match.players.values()]
      .filter((player) => player.slot === slot && !isOut(match, player))
      .flatMap(({ last }) => (last ? [toSpot(calibration, last)] : [])),
  }))

const viewRings = (match: LiveMatch, drop: number, calibration: MapCalibration) =>
  match.rings.map(({ number, x, y, radius, at, closesInS }) => ({
    ...toSpot(calibration, { x, y }),
    number,
    radius: Math.round((radius / calibration.width) * 1000) / 10,
    startS: at - drop,
    endS: at - drop + closesInS,
  }))

const toSpot = (calibration: MapCalibration, { x, y }: Omit<LivePoint, 'at'>) => {
  const place = toPicture(calibration, x, y)
  return mapPositionOf(place.x, place.y)
}

const sortedSlots = (match: LiveMatch) => liveSlots(match).toSorted((a, b) => a - b)
