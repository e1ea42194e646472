import { counted } from '../base/texts.ts'

/** The match of a room: the head above its pages, and what the lobby says about it. */
export const matchMessages = {
  head: 'Match',
  pages: 'Pages of the match',
  games: 'Games',
  tabs: {
    lobby: ['Lobby', 'Regular View'],
    draft: ['Draft', 'Legend Calculator'],
    plan: ['Plan', 'Plan the series'],
    live: ['Live', 'Live match'],
  },
  before: (game: number, of: number) =>
    `Before Game ${game}, ${game - 1} of ${of} ${of === 1 ? 'game' : 'games'} played`,
  finished: (games: number) => `Finished, ${counted(games, 'game', 'games')}`,
  game: (number: number) => `Game ${number}`,
  guessed: (map: string) => `${map}?`,
  guess: 'This map is a guess: it usually follows.',
  pickedBy: (teams: number, of: number) => `${teams} of ${of}`,
  nextBan: (legend: string, chance: string) => `next ban ${legend} ${chance}`,
  next: 'next',
  open: 'open',
  unknown: 'ban not known',
  look: (number: number) => `Show Game ${number} in the lobby`,
  inRoom: (room: string) => `In ${room}`,

  use: (room: string) => `Use in ${room}`,
  other: (room: string, name: string) => `${room} has another match: ${name}.`,
  back: 'Show it',
  trying: (count: number) =>
    `You are trying ${counted(count, 'other ban', 'other bans')}. Only you see it.`,
  apply: 'Apply to match',
  discard: 'Discard',
  opened: (room: string) => `${room} has this match now`,
  applied: 'The match has your bans now',
  openFailed: "Couldn't open the match.",
  replaceTitle: 'Replace the draft of this room?',
  replaceText: (room: string, games: number, bans: number) =>
    `${room} has a draft with ${counted(games, 'game', 'games')} and ${counted(bans, 'ban', 'bans')}. It becomes a finished room, for everyone in it.`,
  replace: 'Replace',
} as const
