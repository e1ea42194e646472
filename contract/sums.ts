import * as z from 'zod/mini'
import type { Sums } from '#domain/stats/sums.ts'

/** What a mean is made of; games without the figure are not in it. */
export const sums = z.object({
  n: z.int(),
  sum: z.number(),
  sumOfSquares: z.number(),
}) satisfies z.ZodMiniType<Sums>
