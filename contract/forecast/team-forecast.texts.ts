import type { Knowledge } from '#domain/forecast/feature.ts'
import { counted } from '../base/texts.ts'

const KNOWLEDGE_LEVELS: Readonly<Record<Knowledge, string>> = {
  field: 'Field only',
  thin: 'Few games',
  known: 'Known',
  wellKnown: 'Well known',
}

/** What explains the forecast of one team: reasons, players, known picks. */
export const teamForecastMessages = {
  teamPage: 'Team page',
  details: 'Reasons, players and known picks',

  previousTeam: 'Previous team',
  nextTeam: 'Next team',
  latest: 'Last six games',
  loadingLatest: 'Loading games...',
  latestFailed: "Couldn't load the last games.",
  noLatest: 'No games in the archive.',
  place: (place: number) => `#${place}`,
  unknownPlace: '–',
  latestGame: (game: number, map: string | null, points: number | null) =>
    [`Game ${game}`, map, points === null ? null : counted(points, 'point', 'points')]
      .filter((part) => part !== null)
      .join(', '),

  why: 'Why',
  noReasons: 'No single reason stands out.',
  against: 'Against',
  allComps: 'All forecasts',
  other: 'Something else',
  players: 'Players',
  unknownPlayer: 'Unknown player',
  knowledge: KNOWLEDGE_LEVELS,
  knownFrom: (games: number) => counted(games, 'game', 'games'),
  knownPicks: 'Known picks',
  knownPicksHint:
    'Enter the legends this team has locked. The next ban follows. They are part of the link.',
  addPick: 'Add a legend',
  removePick: (legend: string) => `Remove ${legend}`,
  allPicked: 'All three picks are known.',
} as const
