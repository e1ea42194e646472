import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { teamKey } from '../team/team.ts'
import type { PoiDraftOperation } from './decide-poi-draft.ts'
import { clockOf, picksOf } from './pick-order.ts'
import { claimsAt, type PoiDraftState } from './poi-draft.ts'
import { decideForTest, testPoiDraft } from './test-poi-draft.ts'

/** Few teams and spots, so operations conflict often. */
const TEAMS = ['Owls', 'Herons', 'Reed', 'Sundial']
const map = fc.constantFrom('stormpoint', 'worldsedge', 'edistrict')
const poi = fc.integer({ min: 1, max: 6 })

const operation: fc.Arbitrary<PoiDraftOperation> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('claim' as const),
      pick: fc.integer({ min: 1, max: 8 }),
      map,
      poi,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('undo' as const),
      team: fc.constantFrom(...TEAMS),
      map,
      poi,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      type: fc.constant('setup' as const),
      setup: fc
        .tuple(fc.shuffledSubarray(TEAMS, { minLength: 2 }), fc.boolean())
        .map(([teams, allowSharing]) => testPoiDraft(teams, { allowSharing })),
      version: fc.constant(1),
      confirmed: fc.boolean(),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ type: fc.constant('shuffle' as const), confirmed: fc.boolean() }),
  },
)

/** Claims are mostly for the pick on the clock, as people make them. */
function play(draft: PoiDraftState, steps: readonly (readonly [PoiDraftOperation, boolean])[]) {
  const states = [draft]
  for (const [step, isInTurn] of steps) {
    const now = states.at(-1) ?? draft
    const pick = clockOf(now)?.number ?? 1
    const next = decideForTest(now, step.type === 'claim' && isInTurn ? { ...step, pick } : step)
    if (typeof next !== 'string') states.push(next)
  }
  return states
}

const steps = fc.array(fc.tuple(operation, fc.boolean()), { maxLength: 60 })

test('a spot never has two claims unless sharing is allowed, and each team one per map', () => {
  fc.assert(
    fc.property(steps, fc.boolean(), (all, allowSharing) => {
      for (const draft of play(testPoiDraft(TEAMS, { allowSharing }), all)) {
        const { claims, maps, teams } = draft
        const byTeam = claims.map((claim) => `${teamKey(claim.team)} ${claim.map}`)
        expect(new Set(byTeam).size).toBe(claims.length)
        for (const claim of claims) {
          expect(maps).toContain(claim.map)
          expect(teams).toContain(claim.team)
          const sharing = claimsAt(draft, claim.map, claim.poi).length
          if (!draft.allowSharing) expect(sharing).toBe(1)
        }
        // Every claim belongs to exactly one pick.
        const picked = picksOf(draft).flatMap(({ claim }) => claim ?? [])
        expect(new Set(picked)).toEqual(new Set(claims))
      }
    }),
  )
})

test('undo restores what was there before the claim', () => {
  fc.assert(
    fc.property(steps, map, poi, (all, onMap, spot) => {
      const before = play(testPoiDraft(TEAMS), all).at(-1) ?? testPoiDraft(TEAMS)
      const clock = clockOf(before)
      if (!clock) return
      const claim = { type: 'claim', pick: clock.number, map: onMap, poi: spot } as const
      const after = decideForTest(before, claim)
      if (typeof after === 'string') return
      const undo = { type: 'undo', team: clock.team, map: onMap, poi: spot } as const
      expect(decideForTest(after, undo)).toEqual(before)
    }),
  )
})
