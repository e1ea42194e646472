import { dayBefore, daysSinceMonday, isCalendarDay, monthsBefore } from './calendar.ts'
import { longestPhrase, type LineWord } from './line-words.ts'
import { MAX_DAYS, MAX_LAST_GAMES, type QueryToken } from './token.ts'
import type { QueryWords } from './words.ts'

/** Words from a position on that were read as tokens; none if they were recognized but make no sense. */
export interface LineMatch {
  readonly length: number
  readonly tokens: readonly QueryToken[] | null
}

interface DayRange {
  readonly length: number
  readonly first: string
  readonly last: string
}

export interface LineContext {
  readonly words: readonly LineWord[]
  readonly table: QueryWords
  readonly today: string
  /** Words of the table, which are never similar names. */
  readonly vocabulary: ReadonlySet<string>
}

/** Periods: `since August`, `last 30 days`, `from March to May`, `in 2025`, `last 10 games`. */
export function readPeriod(line: LineContext, at: number): LineMatch | null {
  const { words, table, today } = line
  const is = (index: number, phrases: readonly string[]) => longestPhrase(words, index, phrases)

  const latest = is(at, table.last)
  if (latest > 0) return readLatest(line, at, latest)
  const now = is(at, table.this)
  if (now > 0) return readThis(line, at, now)
  if (is(at, table.today)) return matched(1, token('since', today))
  if (is(at, table.yesterday))
    return matched(1, ...between(dayBefore(today, 1), dayBefore(today, 1)))

  const since = is(at, table.since)
  if (since > 0) return fromDate(line, at, since, ({ first }) => [token('since', first)])
  const before = is(at, table.before)
  if (before > 0) {
    return fromDate(line, at, before, ({ first }) => [token('until', dayBefore(first, 1))])
  }
  const until = is(at, table.until)
  if (until > 0) return fromDate(line, at, until, ({ last }) => [token('until', last)])
  const from = is(at, table.from)
  const first = readDay(line, at + from)
  const to = first && first !== 'invalid' ? is(at + from + first.length, table.to) : 0
  if (first && first !== 'invalid' && to > 0) {
    const last = readDay(line, at + from + first.length + to)
    if (last && last !== 'invalid') {
      const length = from + first.length + to + last.length
      // Of months without a year, both are the latest ones, and the first comes first.
      const start = first.first > last.last ? lastYear(first.first) : first.first
      return matched(length, ...between(start, last.last))
    }
  }
  const during = is(at, table.in)
  if (during > 0 || /^\d{4}-\d{2}-\d{2}$/.test(words[at]?.text ?? '')) {
    return fromDate(line, at, during, (range) => between(range.first, range.last))
  }
  if (from > 0) return fromDate(line, at, from, (range) => [token('since', range.first)])
  return null
}

function readLatest({ words, table, today }: LineContext, at: number, from: number) {
  const count = Number(/^\d{1,4}$/.exec(words[at + from]?.text ?? '')?.[0] ?? Number.NaN)
  const next = at + from + (Number.isNaN(count) ? 0 : 1)
  const length = next + 1 - at
  const number = Number.isNaN(count) ? 1 : count
  if (longestPhrase(words, next, [...table.game, ...table.measures.games]) > 0) {
    return number >= 1 && number <= MAX_LAST_GAMES
      ? matched(length, token('last', String(number)))
      : { length, tokens: null }
  }
  const unit = unitAt(words, next, table)
  if (unit === null) return null
  if (number < 1 || number > MAX_DAYS) return { length, tokens: null }
  if (unit === 'day' || unit === 'week') {
    return matched(length, token('days', String(number * (unit === 'week' ? 7 : 1))))
  }
  if (!Number.isNaN(count)) {
    return matched(length, token('since', monthsBefore(today, number * (unit === 'year' ? 12 : 1))))
  }
  const start =
    unit === 'month'
      ? monthsBefore(`${today.slice(0, 7)}-01`, 1)
      : `${Number(today.slice(0, 4)) - 1}-01-01`
  const end =
    unit === 'month' ? dayBefore(`${today.slice(0, 7)}-01`, 1) : `${start.slice(0, 4)}-12-31`
  return matched(length, ...between(start, end))
}

function readThis({ words, table, today }: LineContext, at: number, from: number) {
  const unit = unitAt(words, at + from, table)
  if (unit === null) return null
  const start = {
    day: today,
    week: dayBefore(today, daysSinceMonday(today)),
    month: `${today.slice(0, 7)}-01`,
    year: `${today.slice(0, 4)}-01-01`,
  }[unit]
  return matched(from + 1, token('since', start))
}

function fromDate(
  line: LineContext,
  at: number,
  skipped: number,
  write: (range: DayRange) => readonly QueryToken[],
): LineMatch | null {
  const date = readDay(line, at + skipped)
  if (date === 'invalid') return { length: skipped + 2, tokens: null }
  return date && { length: skipped + date.length, tokens: write(date) }
}

/** A day, a month or a year; `invalid` for a day that doesn't exist. */
function readDay({ words, table, today }: LineContext, at: number): DayRange | 'invalid' | null {
  const [one = '', two = '', three = ''] = [0, 1, 2].map((index) => words[at + index]?.text)
  if (/^\d{4}-\d{2}-\d{2}$/.test(one)) {
    return isCalendarDay(one) ? { length: 1, first: one, last: one } : 'invalid'
  }
  if (/^20\d\d$/.test(one)) return { length: 1, first: `${one}-01-01`, last: `${one}-12-31` }
  const monthOf = (text: string) => table.months.findIndex((names) => names.includes(text)) + 1
  for (const [month, day] of [
    [monthOf(one), dayOf(two)],
    [monthOf(two), dayOf(one)],
  ] as const) {
    if (month > 0 && day > 0) {
      const year = yearOf(three)
      const date = year === null ? latestDay(month, day, today) : dayIn(year, month, day)
      if (!isCalendarDay(date)) return 'invalid'
      return { length: year === null ? 2 : 3, first: date, last: date }
    }
  }
  const month = monthOf(one)
  if (month === 0) return null
  const year = yearOf(two)
  const first = year === null ? latestDay(month, 1, today) : dayIn(year, month, 1)
  const last = dayBefore(monthsBefore(first, -1), 1)
  return { length: year === null ? 1 : 2, first, last }
}

const dayOf = (text: string) => Number(/^(\d{1,2})(?:st|nd|rd|th)?$/.exec(text)?.[1] ?? 0)
const yearOf = (text: string) => /^20\d\d$/.exec(text)?.[0] ?? null

const dayIn = (year: string, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`

/** The latest such day that isn't in the future. */
function latestDay(month: number, day: number, today: string) {
  const year = today.slice(0, 4)
  const date = dayIn(year, month, day)
  return date <= today ? date : lastYear(date)
}

const lastYear = (day: string) => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`

function unitAt(words: readonly LineWord[], at: number, { units }: QueryWords) {
  const text = words[at]?.text ?? ''
  const names = ['day', 'week', 'month', 'year'] as const
  return names.find((name) => units[name].includes(text)) ?? null
}

const token = (kind: QueryToken['kind'], value: string): QueryToken => ({ kind, value })
const between = (first: string, last: string) => [token('since', first), token('until', last)]
const matched = (length: number, ...tokens: QueryToken[]): LineMatch => ({ length, tokens })
