import { createParser } from 'nuqs'
import { startOfDay } from '#contract/day.ts'

const DAY_S = 86_400

/** A day such as 2026-11-15, as date inputs have it. */
export const parseAsDay = createParser<string>({
  parse: (text) => (startOfDay(text) === null ? null : text),
  serialize: (day) => day,
})

export interface Period {
  readonly from: string | null
  readonly to: string | null
}

/** Epoch seconds; days are those of UTC, both ends included, as the archive counts them. */
export function secondsOf({ from, to }: Period) {
  const end = to === null ? null : startOfDay(to)
  return {
    since: from === null ? null : startOfDay(from),
    before: end === null ? null : end + DAY_S,
  }
}

export const endsBeforeStart = ({ from, to }: Period) => from !== null && to !== null && to < from
