import { counted } from '../base/texts.ts'

/** A game on the map, and the paths of a team. */
export const replayMessages = {
  gameTitle: (event: string, number: number) => `${event}, Game ${number}`,
  open: 'Review',
  reviewOf: (game: string) => `Review of ${game}`,
  notFound: 'This game no longer exists.',

  map: (map: string, time: string) => `${map} at ${time}`,

  teams: 'Teams',
  teamsLeft: (teams: number) => `${counted(teams, 'team', 'teams')} left`,
  unnamed: (number: number) => `Team ${number}`,
  columns: { team: 'Team', alive: 'Alive', kills: 'Kills', out: 'Out' },
  follow: (team: string) => `Follow ${team}`,
  place: (place: number | null) => (place === null ? '–' : `#${place}`),
  stillIn: '–',
  outAt: (time: string, place: string) => `${time}, ${place}`,

  killed: 'killed',
  knocked: 'knocked',
  byRing: 'Ring or fall',
  unknownPlayer: 'Unknown player',
  player: (name: string, team: string) => `${name} (${team})`,

  paths: 'Paths',
  pathsTitle: (team: string) => `Paths of ${team}`,
  pathsAbout: 'Landings and paths until ring 2 starts to close, one line per game.',
  pathsMap: 'Map',
  pathGames: (games: number) => counted(games, 'game', 'games'),
  toTeam: 'Team page',
  loadingPaths: 'Loading paths...',
  pathsFailed: "Couldn't load the paths.",
  noPaths: (team: string, map: string) => `${team} has no games with positions on ${map}`,
  pathColumns: { game: 'Game', place: 'Place', landing: 'Landed at', review: 'Review' },
  showPath: (game: string) => `Show ${game}`,
  noLanding: 'Not known',
  positionsFrom: 'Positions come with live games and with LiveAPI logs.',
} as const
