/** A draft that follows live games. */
export const draftFollowMessages = {
  /** Shown as the user of its changes. */
  user: 'Live feed',
  archiveUser: 'Imported game',
  follow: 'Follow the live game',
  hint: 'Sets the bans of the game and saves it with our composition when it ends.',
  whichGame: 'Live game to follow',
  ownGames: 'The game we play in',
  ofFeed: (feed: string) => `Every game of ${feed}`,
  feedGone: 'This live feed was turned off. Choose another one.',
  changedBy: (user: string) => `Turned on by ${user}.`,
  switchedOn: 'The draft follows the live game',
  switchedOff: 'The draft no longer follows the live game',
  failed: "Couldn't change this setting",
  loadFailed: "Couldn't check whether the draft follows the live game",
  askGame: (comp: string) =>
    `The live game is over. We played ${comp}, but other legends are picked here. Save the game and clear the picks?`,
  askBan: (legend: string) => `${legend} is banned in the live game, but picked here. Ban it?`,
  acceptGame: 'Save game',
  acceptBan: (legend: string) => `Ban ${legend}`,
  dismiss: 'Dismiss',
  accepted: 'Done',
  dismissed: 'Nothing was changed',
  answerFailed: "Couldn't save the answer",
  gone: 'Someone has already answered this.',
} as const
