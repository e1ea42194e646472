import * as z from 'zod/mini'
import { startOfDay } from '../base/day.ts'
import { GAME_KINDS } from '#domain/archive/game-kind.ts'
import { REGIONS, type Region } from '#domain/archive/region.ts'
import { messages } from '../base/texts.ts'

/** A UTC day; both ends of a range are included. Empty counts as unset, because forms send it that way. */
const day = z.pipe(
  z.string().check(
    z.regex(/^(\d{4}-\d{2}-\d{2})?$/, messages.filters.badDate),
    z.refine((text) => text === '' || startOfDay(text) !== null, messages.filters.badDate),
  ),
  z.transform((text) => (text === '' ? undefined : text)),
)

/** `regions=EMEA&regions=NA` or `regions=EMEA,NA`. None, or ALL among them, means all. */
export const regions = z._default(
  z.pipe(
    z.transform((value: unknown) =>
      [value ?? []]
        .flat()
        .flatMap((item) => (typeof item === 'string' ? item.split(',') : ['?']))
        .filter((item) => item !== ''),
    ),
    z.pipe(
      z.array(z.enum([...REGIONS, 'ALL'], messages.filters.badRegion)),
      z.transform((chosen): Region[] =>
        chosen.includes('ALL') ? [] : REGIONS.filter((region) => chosen.includes(region)),
      ),
    ),
  ),
  [],
)

/** Games of one kind only; none or `all` means all games. */
export const kind = z.optional(
  z.pipe(
    z.enum([...GAME_KINDS, 'all'], messages.filters.badKind),
    z.transform((chosen) => (chosen === 'all' ? undefined : chosen)),
  ),
)

export const period = {
  startDate: z.optional(day),
  endDate: z.optional(day),
}
