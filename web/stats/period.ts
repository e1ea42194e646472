import { createParser } from 'nuqs'

const DAY_S = 86_400

/** A day such as 2026-11-15, as date inputs have it. */
export const parseAsDay = createParser<string>({
  parse: (text) => (startOf(text) === null ? null : text),
  serialize: (day) => day,
})

export interface Period {
  readonly from: string | null
  readonly to: string | null
}

/** Epoch seconds; days are those of UTC, both ends included, as the archive counts them. */
export function secondsOf({ from, to }: Period) {
  const end = to === null ? null : startOf(to)
  return {
    since: from === null ? null : startOf(from),
    before: end === null ? null : end + DAY_S,
  }
}

export const endsBeforeStart = ({ from, to }: Period) => from !== null && to !== null && to < from

function startOf(day: string): number | null {
  const date = new Date(`${day}T00:00:00Z`)
  const isDay = !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === day
  return isDay ? date.getTime() / 1000 : null
}
