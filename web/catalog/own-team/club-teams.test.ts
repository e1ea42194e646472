import { expect, test } from 'vitest'
import { withDefault } from './club-teams.ts'

const team = (name: string) => ({ team: name, players: [] })

test('the first team is the default until another one is chosen', () => {
  expect(withDefault({ teams: [team('Owls')], defaultTeam: null }).defaultTeam).toBe('Owls')
  const both = { teams: [team('Owls'), team('Herons')], defaultTeam: 'herons' }
  expect(withDefault(both).defaultTeam).toBe('Herons')
})

test('if the default is removed, the first of the others takes its place, or none', () => {
  expect(withDefault({ teams: [team('Owls')], defaultTeam: 'Herons' }).defaultTeam).toBe('Owls')
  expect(withDefault({ teams: [], defaultTeam: 'Herons' }).defaultTeam).toBeNull()
})
