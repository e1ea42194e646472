import { counted } from '../base/texts.ts'

export const poiMessages = {
  /** This screen's labels of the maps, in the order of its tabs. */
  maps: {
    worldsedge: "World's Edge",
    stormpoint: 'Storm Point',
    edistrict: 'Edistrict',
    brokenmoon: 'Broken Moon',
  },
  mapLabel: (map: string) => `Map of ${map}`,
  markers: 'Points of interest',
  onMap: (poi: string, map: string) => `${poi}, ${map}`,
  marker: (name: string, games: number) =>
    games === 0 ? `${name}, no data` : `${name}, ${counted(games, 'game', 'games')}`,

  winRate: 'Win Rate',
  avgPoints: 'Avg Points',
  games: 'Games',
  topComps: 'Top Compositions',
  noComps: 'No composition data available',
  compGames: (games: number, points: string) => `${games}x (${points} pts)`,
  close: (name: string) => `Close ${name}`,
  between: (low: string, high: string) => `${low} to ${high}`,
  range: (low: string, high: string) => `${low} to ${high}`,
  oneGame: 'one game',
  noSpread: 'no interval',
  noScores: 'no scores',
  unknown: '–',

  locations: 'Locations',
  locationCount: (all: number, withData: number) => `${withData} of ${all} with data`,
  search: 'Search locations',
  noLocations: 'No locations match your search',
  columns: { name: 'POI', winRate: 'Win %', points: 'Pts', games: 'Games' },
  figures: (winRate: string, winInterval: string, games: number) =>
    `${winRate}, 90% interval ${winInterval}, ${counted(games, 'game', 'games')}`,
  loading: 'Loading POI data...',

  sample: 'Sample data',
  invalidAnswer: 'Invalid API response format',
  fetchFailed: (message: string) => `Error fetching data: ${message}`,
  sampleShown: 'The numbers below are sample data, not real results.',
  positionsFailed: "Couldn't load the saved positions. Showing the last known ones.",
  empty: 'No landing data yet. Import match files that include POIs, or add landings by hand.',

  export: 'Export to Excel',
  exporting: 'Exporting...',
  fileTitle: 'POI Data',
  statisticsSheet: (map: string) => `${map} Statistics`,
  compsSheet: (map: string) => `${map} Comps`,
  sourcesSheet: 'Landing Sources',
  exportFailed: 'Error exporting to Excel',
} as const
