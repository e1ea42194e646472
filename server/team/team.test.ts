import { expect, test } from 'vitest'
import { chooseRegion, splitAlias } from '../archive/team/change-team.ts'
import { mergeTeams } from '../archive/team/merge-teams.ts'
import { findTeamsBySpelling } from '../archive/team/find-teams.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, set, team } from '../archive/test-archive.ts'
import { buildTestApp } from '../testing/test-app.ts'

async function testEnv() {
  const built = await buildTestApp()
  const lobby = [
    team('Team Falcon Nine', 1, 'ash loba seer', { region: 'EMEA' }),
    team('driftline', 2, 'ash loba seer'),
  ]
  await importFile(built.db, file('1', [set('A', [game('a', 1, '', lobby)])]))
  await importFile(
    built.db,
    file('2', [set('B', [game('b', 1, '', [team('Falcon Nine', 1, 'ash loba seer')])])]),
  )
  const get = async (url: string) => (await built.app.inject(url)).json()
  const idOf = async (name: string) =>
    [...(await findTeamsBySpelling(built.db, [name])).values()][0]?.id ?? 0
  return { ...built, get, idOf }
}

test('teams come by name, with the region they have', async () => {
  const { get } = await testEnv()
  expect(await get('/api/teams')).toEqual({
    teams: ['driftline', 'Falcon Nine', 'Team Falcon Nine'],
    regions: { 'Team Falcon Nine': 'EMEA' },
  })
  expect((await get('/api/teams?regions=EMEA')).teams).toEqual(['Team Falcon Nine'])
})

test('a merge makes two names one, and a split takes it back', async () => {
  const { get, db, idOf } = await testEnv()
  await mergeTeams(db, await idOf('Falcon Nine'), await idOf('Team Falcon Nine'))
  await expect
    .poll(() => get('/api/teams_mapping'))
    .toEqual({
      mapping: {
        driftline: 'driftline',
        'falcon nine': 'Team Falcon Nine',
        'team falcon nine': 'Team Falcon Nine',
      },
    })
  await splitAlias(db, 'team falcon nine', null)
  await expect
    .poll(async () => (await get('/api/teams')).teams)
    .toEqual(['driftline', 'Falcon Nine', 'Team Falcon Nine'])
})

test('two teams that met cannot be one, nor one with itself', async () => {
  const { db, idOf } = await testEnv()
  const [falcon, drift] = [await idOf('Team Falcon Nine'), await idOf('driftline')]
  await expect(mergeTeams(db, drift, falcon)).rejects.toThrow('played against each other')
  await expect(mergeTeams(db, drift, drift)).rejects.toThrow('with itself')
  await expect(splitAlias(db, 'driftline', null)).rejects.toThrow("a team's only name")
})

test('a region that an administrator chose wins over the files', async () => {
  const { get, db, idOf } = await testEnv()
  await chooseRegion(db, await idOf('Team Falcon Nine'), 2026, 'NA')
  await expect
    .poll(async () => (await get('/api/teams')).regions)
    .toEqual({ 'Team Falcon Nine': 'NA' })
})
