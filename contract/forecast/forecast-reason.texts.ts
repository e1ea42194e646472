import type { Feature } from '#domain/forecast/feature.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import { grouped } from '../base/texts.ts'

/** The parts of a forecast's reason. */
interface ReasonFacts {
  readonly feature: Feature
  readonly effect: number
  readonly games: number | null
  readonly of: number | null
  readonly legend: string | null
  readonly otherLegend: string | null
  readonly player: string | null
  readonly game: number | null
}

interface Sentences {
  /** What speaks for a composition, and what against it. */
  readonly pro: (reason: ReasonFacts) => string
  readonly con: (reason: ReasonFacts) => string
}

/** One sentence for each feature of the forecast, with the counts behind it if there are any. */
export function reasonText(reason: ReasonFacts): string {
  const { pro, con } = SENTENCES[reason.feature]
  return reason.effect < 0 ? con(reason) : pro(reason)
}

const SENTENCES: Readonly<Record<Feature, Sentences>> = {
  field: {
    pro: (it) =>
      countedOr(it, 'Many teams play it', (n) => `Played in ${n} team games that allowed it`),
    con: (it) =>
      countedOr(it, 'Few teams play it', (n) => `Played in only ${n} team games that allowed it`),
  },
  map: {
    pro: ({ legend }) => `${legendOr(legend, 'It')} is picked more on this map than elsewhere`,
    con: ({ legend }) => `${legendOr(legend, 'It')} is picked less on this map than elsewhere`,
  },
  pool: {
    pro: (it) =>
      countedOr(
        it,
        `${who(it)} often plays ${what(it)}`,
        (n) => `${who(it)} played ${what(it)} in ${n} games`,
      ),
    con: (it) =>
      countedOr(
        it,
        `${who(it)} rarely plays ${what(it)}`,
        (n) => `${who(it)} played ${what(it)} in only ${n} games`,
      ),
  },
  form: {
    pro: (it) =>
      countedOr(
        it,
        `${who(it)} played ${what(it)} lately`,
        (n) => `${who(it)} played ${what(it)} in ${n} games of the last day`,
      ),
    con: (it) =>
      countedOr(
        it,
        `${who(it)} didn't play ${what(it)} lately`,
        (n) => `${who(it)} played ${what(it)} in only ${n} games of the last day`,
      ),
  },
  playerMap: {
    pro: (it) =>
      countedOr(
        it,
        `${who(it)} plays ${what(it)} more on this map`,
        (n) => `${who(it)} played ${what(it)} in ${n} games on this map`,
      ),
    con: (it) =>
      countedOr(
        it,
        `${who(it)} plays ${what(it)} less on this map`,
        (n) => `${who(it)} played ${what(it)} in only ${n} games on this map`,
      ),
  },
  shape: {
    pro: (it) =>
      countedOr(
        it,
        'It has their usual mix of classes',
        (n) => `They played this mix of classes in ${n} games`,
      ),
    con: (it) =>
      countedOr(
        it,
        "It isn't their usual mix of classes",
        (n) => `They played this mix of classes in only ${n} games`,
      ),
  },
  team: {
    pro: (it) =>
      countedOr(it, 'They have played it', (n) => `They played it in ${n} games that allowed it`),
    con: (it) =>
      countedOr(
        it,
        "They haven't played it",
        (n) => `They played it in only ${n} games that allowed it`,
      ),
  },
  script: {
    pro: (it) =>
      countedOr(
        it,
        `They played it in ${lastTime(it)}`,
        (n) => `Shares ${n} legends with ${lastTime(it)}`,
      ),
    con: (it) =>
      countedOr(
        it,
        `They didn't play it in ${lastTime(it)}`,
        (n) => `Shares only ${n} legends with ${lastTime(it)}`,
      ),
  },
  lobby: {
    pro: (it) =>
      countedOr(
        it,
        `More teams moved to ${what(it)} in the last game`,
        (n) => `${n} teams played ${what(it)} in the last game`,
      ),
    con: (it) =>
      countedOr(
        it,
        `Teams moved away from ${what(it)} in the last game`,
        (n) => `Only ${n} teams played ${what(it)} in the last game`,
      ),
  },
  stay: {
    pro: (it) => countedOr(it, 'Teams mostly keep a composition that is still allowed', kept),
    con: (it) =>
      countedOr(
        it,
        "It isn't their last composition, which is still allowed",
        (n) =>
          `It isn't their last composition, and they kept theirs ${n} times when nothing was banned`,
      ),
  },
  stayTop5: {
    pro: ({ games }) => placedWith(games, 'it'),
    con: ({ games }) => placedWith(games, 'something else'),
  },
  stayHabit: {
    pro: (it) => countedOr(it, 'They rarely change when nothing was banned', kept),
    con: (it) =>
      countedOr(
        it,
        'They often change when nothing was banned',
        (n) => `They kept theirs only ${n} times when nothing was banned`,
      ),
  },
  swapOne: {
    pro: () => 'It swaps only one legend',
    con: () => 'It swaps more than one legend',
  },
  keepNewMap: {
    pro: () => 'On a new map teams change, and it keeps little of their last composition',
    con: () => 'On a new map teams change, and it keeps most of their last composition',
  },
  keepAll: {
    pro: ({ legend }) => `It replaces only ${legendOr(legend, 'what was banned')}`,
    con: ({ legend }) => `It replaces more than ${legendOr(legend, 'what was banned')}`,
  },
  keepSome: {
    pro: () => 'It keeps all but one of the legends they have left',
    con: () => 'It keeps too little of what they have left',
  },
  subField: {
    pro: (it) => replacement(it, 'often replaces'),
    con: (it) => replacement(it, 'rarely replaces'),
  },
  subTeam: {
    pro: (it) => replacement(it, 'was their own replacement for'),
    con: (it) => replacement(it, "wasn't their own replacement for"),
  },
}

/** `7 of 8`, or the text without counts. */
function countedOr(
  { games, of }: ReasonFacts,
  plain: string,
  counted: (count: string) => string,
): string {
  return games === null || of === null || of === 0
    ? plain
    : counted(`${grouped(games)} of ${grouped(of)}`)
}

const nameOf = (legend: string) => findLegend(legend).label

const legendOr = (legend: string | null, other: string) =>
  legend === null ? other : nameOf(legend)

const kept = (count: string) => `They kept it ${count} times when nothing was banned`

/** Only the first five places count. */
const PLACES = ['1st', '2nd', '3rd', '4th', '5th']

const placedWith = (place: number | null, comp: string) =>
  place === null
    ? `They were in the top 5 with ${comp} last game`
    : `They placed ${PLACES[place - 1] ?? `#${place}`} with ${comp} last game`

const lastTime = ({ game }: ReasonFacts) =>
  `${game === null ? 'this game' : `Game ${game}`} of their last series`

const who = ({ player }: ReasonFacts) => player ?? 'The player'

const what = ({ legend }: ReasonFacts) => legendOr(legend, 'this legend')

function replacement(it: ReasonFacts, verb: string): string {
  const banned = legendOr(it.legend, 'what was banned')
  const sentence = `${legendOr(it.otherLegend, 'Its new legend')} ${verb} ${banned}`
  return countedOr(it, sentence, (count) => `${sentence} (${count} times)`)
}
