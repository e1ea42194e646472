import { createParser } from '../../shared/address/query-parser.ts'
import { startOfDay } from '#contract/base/day.ts'

const DAY_S = 86_400

/** A day such as 2026-11-15, the format of date inputs. */
export const parseAsDay = createParser<string>({
  parse: (text) => (startOfDay(text) === null ? null : text),
  serialize: (day) => day,
})

export interface Period {
  readonly from: string | null
  readonly to: string | null
}

/** In epoch seconds. Days are UTC days and both ends are included, as in the archive. */
export function secondsOf({ from, to }: Period) {
  const end = to === null ? null : startOfDay(to)
  return {
    since: from === null ? null : startOfDay(from),
    before: end === null ? null : end + DAY_S,
  }
}

export const endsBeforeStart = ({ from, to }: Period) => from !== null && to !== null && to < from
