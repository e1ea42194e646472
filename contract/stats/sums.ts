import * as z from 'zod/mini'
import type { Sums } from '#domain/stats/sums.ts'

/** The sums behind a mean. Games without the figure are left out. */
export const sums = z.object({
  n: z.int(),
  sum: z.number(),
  sumOfSquares: z.number(),
}) satisfies z.ZodMiniType<Sums>
