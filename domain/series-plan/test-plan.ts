import type { BanOutlook, PlanCandidate, PlanInputs } from './series-plan.ts'

/** `ash 0.4 3` is Ash with a chance of 0.4, with three times the odds if we pick it. */
export const outlookOf = (...lines: readonly string[]): BanOutlook[] =>
  lines.map((line) => {
    const [legend = '', chance = '0', lift = '1'] = line.split(' ')
    return { legend, chance: Number(chance), lift: Number(lift) }
  })

export const candidateOf = (comp: string, games = 0, effect = 0): PlanCandidate => ({
  comp: comp.split(' '),
  games,
  effect,
  margin: 0.5,
})

/** Without past series the forecast decides all bans. */
export const testInputs = (
  outlooks: readonly (readonly BanOutlook[])[],
  candidates: readonly PlanCandidate[],
  changes: Partial<PlanInputs> = {},
): PlanInputs => ({
  outlooks,
  past: [],
  bans: [],
  candidates,
  allowRepeats: true,
  played: [],
  ...changes,
})
