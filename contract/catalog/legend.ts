import * as z from 'zod/mini'
import { LEGEND_CLASSES } from '#domain/catalog/legend.ts'
import { done, epochMs, noInput, text, textRules, whole } from '../base/field.ts'
import { legendInfoMessages as texts } from './legend-info.texts.ts'
import { route } from '../base/route.ts'

const written = (longest: number) =>
  z
    .string()
    .check(z.trim(), whole, z.maxLength(longest, texts.tooLong(longest)), ...textRules(longest))

const name = written(100).check(z.minLength(1, texts.required))
const sentence = written(1000)
const seconds = z
  .number(texts.cooldownRule)
  .check(z.minimum(0, texts.cooldownRule), z.maximum(3600, texts.cooldownRule))

/** The same facts with rules for what people write, and without for what is stored. */
const factsOf = (
  named: z.ZodMiniString,
  said: z.ZodMiniString,
  cooldown: z.ZodMiniNumber<number>,
) => ({
  abilities: {
    tactical: named,
    tacticalCooldown: cooldown,
    tacticalInfo: said,
    ultimate: named,
    ultimateCooldown: cooldown,
    ultimateInfo: said,
  },
  passive: { passive: named, passiveInfo: said, passiveCooldown: z.nullable(cooldown) },
  perks: { perk1: said, perk2: said, perk3: said, perk4: said },
})

const { abilities, passive, perks } = factsOf(name, sentence, seconds)
const stored = factsOf(z.string(), z.string(), z.number())

/** All fields on one level, as in a form. */
export const legendFields = z.object({ ...abilities, ...passive, classPerk: sentence, ...perks })

const legend = z.object({
  /** Lowercase letters only. */
  id: z.string(),
  name: z.string(),
  /** One that we don't know must not make the whole list unreadable. */
  class: z.catch(z.enum(LEGEND_CLASSES), 'Unknown'),
  abilities: z.object(stored.abilities),
  ...stored.passive,
  classPerk: z.string(),
  perks: z.object(stored.perks),
  /** What sources say about the cooldowns they disagree on. */
  uncertain: z.object({
    tacticalCooldown: z.optional(z.string()),
    ultimateCooldown: z.optional(z.string()),
  }),
  /** How often it was edited; 0 for the built-in facts. */
  version: z.int(),
  updated_at: z.nullable(epochMs),
  updated_by: z.nullable(z.string()),
})
export type LegendEntry = z.infer<typeof legend>

export const listLegends = route({
  method: 'GET',
  path: '/api/legends',
  access: 'public',
  summary: 'List all legends with their abilities, by class.',
  input: noInput,
  output: z.record(z.string(), z.array(legend)),
})

export const editLegend = route({
  method: 'PUT',
  path: '/api/legends/:name',
  access: 'legends.manage',
  summary: 'Update a legend. Returns 409 if you send a version and it has changed since.',
  input: z.object({
    name: text(100),
    class: z.enum(LEGEND_CLASSES, texts.noClass),
    abilities: z.object(abilities),
    passive: passive.passive,
    /** These stay as they are if left out. */
    passiveInfo: z.optional(passive.passiveInfo),
    passiveCooldown: z.optional(passive.passiveCooldown),
    classPerk: sentence,
    perks: z.object(perks),
    version: z.optional(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
  }),
  output: z.extend(done, { legend }),
})
