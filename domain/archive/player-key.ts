/** Stands for every player without name and id, so it's no player of its own. */
export const UNNAMED_PLAYER = 'Unnamed player'

/** Names and ids of files are cut to this length. */
export const PLAYER_KEY_LENGTH = 200

const HASH_LENGTH = 32

/**
 * The account hash of a player. The stats code has longer ones than the game's live feed, with the same first 32
 * characters.
 */
export const playerHash = (hash: string) =>
  /^[\da-f]{33,}$/i.test(hash) ? hash.slice(0, HASH_LENGTH) : hash

/** "HRN Milo" and "[HRN] Milo". The same in player-admin.repository.ts. */
const TAG = /^(?:\[[^\]]{1,8}\]|[A-Z\d]{2,5} ) *\|? *(?=\S{2})/

/** Two spellings of a name are the same player's if their keys are equal: a tag in front and blanks don't count. */
export const playerNameKey = (name: string) =>
  name.normalize('NFKC').trim().replace(TAG, '').toLowerCase()

/** What a list of players can be sorted by. */
export const PLAYER_SORTS = ['games', 'kills', 'damage', 'accuracy', 'survival'] as const
export type PlayerSort = (typeof PLAYER_SORTS)[number]
