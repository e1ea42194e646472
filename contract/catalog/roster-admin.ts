import * as z from 'zod/mini'
import { foldLegend, SHORT_LENGTH } from '#domain/catalog/legend.ts'
import { KNOWN_CLASSES } from '#domain/catalog/roster-entry.ts'
import { startOfDay } from '../base/day.ts'
import { done, text, whole, wholeNumber } from '../base/field.ts'
import { rosterMessages as texts } from './roster.texts.ts'
import { pictureName } from './picture.ts'
import { route } from '../base/route.ts'

export const LEGEND_NAME_LENGTH = 24
const SPELLING_LENGTH = 40
const MAX_SPELLINGS = 20
export const MAX_CLASSES = 10

/** Anything else would have another spelling in addresses and in the draft. */
const NAME = /^\p{Letter}[\p{Letter}'’. -]*$/u

const named = (longest: number) =>
  z.string().check(
    whole,
    z.overwrite((value) => value.trim().replaceAll(/\s+/g, ' ')),
    z.minLength(1, texts.required),
    z.maxLength(longest, texts.tooLong(longest)),
    z.regex(NAME, texts.nameRule),
  )

const day = text(10).check(z.refine((value) => startOfDay(value) !== null, texts.dayRule))

const spellings = z
  .array(
    text(SPELLING_LENGTH).check(
      whole,
      z.trim(),
      z.refine((value) => foldLegend(value) !== '', texts.spellingRule),
    ),
  )
  .check(
    z.maxLength(MAX_SPELLINGS, texts.manySpellings(MAX_SPELLINGS)),
    z.refine(
      (values) => new Set(values.map(foldLegend)).size === values.length,
      texts.spellingTwice,
    ),
  )

const classes = z
  .array(z.object({ class: z.enum(KNOWN_CLASSES, texts.classRule), from: z.nullable(day) }))
  .check(
    z.minLength(1, texts.classRule),
    z.maxLength(MAX_CLASSES, texts.manyClasses(MAX_CLASSES)),
    z.refine(
      (spans) =>
        spans.every(
          ({ from }, i) => i === 0 || (from !== null && from > (spans[i - 1]?.from ?? '')),
        ),
      texts.classOrder,
    ),
  )

/** What an administrator fills in. */
const fields = {
  name: named(LEGEND_NAME_LENGTH),
  short: named(SHORT_LENGTH),
  classes,
  spellings,
  retiredFrom: z.nullable(day),
  picture: z.nullable(pictureName),
}
export const rosterForm = z.object(fields)
export type RosterForm = z.output<typeof rosterForm>

/** The version of the legend that the administrator saw; 0 for one of the specification that no one has edited. */
const version = wholeNumber(0, 2_147_483_647)

export const addLegend = route({
  method: 'POST',
  path: '/api/admin/roster',
  access: 'legends.manage',
  summary: 'Add a legend to the roster.',
  input: rosterForm,
  output: done,
})

export const editRosterLegend = route({
  method: 'PUT',
  path: '/api/admin/roster/:key',
  access: 'legends.manage',
  summary: 'Edit a legend of the roster. Returns 409 if it has changed since the version you send.',
  input: z.object({ key: text(100), version, ...fields }),
  output: done,
})

export const deleteLegend = route({
  method: 'DELETE',
  path: '/api/admin/roster/:key',
  access: 'legends.manage',
  summary: 'Delete an added legend that was never picked or banned.',
  input: z.object({ key: text(100), version }),
  output: done,
})
