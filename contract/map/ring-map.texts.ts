import type { RingSection } from '#domain/map/ring/ring-section.ts'
import { counted } from '../base/texts.ts'

/** Texts of the tool Rings on the interactive map. */
export const ringMapMessages = {
  title: 'Rings',
  layer: 'Layer',
  start: 'Rings',
  stop: 'Done',
  surface: 'Ring placement',
  surfaceKeys:
    'Use arrow keys to move and Enter to place ring 1, then ring 2. Arrow keys move a placed ring. Escape returns to the map.',
  ring: (number: number) => `Ring ${number}`,
  likely: 'Ring 3, likely',
  at: (cell: string) => `center ${cell}`,
  notPlaced: 'not placed',
  next: 'click the map',
  move: 'Move',
  moveRing: (number: number) => `Move ring ${number}`,
  moving: (number: number) => `Click the map or use arrow keys to move ring ${number}`,
  clear: 'Clear',
  clearRings: 'Clear rings',
  placed: (number: number, cell: string) => `Ring ${number} at ${cell}`,
  cleared: 'Rings cleared',

  similar: 'similar games',
  onMap: 'on this map',
  median: 'median miss',
  none: '–',
  backtest: (median: string) =>
    `Back-test: ring 3's center lands a median ${median} of its radius from this mark.`,
  withinHalf: (ofTen: number) => `${ofTen} in 10 games are within half a radius.`,
  place: 'Click the map where ring 1 closes, then where ring 2 closes.',
  placeRing2: 'Place ring 2 for a better mark.',
  few: (games: number) => `${counted(games, 'game', 'games')} on this map. Read it as a hint.`,
  allExcluded: 'No game ended outside the excluded zones.',
  empty: 'No rings yet. They come with live games.',
  loading: 'Loading rings...',
  failed: "Couldn't load the rings",

  closed: 'Where ring 3 closed',
  games: (games: number) => counted(games, 'similar game', 'similar games'),

  sections: 'Excluded zones',
  sectionsText: 'Zones where the organizer forbids the last ring.',
  section: {
    topLeft: 'Top left',
    topRight: 'Top right',
    bottomLeft: 'Bottom left',
    bottomRight: 'Bottom right',
    center: 'Center',
  } satisfies Record<RingSection, string>,
  leftOut: (games: number) => `${counted(games, 'game', 'games')} left out.`,

  history: 'Ring history',
  historyEmpty: 'No rings from our games yet.',
  all: (games: number) => `All ${games} from our games`,
  columns: { day: 'Day', game: 'Game', poi: 'Ring 3' },
  gameName: (event: string, number: number) => `${event}, G${number}`,

  imports: 'Ring files',
  importFile: 'Import rings',
  importHint:
    'JSON lines or CSV with the columns map, x1, y1, x2, y2, x3, y3 and, if known, r1, r2, r3 and date.',
  importFailed: "Couldn't import the rings",
  importsFailed: "Couldn't load the ring files",
  importGames: (games: number) => counted(games, 'game', 'games'),
  undo: 'Undo import',
  undoImport: (file: string) => `Undo import of ${file}`,
  undoQuestion: (file: string, games: number) =>
    `Undo the import of ${file}? ${counted(games, 'ring game', 'ring games')} will be removed.`,
  undoFailed: "Couldn't undo the import",
} as const
