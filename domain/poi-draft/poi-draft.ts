import type { MapId } from '../catalog/map.ts'

/** Snake reverses the order with each map, straight repeats it, manual lists every pick. */
export const ORDER_MODES = ['snake', 'straight', 'manual'] as const
export type OrderMode = (typeof ORDER_MODES)[number]

export const MAX_DRAFT_TEAMS = 30
export const MAX_DRAFT_MAPS = 4
export const MAX_WISHES = 40

/** What is decided before the first claim. */
export interface PoiDraftSetup {
  readonly name: string
  /** Each team claims one spot on each of them. */
  readonly maps: readonly MapId[]
  /** In the order of their first picks. */
  readonly teams: readonly string[]
  readonly mode: OrderMode
  /** Only if the mode is manual: who picks when, as indexes of teams. */
  readonly turns: readonly number[]
  /** Several teams can claim the same spot. */
  readonly allowSharing: boolean
  /** Whose wishes are listed; null for the own team of each user. */
  readonly team: string | null
  /** Which series of the archive it is for. */
  readonly series: number | null
}

export interface PoiClaim {
  readonly team: string
  readonly map: MapId
  readonly poi: number
  /** Who entered it. */
  readonly by: string
  readonly at: number
}

/** The wishes for one map, the best first. */
interface MapWishes {
  readonly map: MapId
  readonly pois: readonly number[]
}

/** How long a pick can take. */
export interface PickTimer {
  readonly seconds: number
  /** When the pick on the clock times out, by the server's clock in epoch ms; null while it is paused. */
  readonly until: number | null
  /** What is left while it is paused, in ms. */
  readonly leftMs: number
  /** Picks that timed out since the last claim. */
  readonly missed: number
}

export interface PoiDraftState extends PoiDraftSetup {
  /** What the order was last shuffled with. The same seed gives the same order. */
  readonly seed: number | null
  /** In the order in which they were entered. */
  readonly claims: readonly PoiClaim[]
  readonly wishes: readonly MapWishes[]
  readonly timer?: PickTimer | null
  /** The planned numbers of all picks in the order in which they are made. Empty: as planned. */
  readonly order?: readonly number[]
  /** Planned numbers of picks that timed out. */
  readonly timedOut?: readonly number[]
}

export const newPoiDraft = (setup: PoiDraftSetup): PoiDraftState => ({
  ...setup,
  seed: null,
  claims: [],
  wishes: [],
  timer: null,
  order: [],
  timedOut: [],
})

export const claimsAt = ({ claims }: Pick<PoiDraftState, 'claims'>, map: MapId, poi: number) =>
  claims.filter((claim) => claim.map === map && claim.poi === poi)

/** Spots that several teams claimed. */
export const contestedSpots = ({ claims }: Pick<PoiDraftState, 'claims'>) =>
  [...Map.groupBy(claims, ({ map, poi }) => `${map} ${poi}`).values()]
    .filter((sharing) => sharing.length > 1)
    .flatMap(([first, ...others]) =>
      first
        ? [
            {
              map: first.map,
              poi: first.poi,
              teams: [first, ...others].map(({ team }) => team),
            },
          ]
        : [],
    )
