import { type Legend, LEGEND_CLASSES, type LegendClass } from './shipped-legends.ts'

/** Every legend of the roster has one of these. */
export type KnownClass = Exclude<LegendClass, 'Unknown'>
export const KNOWN_CLASSES = LEGEND_CLASSES.filter((name) => name !== 'Unknown')

/** A class from a moment on (epoch milliseconds); always if it is null. */
export interface ClassSpan {
  readonly class: KnownClass
  readonly from: number | null
}

/** A legend that an administrator added, or an edited one of the specification. */
export interface RosterEntry {
  /** As screens show it, `Mad Maggie`. */
  readonly name: string
  readonly short: string
  /** Oldest first. From the first one on the legend can be played. */
  readonly classes: readonly ClassSpan[]
  /** Other names in files and typed searches. */
  readonly spellings: readonly string[]
  /** From then on (epoch milliseconds) it can't be picked and banned any more. */
  readonly retiredFrom: number | null
}

/** The entry of a legend that no one has edited. */
export const toEntry = ({ label, short, class: ofClass }: Legend): RosterEntry => ({
  name: label,
  short,
  classes: ofClass === 'Unknown' ? [] : [{ class: ofClass, from: null }],
  spellings: [],
  retiredFrom: null,
})

const hasStarted = (at: number) => (span: ClassSpan) => span.from === null || span.from <= at

/** Before its first moment a legend has its first class. */
export const classOf = ({ classes }: RosterEntry, at: number): LegendClass =>
  (classes.findLast(hasStarted(at)) ?? classes[0])?.class ?? 'Unknown'

export const isPlayable = ({ classes, retiredFrom }: RosterEntry, at: number): boolean =>
  classes.some(hasStarted(at)) && (retiredFrom === null || at < retiredFrom)

/** The next moment after `at` from which something is different. */
export const nextChange = ({ classes, retiredFrom }: RosterEntry, at: number): number =>
  [...classes.map(({ from }) => from), retiredFrom].reduce<number>(
    (next, moment) => (moment !== null && moment > at && moment < next ? moment : next),
    Infinity,
  )
