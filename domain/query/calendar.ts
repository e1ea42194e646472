interface Civil {
  readonly year: number
  readonly month: number
  readonly day: number
}

const pad = (value: number, length = 2) => String(value).padStart(length, '0')

const writeDay = ({ year, month, day }: Civil): string =>
  `${pad(year, 4)}-${pad(month)}-${pad(day)}`

const readCivil = (text: string): Civil => {
  const [year = 0, month = 1, day = 1] = text.split('-').map(Number)
  return { year, month, day }
}

const isLeap = (year: number) => year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)

const daysIn = (year: number, month: number) =>
  month === 2 ? (isLeap(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

/** Whether it is a day such as 2026-11-19 that exists. */
export function isCalendarDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false
  const { year, month, day } = readCivil(text)
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month)
}

/** Days since 1 March of year 0: with February last, its leap day moves no other month. */
function toNumber({ year, month, day }: Civil): number {
  const shifted = month < 3 ? year - 1 : year
  const months = (month + 9) % 12
  const leaps = Math.floor(shifted / 4) - Math.floor(shifted / 100) + Math.floor(shifted / 400)
  return 365 * shifted + leaps + Math.floor((153 * months + 2) / 5) + day - 1
}

function fromNumber(number: number): Civil {
  let year = Math.floor(number / 365.2425) + 1
  while (toNumber({ year, month: 1, day: 1 }) > number) year -= 1
  let month = 12
  while (toNumber({ year, month, day: 1 }) > number) month -= 1
  return { year, month, day: number - toNumber({ year, month, day: 1 }) + 1 }
}

/** The day so many days earlier. */
export const dayBefore = (day: string, days: number): string =>
  writeDay(fromNumber(toNumber(readCivil(day)) - days))

/** Days since the Monday of its week. 1 March of year 0 was a Wednesday. */
export const daysSinceMonday = (day: string): number => (toNumber(readCivil(day)) + 2) % 7

/** The same day so many months earlier, or the last one of a shorter month. */
export function monthsBefore(text: string, months: number): string {
  const { year, month, day } = readCivil(text)
  const total = 12 * year + month - 1 - months
  const at = { year: Math.floor(total / 12), month: (total % 12) + 1 }
  return writeDay({ ...at, day: Math.min(day, daysIn(at.year, at.month)) })
}
