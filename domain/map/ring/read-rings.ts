import { findMap, type MapId } from '../../catalog/map.ts'
import { CsvError, csvRows, isBlankRow } from '../../base/read-csv.ts'
import { areNested, type RingCenters, type RingPoint, pictureRingRadii } from './ring-game.ts'

/** Why a line of a ring file is left out. */
export type RingFault = 'columns' | 'unreadable' | 'map' | 'rings' | 'radius' | 'outside' | 'date'

export interface ReadRingGame {
  /** Its line in the file, from 1. */
  readonly line: number
  readonly map: MapId
  readonly rings: RingCenters
  /** The day it was played, `2026-01-14`; null if the file doesn't say. */
  readonly day: string | null
}

export interface RingFile {
  readonly games: readonly ReadRingGame[]
  readonly faults: readonly { readonly line: number; readonly fault: RingFault }[]
}

/** Side of the square that published ring files use. Lines with numbers up to 1 are shares of the picture. */
export const RING_SQUARE = 16_384
/** A larger difference is a ring that was recorded while it moved, or a ring of another map. */
const RADIUS_TOLERANCE = 0.01

interface RawLine {
  readonly line: number
  readonly map: unknown
  readonly day: unknown
  /** NaN where there is no number. Without a radius the map's is meant. */
  readonly rings: readonly { readonly x: number; readonly y: number; readonly r: number | null }[]
}

/** Reads JSON lines (`map`, `rings` with `x`, `y`, `r`) or a CSV with the columns of `RING_COLUMNS`. */
export function readRings(text: string): RingFile {
  const games: ReadRingGame[] = []
  const faults: RingFile['faults'][number][] = []
  for (const raw of text.trimStart().startsWith('{') ? readJsonLines(text) : readCsv(text)) {
    const game = 'fault' in raw ? raw.fault : checkLine(raw)
    if (typeof game === 'string') faults.push({ line: raw.line, fault: game })
    else games.push(game)
  }
  return { games, faults }
}

interface BadLine {
  readonly line: number
  readonly fault: RingFault
}

function* readJsonLines(text: string): Generator<RawLine | BadLine> {
  for (const [index, json] of text.split('\n').entries()) {
    if (json.trim() === '') continue
    const line = index + 1
    const value = parseJson(json)
    const rings = fieldOf(value, 'rings')
    if (!Array.isArray(rings)) yield { line, fault: 'unreadable' }
    else {
      yield {
        line,
        map: fieldOf(value, 'map'),
        day: fieldOf(value, 'date'),
        rings: rings.map((ring: unknown) => ({
          x: numberOf(fieldOf(ring, 'x')),
          y: numberOf(fieldOf(ring, 'y')),
          r: numberOf(fieldOf(ring, 'r')),
        })),
      }
    }
  }
}

const RING_COLUMNS = ['x1', 'y1', 'r1', 'x2', 'y2', 'r2', 'x3', 'y3', 'r3'] as const

function* readCsv(text: string): Generator<RawLine | BadLine> {
  try {
    const rows = csvRows(text)
    const head = rows.next()
    const names = head.done ? [] : head.value.cells.map((cell) => cell.trim().toLowerCase())
    const needed = ['map', ...RING_COLUMNS.filter((name) => !name.startsWith('r'))]
    if (needed.some((name) => !names.includes(name))) {
      yield { line: 1, fault: 'columns' }
      return
    }
    for (const row of rows) {
      if (isBlankRow(row)) continue
      const cell = (name: string) => row.cells[names.indexOf(name)]?.trim() ?? ''
      const number = (name: string) => (cell(name) === '' ? Number.NaN : Number(cell(name)))
      yield {
        line: row.line,
        map: cell('map'),
        day: cell('date') || null,
        rings: [1, 2, 3].map((ring) => ({
          x: number(`x${ring}`),
          y: number(`y${ring}`),
          r: cell(`r${ring}`) === '' ? null : number(`r${ring}`),
        })),
      }
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    yield { line: error.line, fault: 'unreadable' }
  }
}

function checkLine({ line, map: name, day, rings }: RawLine): ReadRingGame | RingFault {
  const map = typeof name === 'string' ? findMap(name) : null
  if (!map) return 'map'
  const isShare = rings.every(({ x, y, r }) => x <= 1 && y <= 1 && (r === null || r <= 1))
  const side = isShare ? 1 : RING_SQUARE
  const [ring1, ring2, ring3, ...more] = rings.map(({ x, y }) => ({ x: x / side, y: y / side }))
  if (!ring1 || !ring2 || !ring3 || more.length > 0) return 'rings'
  const centers = [ring1, ring2, ring3] as const
  if (!centers.every(isOnPicture)) return 'rings'
  const radii = Object.values(pictureRingRadii(map))
  const hasRadii = rings.every(({ r }, index) => r === null || isNear(r / side, radii[index]))
  if (!hasRadii) return 'radius'
  if (!areNested(map, centers)) return 'outside'
  const played = day ?? null
  if (played !== null && !isDay(played)) return 'date'
  return { line, map, rings: centers, day: played }
}

const isOnPicture = ({ x, y }: RingPoint) => x >= 0 && x <= 1 && y >= 0 && y <= 1

const isNear = (radius: number, expected = Number.NaN) =>
  Math.abs(radius / expected - 1) <= RADIUS_TOLERANCE

const DAYS_OF_MONTHS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

/** A day of this century that exists. */
function isDay(text: unknown): text is string {
  const found = typeof text === 'string' ? /^(20\d\d)-(\d\d)-(\d\d)$/.exec(text) : null
  const [year = 0, month = 0, day = 0] = (found ?? []).slice(1).map(Number)
  const isMissingLeapDay = month === 2 && day === 29 && year % 4 !== 0
  return day >= 1 && day <= (DAYS_OF_MONTHS[month - 1] ?? 0) && !isMissingLeapDay
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined

const numberOf = (value: unknown) => (typeof value === 'number' ? value : Number.NaN)
