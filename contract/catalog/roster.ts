import * as z from 'zod/mini'
import type { RosterEntry } from '#domain/catalog/roster-entry.ts'
import { KNOWN_CLASSES } from '#domain/catalog/roster-entry.ts'
import { startOfDay } from '../base/day.ts'
import { noInput } from '../base/field.ts'
import { savedMap } from './map.ts'
import { route } from '../base/route.ts'

/** A legend that an administrator added or edited. Days are in UTC. */
const rosterLegend = z.object({
  /** Lowercase letters only. */
  key: z.string(),
  name: z.string(),
  short: z.string(),
  /** Oldest first. The day of the first one is the one from which the legend can be played; null is always. */
  classes: z.array(z.object({ class: z.enum(KNOWN_CLASSES), from: z.nullable(z.string()) })),
  spellings: z.array(z.string()),
  /** From this day on it can't be picked and banned. */
  retiredFrom: z.nullable(z.string()),
  /** The name of an uploaded picture. */
  picture: z.nullable(z.string()),
  version: z.int(),
})
export type RosterLegend = z.infer<typeof rosterLegend>

export const getRoster = route({
  method: 'GET',
  path: '/api/roster',
  access: 'public',
  summary: 'List the legends and maps that administrators added or edited.',
  input: noInput,
  output: z.object({ legends: z.array(rosterLegend), maps: z.array(savedMap) }),
})

/** With days as moments. */
export const toRosterEntry = ({
  name,
  short,
  classes,
  spellings,
  retiredFrom,
}: Omit<RosterLegend, 'key' | 'picture' | 'version'>): RosterEntry => ({
  name,
  short,
  classes: classes.map(({ class: ofClass, from }) => ({ class: ofClass, from: startMs(from) })),
  spellings,
  retiredFrom: startMs(retiredFrom),
})

function startMs(day: string | null): number | null {
  const start = day === null ? null : startOfDay(day)
  return start === null ? null : start * 1000
}
