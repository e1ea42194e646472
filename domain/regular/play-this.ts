import { byText, compKey } from '../catalog/comp.ts'
import { type ExpectedEffect, isClearBest } from '../series-plan/expected-points.ts'

/** Games of a player on a legend, and of a composition in the archive, before it is suggested. */
const PLAYER_GAMES = 10
export const FIELD_GAMES = 20
/** With fewer games of the team nothing is ranked. */
export const TEAM_GAMES = 10
/** What counts as recent, and how far back a legend belongs to what a player plays. */
const RECENT_GAMES = 30
const POOL_GAMES = 60
const MAX_CARDS = 3

export interface OurPlayer {
  readonly id: string
  /** The legend of each of their games, the newest last. */
  readonly legends: readonly string[]
}

export interface Practice {
  readonly legend: string
  readonly games: number
  /** Of the last 30 games. */
  readonly recent: number
}

/** What a player knows well enough, or everything they played if `isRare`; the most recent first. */
export function practiceOf({ legends }: OurPlayer, isRare: boolean): Practice[] {
  const pool = new Set(legends.slice(-POOL_GAMES))
  const latest = legends.slice(-RECENT_GAMES)
  return [...Map.groupBy(legends, (legend) => legend)]
    .map(([legend, all]) => ({
      legend,
      games: all.length,
      recent: latest.filter((one) => one === legend).length,
    }))
    .filter(({ legend, games }) => isRare || (games >= PLAYER_GAMES && pool.has(legend)))
    .toSorted((a, b) => b.recent - a.recent || b.games - a.games || byText(a.legend, b.legend))
}

interface PracticedSeat extends Practice {
  readonly player: string
}

export interface PracticedComp {
  readonly key: string
  readonly seats: readonly PracticedSeat[]
  /** How well the three know it. */
  readonly practice: number
}

/** Every composition that our three can play, best practiced first, each with the players who know it best. */
export function practicedComps(
  three: readonly OurPlayer[],
  closed: readonly string[],
  isRare = false,
): PracticedComp[] {
  const [first = [], second = [], third = []] = three.map((player) =>
    practiceOf(player, isRare)
      .filter(({ legend }) => !closed.includes(legend))
      .map((practice) => ({ ...practice, player: player.id })),
  )
  const best = new Map<string, PracticedComp>()
  for (const a of first) {
    for (const b of second) {
      for (const c of third) {
        const seats = [a, b, c]
        const legends = seats.map(({ legend }) => legend)
        if (new Set(legends).size < seats.length) continue
        const key = compKey(legends)
        const practice = seats.reduce((sum, { recent }) => sum + Math.log(recent + 0.5), 0)
        if (practice > (best.get(key)?.practice ?? -Infinity))
          best.set(key, { key, seats, practice })
      }
    }
  }
  return [...best.values()].toSorted((a, b) => b.practice - a.practice || byText(a.key, b.key))
}

export interface JudgedComp extends PracticedComp, ExpectedEffect {
  /** Chance to be legal in the next game, too. */
  readonly legal: number
  /** How many other teams are expected to play it. */
  readonly others: number
  /** Our own games with it. */
  readonly ownGames: number
}

/** Why a composition is suggested. */
export const CARD_LABELS = ['practiced', 'value', 'contested', 'played'] as const
export type CardLabel = (typeof CARD_LABELS)[number]

interface ChosenComp<Comp> {
  readonly label: CardLabel
  readonly comp: Comp
}

/** Practice first, then the value, then the chance to stay legal. */
const inOrder = (a: JudgedComp, b: JudgedComp) =>
  b.practice - a.practice || b.effect - a.effect || b.legal - a.legal || byText(a.key, b.key)

/** Below this, nobody else is expected to play it. */
const CONTESTED_LESS = 0.3

/** At most three, each for another reason. */
export function chooseCards<Comp extends JudgedComp>(comps: readonly Comp[]): ChosenComp<Comp>[] {
  const ordered = comps.toSorted(inOrder)
  const [first] = ordered
  if (!first) return []
  const cards: ChosenComp<Comp>[] = [{ label: 'practiced', comp: first }]
  const add = (label: CardLabel, comp: Comp | undefined) => {
    if (comp && cards.length < MAX_CARDS && cards.every((card) => card.comp !== comp)) {
      cards.push({ label, comp })
    }
  }
  add('value', clearBestOf(comps))
  const open = lowest(ordered, ({ others }) => others)
  if (open && open.others < first.others - CONTESTED_LESS) add('contested', open)
  const played = ordered.filter((comp) => cards.every((card) => card.comp !== comp))
  add(
    'played',
    lowest(
      played.filter(({ ownGames }) => ownGames > 0),
      ({ ownGames }) => -ownGames,
    ),
  )
  return cards
}

/** Better than all others by more than the error. */
export function clearBestOf<Comp extends ExpectedEffect>(comps: readonly Comp[]): Comp | undefined {
  if (comps.length < 2) return undefined
  const best = lowest(comps, ({ effect }) => -effect)
  return best &&
    isClearBest(
      best,
      comps.filter((comp) => comp !== best),
    )
    ? best
    : undefined
}

/** The first with the lowest value. */
function lowest<Item>(items: readonly Item[], valueOf: (item: Item) => number): Item | undefined {
  return items.reduce<Item | undefined>(
    (best, item) => (best === undefined || valueOf(item) < valueOf(best) ? item : best),
    undefined,
  )
}
