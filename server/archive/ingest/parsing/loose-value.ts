import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import * as z from 'zod/mini'
import { startOfDay } from '#contract/base/day.ts'
import { UnreadableFileError } from './unreadable-file.ts'

/** Longer values aren't names and would not fit an index. */
const MAX_TEXT = 200
/** Far above anything a game can produce and far below what a column can hold. */
export const MAX_COUNT = 1_000_000
const MAX_PLACE = 100
const MAX_SCORE = 10_000
/** The game's release on 4 February 2019, and the end of the century. */
const FIRST_START = 1_549_238_400
const LAST_START = 4_102_444_800

/** Text from the file without what PostgreSQL can't store: NUL and unpaired surrogates. */
export function toText(value: unknown): string {
  if (typeof value === 'number') return String(value)
  if (typeof value !== 'string') return ''
  return value.slice(0, MAX_TEXT).replaceAll('\0', '').toWellFormed()
}

/** Kills, damage, seconds: a non-negative integer, given as a number or digits; otherwise null. */
export const toCount = (value: unknown) => wholeNumber(value, 0, MAX_COUNT)

export const toPlacement = (value: unknown) => wholeNumber(value, 1, MAX_PLACE)

/** Scores are adjusted by hand, so they can be negative. */
export const toScore = (value: unknown) => wholeNumber(value, -MAX_SCORE, MAX_SCORE)

/** Epoch seconds from seconds, milliseconds or an ISO date. A date without a time zone is UTC. */
export function toStart(value: unknown): number | null {
  const number = toNumber(value) ?? isoSeconds(value)
  if (number === null) return null
  const seconds = Math.floor(number > LAST_START ? number / 1000 : number)
  return seconds >= FIRST_START && seconds < LAST_START ? seconds : null
}

const ISO = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?))?(?:Z|([+-]\d\d):?(\d\d))?$/i

function isoSeconds(value: unknown): number | null {
  const found = typeof value === 'string' ? ISO.exec(value.trim()) : null
  if (!found) return null
  // A date without a time means noon UTC, which is the same day in nearly every time zone.
  const [, day = '', time = '12:00', hours = '+00', minutes = '00'] = found
  // Otherwise 30 February would become 2 March.
  if (startOfDay(day) === null) return null
  const milliseconds = Date.parse(`${day}T${time}${hours}:${minutes}`)
  return Number.isNaN(milliseconds) ? null : milliseconds / 1000
}

export function toNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  if (typeof value !== 'string' || !/^\s*[+-]?\d{1,15}(\.\d+)?\s*$/.test(value)) return null
  return Number(value)
}

function wholeNumber(value: unknown, min: number, max: number): number | null {
  const number = toNumber(value)
  if (number === null) return null
  const whole = Math.round(number)
  return whole >= min && whole <= max ? whole : null
}

/** Fields that a source can omit, set to null or write as text. */
export const looseText = z._default(z.pipe(z.unknown(), z.transform(toText)), '')
export const looseCount = z._default(z.pipe(z.unknown(), z.transform(toCount)), null)
export const loosePlacement = z._default(z.pipe(z.unknown(), z.transform(toPlacement)), null)
export const looseScore = z._default(z.pipe(z.unknown(), z.transform(toScore)), null)
export const looseStart = z._default(z.pipe(z.unknown(), z.transform(toStart)), null)

const EXPECTED: Readonly<Record<string, string>> = texts.expected

/** Checks a value against a schema. The error names the first field that doesn't match. */
export function readShape<T>(schema: z.ZodMiniType<T>, value: unknown, format: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const expected = issue?.code === 'invalid_type' ? EXPECTED[issue.expected] : undefined
  throw new UnreadableFileError(
    texts.refusals.unexpectedShape(format, issue?.path.join('.') ?? '', expected),
  )
}
