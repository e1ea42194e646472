import { counted } from '../base/texts.ts'

const percent = (chance: number) => `${Math.round(100 * chance)}%`
const points = (value: number, margin: number) => `${Math.round(value)} ± ${Math.ceil(margin)}`

/** Texts of "Plan the series". */
export const seriesPlanMessages = {
  title: 'Plan the series',
  saved: 'Plan saved.',
  changedMeanwhile:
    'Someone else changed the plan in the meantime. Your change was not saved; this is the current plan.',
  unsaved: "Your last change isn't saved yet. Retrying...",
  tooManyChanges: 'Too many changes to the plan. Try again in a minute.',
  percent,
  points,

  loading: 'Loading plan...',
  loadFailed: "Couldn't load the plan.",
  inputsFailed: "Couldn't load the forecast for the plan.",

  back: 'Back to the draft',
  open: 'Plan the series',
  suggest: 'Suggest a plan',
  fill: 'Fill the open games',
  print: 'Print',
  clear: 'Clear plan',
  options: 'Plan options',
  undo: 'Undo',
  filled: (games: number) => `Plan suggested for ${counted(games, 'game', 'games')}.`,
  unchanged: 'The plan stays as it is.',
  cleared: 'Plan cleared',
  changedBy: (name: string) => `Last changed by ${name}`,
  forTeam: (team: string) => `Your team: ${team}`,

  lobby: 'Lobby',
  lobbyOf: (teams: number) => `Lobby: ${counted(teams, 'team', 'teams')}`,
  noLobby: 'Choose a lobby',
  noLobbyText: 'The plan needs to know which teams you play against.',
  regularLobby: (teams: number) => `Lobby of the Regular View (${counted(teams, 'team', 'teams')})`,
  seriesLobby: (event: string, day: string) => `${event}, ${day}`,
  lobbyEmpty: 'There is no series in the archive yet. Select teams in the Regular View first.',
  allowRepeats: 'Allow repeated compositions',
  allowUnplayed: 'Allow legends our players never play',
  addGame: 'Add game',
  removeGame: 'Remove the last game',

  game: (game: number) => `Game ${game}`,
  shortGame: (game: number) => `G${game}`,
  playedCell: 'Played',
  change: 'Change',
  next: 'next',
  map: (game: number) => `Map of game ${game}`,
  anyMap: 'Any map',
  rows: {
    gone: 'Banned by then',
    comp: 'Our composition',
    value: 'Value',
    planB: 'Plan B',
    conflicts: 'Conflicts',
  },
  nothing: 'Nothing',
  known: 'known',
  knownAnd: (known: number, more: number) =>
    `Known ${known}, and ${['none', 'one', 'two', 'three', 'four', 'five'][more] ?? more} of:`,
  chanceRange: (low: number, high: number) => `${Math.round(100 * low)}–${Math.round(100 * high)}`,
  rangeHint: 'How often chances like this one came true in the back-test (90% interval).',
  finish: (placement: number, scored: number) =>
    `#${placement}, ${counted(scored, 'point', 'points')}`,
  effect: (change: string) => `${change} pts`,
  against: (low: string, high: string, own: string) => `${low} to ${high} against your ${own}`,
  legalNow: 'Legal: all three open',
  notLegalNow: 'Not legal: a legend is banned',

  none: 'None',
  noPlayer: 'Open',
  notPlanned: 'Not planned',
  choose: 'Choose',
  chooseFor: (game: number) => `Choose a composition for game ${game}`,
  changeComp: (game: number) => `Change the composition of game ${game}`,
  addPlanB: 'Add Plan B',
  addPlanBFor: (game: number) => `Add Plan B for game ${game}`,
  changePlanB: (game: number) => `Change Plan B of game ${game}`,
  actions: (game: number) => `Actions for game ${game}`,
  moveTo: (game: number) => `Move to game ${game}`,
  remove: 'Remove composition',
  removePlanB: 'Remove Plan B',
  why: (game: number) => `Why this composition in game ${game}?`,
  clearBest: 'clearly the best',
  noClearBest: 'no clear best',
  noValue: 'No value',
  stillLegal: (chance: number, range: { low: number; high: number } | null) =>
    range === null
      ? `Still legal ${percent(chance)}`
      : `Still legal ${percent(chance)}, range ${Math.round(100 * range.low)} to ${percent(range.high)}`,
  goneChance: (legend: string, chance: number) => `${legend} ${percent(chance)}`,
  showPlayed: 'Show played games',
  hidePlayed: 'Hide played games',
  expected: (value: number, margin: number) =>
    `${points(value, margin)} points expected in the open games, whatever legal compositions you choose`,

  conflict: {
    banned: (legend: string) => `${legend} is banned.`,
    gone: (legend: string, chance: number) =>
      `${legend} goes before this game in ${Math.round(100 * chance)} of 100.`,
    nothingLeft: (player: string) => `${player} then has no legend with 10 games.`,
    onlyLeft: (player: string, legends: string) => `${player} then has only ${legends}.`,
    left: (legend: string, games: number) => `${legend} (${counted(games, 'game', 'games')})`,
    notOurs: (player: string) => `${player} is not one of our players.`,
    planBReady: 'Plan B is ready.',
    noPlanBYet: 'No Plan B yet.',
    noPlanB: (risk: number) => `${percent(risk)} risk without a Plan B.`,
    repeats: (game: number) => `Repeats game ${game}.`,
    repeatsOff: 'Repeated compositions are not allowed.',
    playerTwice: (player: string) => `${player} plays two legends.`,
    fewGames: (player: string, legend: string, games: number) =>
      `${player} has ${counted(games, 'game', 'games')} on ${legend}.`,
  },
  reason: {
    practice: (games: number, place: number, of: number) =>
      `Played ${counted(games, 'time', 'times')} in the last 60 days: number ${place} of ${of}.`,
    legal: (chance: number) => `Still legal in ${percent(chance)} of 1,000 ban scenarios.`,
    weakest: (legend: string, chance: number) =>
      `${legend} is the most likely to be banned by then: ${percent(chance)}.`,
    planB: (chance: number) => `Plan B is played in ${percent(chance)}.`,
    clearBest: 'Its points are clearly higher than those of all other compositions.',
    noClearBest: 'Points: no clear best. The compositions differ by less than we can measure.',
  },
  picker: {
    title: (game: number) => `Game ${game}`,
    planBTitle: (game: number) => `Plan B for game ${game}`,
    description:
      'What your players practice comes first. Value: expected points of your team with it. For Plan B, “Still legal” counts where the planned composition is banned.',
    search: 'Search legends',
    comp: 'Composition',
    games: 'Last 60 days',
    value: 'Value',
    legal: 'Still legal',
    use: 'Use',
    none: 'No composition matches.',
  },
  players: 'What each player has left',
  playersContext: 'legends with 10 or more games, struck if banned',
  noPlayers: 'No games of our players in the archive yet.',
  player: 'Player',
  legends: 'Legends, games',
  openNow: 'Open now',
  ifGone: (legend: string) => `If ${legend} goes`,
  gamesOn: (games: number) => counted(games, 'game', 'games'),
  playerOf: (legend: string, game: number) => `Player of ${legend} in game ${game}`,
  bans: 'How sure are the bans?',
  bansText:
    "Each game's most-picked legend is forecast from the lobby's likely compositions, then removed for the games after it. Our own picks count.",
  bansShrink:
    'The mark is the best guess, the bar its range: how often such chances came true in the back-test. It gets wider with each game ahead. A forecast is never above 95% or below 1%.',
  bansRecord: 'Banned by game n on the track record',

  beside: {
    legal: (game: number, comp: string) => `Plan for game ${game}: ${comp}, still legal`,
    planB: (game: number, comp: string, planB: string) =>
      `Plan for game ${game}: ${comp} is no longer legal. Plan B: ${planB}`,
    gone: (game: number, comp: string) => `Plan for game ${game}: ${comp} is no longer legal`,
    noPlan: (game: number) => `No plan for game ${game}`,
    seat: (legend: string, player: string | null) =>
      player === null ? legend : `${legend} (${player})`,
    nextBan: 'Likely next ban',
    nextBanFrom: (teams: number) =>
      `Forecast for the ${counted(teams, 'team', 'teams')} of the plan`,
    chance: percent,
  },
} as const
