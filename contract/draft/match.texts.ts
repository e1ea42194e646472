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
  byHand: 'Set by hand',
  noMap: 'set map',
  chooseMap: (game: number) => `Map of Game ${game}`,
  mapOf: (game: number, map: string) => `Map of Game ${game}: ${map}`,
  usualMap: 'The usual map',
  mapFailed: "Couldn't set the map.",
  otherBans: (missing: string, added: string) =>
    missing === ''
      ? `The match files have no ban of ${added}. It was set by hand.`
      : `The match files say ${missing} ${missing.includes(',') ? 'are' : 'is'} banned${added === '' ? '' : `, the room says ${added}`}.`,
  takeFiles: 'Use the bans of the files',
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
  trying: (bans: number, isOtherMap: boolean) =>
    `You are trying ${[bans > 0 && counted(bans, 'other ban', 'other bans'), isOtherMap && 'another map'].filter(Boolean).join(' and ')}. Only you see it.`,
  apply: 'Apply to match',
  discard: 'Discard',
  opened: (room: string) => `${room} has this match now`,
  applied: 'Applied for everyone in the room',
  openFailed: "Couldn't open the match.",
  replaceTitle: 'Replace the draft of this room?',
  replaceText: (room: string, games: number, bans: number) =>
    `${room} has a draft with ${counted(games, 'game', 'games')} and ${counted(bans, 'ban', 'bans')}. It becomes a finished room, for everyone in it.`,
  replace: 'Replace',
} as const
