import { expect, test } from 'vitest'
import { openLegends } from './meta.ts'
import { pickDemoComp } from './pick.ts'
import { createRandom } from './random.ts'
import { createSquads } from './squad.ts'

const squads = createSquads('EMEA')

test('every player has four to six legends', () => {
  for (const { members } of squads)
    for (const { pool } of members) expect([4, 5, 6]).toContain(pool.size)
})

test('a team plays legends from the pools of its players', () => {
  const open = openLegends(0, 'worldsedge', [])
  for (const squad of squads) {
    const legends = pickDemoComp(squad, 'worldsedge', open, createRandom('pick'))
    squad.members.forEach(({ pool }, seat) => expect(pool.has(legends[seat] ?? '')).toBe(true))
  }
})

test('a team whose pools are banned still finds three open legends', () => {
  for (const squad of squads) {
    const bans = squad.members.flatMap(({ pool }) => [...pool.keys()])
    const open = openLegends(0, 'worldsedge', bans)
    const legends = pickDemoComp(squad, 'worldsedge', open, createRandom('pick'))
    expect(new Set(legends).size).toBe(3)
    expect(legends.every((legend) => open.has(legend))).toBe(true)
  }
})
