import { CLASS_PERKS, LEGEND_FACTS, type LegendFacts, NO_FACTS } from './data/legends.ts'
import type { Legend } from './legend.ts'

/** What the Legend Info tab shows about a legend; cooldowns in seconds. */
export interface LegendInfo {
  readonly tactical: string
  readonly tacticalCooldown: number
  readonly tacticalInfo: string
  readonly ultimate: string
  readonly ultimateCooldown: number
  readonly ultimateInfo: string
  readonly passive: string
  readonly passiveInfo: string
  /** Null if the passive has none. */
  readonly passiveCooldown: number | null
  readonly classPerk: string
  readonly perk1: string
  readonly perk2: string
  readonly perk3: string
  readonly perk4: string
}
export type InfoField = keyof LegendInfo

/** In the order shown. */
export const INFO_FIELDS = [
  'tactical',
  'tacticalCooldown',
  'tacticalInfo',
  'ultimate',
  'ultimateCooldown',
  'ultimateInfo',
  'passive',
  'passiveInfo',
  'passiveCooldown',
  'classPerk',
  'perk1',
  'perk2',
  'perk3',
  'perk4',
] as const satisfies readonly InfoField[]

/** The built-in facts, empty ones for an added legend; null for one that isn't in the roster. */
export function builtInInfo(legend: Legend): LegendInfo | null {
  if (legend.class === 'Unknown') return null
  const facts = LEGEND_FACTS[legend.key] ?? NO_FACTS
  const { perks, uncertain: _, ...rest } = facts
  const [perk1, perk2, perk3, perk4] = perks
  const classPerk = CLASS_PERKS[legend.class]
  return { ...rest, passiveCooldown: null, classPerk, perk1, perk2, perk3, perk4 }
}

/** Facts on which sources disagree, unless an administrator has changed the number. */
export function uncertainInfo(legend: Legend, info: LegendInfo): LegendFacts['uncertain'] {
  const facts = LEGEND_FACTS[legend.key]
  const notes = Object.entries(facts?.uncertain ?? {})
  return Object.fromEntries(
    notes.filter(([field]) => {
      const cooldown = field === 'tacticalCooldown' ? field : 'ultimateCooldown'
      return facts?.[cooldown] === info[cooldown]
    }),
  )
}

/** The fields in which the two differ. */
export const changedFields = (info: LegendInfo, from: LegendInfo): InfoField[] =>
  INFO_FIELDS.filter((field) => info[field] !== from[field])

/** Only the fields that differ, so all others follow the built-in facts when we update them. */
export const infoChanges = (info: LegendInfo, from: LegendInfo): Partial<LegendInfo> =>
  Object.fromEntries(changedFields(info, from).map((field) => [field, info[field]]))

/** Merges two edits of the same legend: each side keeps what only it changed, and `mine` wins if both did. */
export function joinInfo(mine: LegendInfo, base: LegendInfo, theirs: LegendInfo) {
  const mineChanged = changedFields(mine, base)
  return {
    info: { ...theirs, ...infoChanges(mine, base) },
    /** Changed by both, to different values. */
    disputed: mineChanged.filter(
      (field) => theirs[field] !== base[field] && theirs[field] !== mine[field],
    ),
  }
}

/** In the shape of the API. */
export function nestInfo({ perk1, perk2, perk3, perk4, ...info }: LegendInfo) {
  const { passive, passiveInfo, passiveCooldown, classPerk, ...abilities } = info
  const perks = { perk1, perk2, perk3, perk4 }
  return { abilities, passive, passiveInfo, passiveCooldown, classPerk, perks }
}

export function flattenInfo(nested: ReturnType<typeof nestInfo>): LegendInfo {
  const { abilities, perks, passive, passiveInfo, passiveCooldown, classPerk } = nested
  return { ...abilities, passive, passiveInfo, passiveCooldown, classPerk, ...perks }
}
