import type { DimensionId, MeasureId } from './catalog.ts'

/** The words of one language. Another language is another table like this one. */
export interface QueryWords {
  readonly measures: Readonly<Record<MeasureId, readonly string[]>>
  readonly dimensions: Readonly<Record<DimensionId, readonly string[]>>
  /** Before a word for a dimension: a row for each. */
  readonly by: readonly string[]
  /** Groupings that are one word. */
  readonly adverbs: readonly string[]
  readonly and: readonly string[]
  readonly versus: readonly string[]
  readonly banned: readonly string[]
  readonly without: readonly string[]
  readonly open: readonly string[]
  readonly not: readonly string[]
  readonly is: readonly string[]
  readonly howOften: readonly string[]
  readonly play: readonly string[]
  readonly who: readonly string[]
  /** "teams that ...". */
  readonly that: readonly string[]
  readonly most: readonly string[]
  /** Needs a measure: best at what? */
  readonly best: readonly string[]
  readonly game: readonly string[]
  /** From one on. */
  readonly numbers: readonly string[]
  readonly ordinals: readonly (readonly string[])[]
  readonly what: readonly string[]
  readonly after: readonly string[]
  readonly orLater: readonly string[]
  readonly since: readonly string[]
  readonly before: readonly string[]
  readonly until: readonly string[]
  readonly from: readonly string[]
  readonly to: readonly string[]
  readonly in: readonly string[]
  readonly last: readonly string[]
  readonly this: readonly string[]
  readonly units: Readonly<Record<'day' | 'week' | 'month' | 'year', readonly string[]>>
  readonly today: readonly string[]
  readonly yesterday: readonly string[]
  /** January first, short and long. */
  readonly months: readonly (readonly string[])[]
  /** Offered while typing. */
  readonly examplePeriods: readonly string[]
  /** Words that change nothing. */
  readonly filler: readonly string[]
}

export const ENGLISH: QueryWords = {
  measures: {
    games: ['games', 'number of games', 'how many games', 'games played', 'matches'],
    picks: [
      'pick rate',
      'pick rates',
      'pickrate',
      'picks',
      'picked',
      'pick',
      'picked rate',
      'play rate',
    ],
    comps: ['comp usage', 'comp rate', 'composition use', 'comp use', 'composition rate'],
    points: ['points', 'point', 'score', 'scores', 'points per game', 'how many points', 'pts'],
    placement: ['placement', 'placements', 'place', 'rank', 'finish', 'position'],
    wins: ['win rate', 'winrate', 'wins', 'win', 'won', 'victories'],
    top5: ['top 5 rate', 'top 5', 'top five rate', 'top five', 'top5', 'top-5', 'top-5 rate'],
    kills: ['kills', 'kill', 'team kills', 'kills per game', 'frags'],
    damage: ['damage', 'dmg', 'damage per game'],
    survival: ['survival time', 'survival', 'survive', 'survives', 'survived', 'how long'],
    knockdowns: ['knockdowns', 'knocks', 'knockdown', 'downs'],
    accuracy: ['accuracy', 'hit rate', 'aim'],
    bans: ['ban rate', 'ban rates', 'banrate', 'bans', 'ban', 'banned'],
  },
  dimensions: {
    team: ['team', 'teams'],
    player: ['player', 'players'],
    legend: ['legend', 'legends', 'character', 'characters'],
    comp: ['comp', 'comps', 'composition', 'compositions', 'trio', 'trios', 'line-up', 'line-ups'],
    map: ['map', 'maps'],
    region: ['region', 'regions'],
    event: ['event', 'events', 'tournament', 'tournaments'],
    poi: ['poi', 'pois', 'spot', 'spots', 'landing spot', 'landing spots', 'drop spot'],
    game: ['game number', 'game of the series', 'game in the series', 'game'],
    day: ['day', 'days', 'date', 'daily'],
    week: ['week', 'weeks', 'weekly'],
    month: ['month', 'months', 'monthly'],
  },
  by: [
    'by',
    'per',
    'for each',
    'for every',
    'each',
    'every',
    'on each',
    'grouped by',
    'split by',
    'over',
    'which',
  ],
  adverbs: ['daily', 'weekly', 'monthly'],
  and: ['and', ',', '&', '+', '/', 'or', 'vs', 'versus'],
  versus: ['vs', 'versus', 'or'],
  banned: ['banned', 'gone', 'out'],
  without: ['without', 'minus'],
  open: ['open', 'available', 'allowed', 'unbanned'],
  not: ['not', "isn't", "aren't", "wasn't"],
  is: ['is', 'are', 'was', 'were', 'gets', 'get', 'got'],
  howOften: ['how often', 'how frequently'],
  play: ['play', 'plays', 'played', 'playing', 'run', 'runs'],
  who: ['who'],
  that: ['that', 'which', 'who'],
  most: ['most', 'least'],
  best: ['best', 'top', 'highest', 'worst', 'lowest', 'fewest'],
  game: ['game', 'games', 'map number'],
  numbers: ['one', 'two', 'three', 'four', 'five', 'six'],
  ordinals: [
    ['first', '1st'],
    ['second', '2nd'],
    ['third', '3rd'],
    ['fourth', '4th'],
    ['fifth', '5th'],
    ['sixth', '6th'],
  ],
  what: ['what', 'which'],
  after: ['after'],
  orLater: ['or later', 'and later', 'onwards', 'and up'],
  since: ['since', 'starting'],
  before: ['before'],
  until: ['until', 'till', 'up to'],
  from: ['from', 'between'],
  to: ['to', 'until', 'till', '-', 'and'],
  in: ['in', 'during', 'on'],
  last: ['last', 'latest', 'past', 'recent', 'previous'],
  this: ['this'],
  units: {
    day: ['day', 'days'],
    week: ['week', 'weeks'],
    month: ['month', 'months'],
    year: ['year', 'years'],
  },
  today: ['today'],
  yesterday: ['yesterday'],
  months: [
    ['january', 'jan'],
    ['february', 'feb'],
    ['march', 'mar'],
    ['april', 'apr'],
    ['may'],
    ['june', 'jun'],
    ['july', 'jul'],
    ['august', 'aug'],
    ['september', 'sep', 'sept'],
    ['october', 'oct'],
    ['november', 'nov'],
    ['december', 'dec'],
  ],
  examplePeriods: ['last 30 days', 'last 10 games', 'this month', 'this year'],
  filler: (
    'a an the of for in on at to with when while if under what how is are was were do does did has have and ' +
    'average avg mean rate show me us their its game landing land lands from all any please vs versus or ' +
    'that there it they as gets get got ? , . ! ; :'
  ).split(' '),
}

/** All words of a table. None of them is taken for a name that is similar. */
export function vocabularyOf(table: QueryWords): ReadonlySet<string> {
  const phrasesOf = (value: unknown): string[] =>
    typeof value === 'string' ? value.split(' ') : Object.values(value ?? {}).flatMap(phrasesOf)
  return new Set(phrasesOf(table))
}
