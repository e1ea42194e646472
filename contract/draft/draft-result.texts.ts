import { counted } from '../base/texts.ts'

/** Results of the games of a draft room. */
export const draftResultMessages = {
  saved: 'Result saved',
  gameGone: 'This game is no longer in the draft.',
  saveFailed: "Couldn't save the result.",
  title: 'Results',
  columns: {
    game: 'Game',
    map: 'Map',
    place: 'Place',
    kills: 'Kills',
    points: 'Points',
    source: 'Source',
  },
  unknown: 'None',
  place: (place: number) => `#${place}`,
  archive: 'Archive',
  differs: (comp: string) => `The archive says ${comp}.`,
  by: (name: string | null, time: string) => `${name ?? 'Deleted user'}, ${time}`,
  both: (by: string) => `Archive and ${by}`,
  enter: (game: number) => `Enter the result of Game ${game}`,
  form: (game: number) => `Result of Game ${game}`,
  noMap: 'No map',
  archiveMap: (map: string) => `${map} (archive)`,
  hint: 'Empty fields come from the archive if it has this game. Points follow from place and kills.',
  outside: (field: string, min: number, max: number) =>
    `${field} is a whole number from ${min} to ${max}.`,
  save: 'Save',
  cancel: 'Cancel',
  clear: 'Clear',
  points: (points: number) => counted(points, 'point', 'points'),
  total: (games: number, points: number) =>
    `${counted(games, 'game', 'games')}, ${counted(points, 'point', 'points')}`,
} as const
