import type { Region } from '#domain/archive/region.ts'
import { createMember, type Member } from './member.ts'
import { type PracticedComps, practice } from './season-plan.ts'
import { createRandom, type Random } from './random.ts'
import { SERIES_PER_REGION } from './schedule.ts'
import { type DemoTeam, TEAMS, type Tier } from './teams.ts'

export interface Squad {
  readonly name: string
  readonly region: Region
  readonly members: readonly Member[]
  /** Log strength in each series of the season, including form. */
  readonly skill: readonly number[]
  /** How much the team goes for kills; 1 is average. */
  readonly aggression: number
  readonly plans: readonly PracticedComps[]
}

const TIER_SKILL: Readonly<Record<Tier, number>> = { strong: 0.42, middle: 0, weak: -0.38 }
const SKILL_SD = 0.09
/** Form changes over a few weeks: the share that carries over to the next series, and the random new part. */
const FORM_KEPT = 0.85
const FORM_SD = 0.06
const AGGRESSION_SD = 0.15

export function createSquads(region: Region): Squad[] {
  return TEAMS[region].map((team) => createSquad(region, team))
}

function createSquad(region: Region, team: DemoTeam): Squad {
  const random = createRandom('squad', team.name)
  const members = team.players.map((name, seat) => createMember(name, seat))
  return {
    name: team.name,
    region,
    members,
    skill: skillOverSeason(TIER_SKILL[team.tier] + random.normal(0, SKILL_SD), random),
    aggression: Math.exp(random.normal(0, AGGRESSION_SD)),
    plans: practice(members, random),
  }
}

function skillOverSeason(skill: number, random: Random): number[] {
  let form = 0
  return Array.from({ length: SERIES_PER_REGION }, () => {
    form = FORM_KEPT * form + random.normal(0, FORM_SD)
    return skill + form
  })
}
