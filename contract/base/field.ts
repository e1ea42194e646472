import * as z from 'zod/mini'

/** PostgreSQL's text type rejects NUL, so no text field accepts it. */
export const noNul = z.refine<string>((value) => !value.includes('\0'), 'NUL is not allowed')

export const textRules = (maxLength: number): z.core.$ZodCheck<string>[] => [
  z.maxLength(maxLength),
  noNul,
]

export const text = (maxLength: number) => z.string().check(...textRules(maxLength))

/** Replaces unpaired surrogates, which PostgreSQL's JSON rejects. */
export const whole = z.overwrite((value: string) => value.toWellFormed())

export const wholeText = (maxLength: number) => text(maxLength).check(whole)

/** In URLs as plain digits. */
export const wholeNumber = (min: number, max: number) =>
  z.pipe(
    z.transform((value: unknown) =>
      typeof value === 'string' && /^\d+$/.test(value) ? Number(value) : value,
    ),
    z.int().check(z.minimum(min), z.maximum(max)),
  )

/** Larger row ids don't fit PostgreSQL's integer. */
export const rowId = wholeNumber(1, 2_147_483_647)

export const percentOfMap = z.number().check(z.minimum(0), z.maximum(100))

/** For uploads, in addition to the file itself. */
export const FILE_NAME_LENGTH = 255
export const fileName = z.object({ name: text(FILE_NAME_LENGTH) })

export const epochMs = z.int()

export const done = z.object({ success: z.literal(true), message: z.string() })

/** The shape of every error response. */
export const refusal = z.object({
  success: z.literal(false),
  error: z.string(),
  message: z.string(),
})

export const noInput = z.object({})
