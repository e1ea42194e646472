import { expect, test } from 'vitest'
import {
  getRecommendedComps,
  getRecommendedCompositions,
} from '#contract/regular/recommendation.ts'
import {
  getWorkbook,
  previewWorkbook,
  WORKBOOK_BYTES,
} from '#contract/regular/recommendation-workbook.ts'
import { importFile } from '../archive/import-file.ts'
import { file, game, set, team } from '../archive/test-archive.ts'
import { buildTestApp, createSilentVersion } from '../testing/test-app.ts'
import { workbookRowOf, workbookOf } from './test-workbook.ts'

const HEADER = 'Legend 1,Legend 2,Legend 3,Player 1,Player 2,Player 3,Value,Storm Point'
const SHEET = `${HEADER}\nSeer,Alter,Loba,mika,ines,,3,4\nAxion,Loba,Seer,,,,9,\n`
const PATH = '/api/admin/recommendation_sheet'

/** Alliance played Ash, Crypto, Newcastle; Copper Owls played Alter, Loba, Seer. */
async function testEnv() {
  const built = await buildTestApp({ archiveVersion: createSilentVersion() })
  const lobby = [
    team('Alliance', 1, 'ash crypto newcastle', { kills: 8 }),
    team('Copper Owls', 2, 'alter loba seer'),
  ]
  await importFile(built.db, file('1', [set('A', [game('a', 1, '', lobby)])]))
  const { headers } = await built.as('admin', 'chief')
  const upload = async (path: string, payload: string | Buffer, name = 'comps.csv') => {
    const type = { 'content-type': 'application/octet-stream' }
    const url = `${path}?name=${encodeURIComponent(name)}`
    const options = { method: 'POST' as const, url, headers: { ...headers, ...type }, payload }
    const answer = await built.app.inject(options)
    return { status: answer.statusCode, body: answer.json() }
  }
  const ask = async (bannedLegends: string[] = []) => {
    const url = '/api/recommendations/excel_recommended_comps'
    const answer = await built.app.inject({ method: 'POST', url, payload: { bannedLegends } })
    return getRecommendedComps.output
      .parse(answer.json())
      .recommended_comps.map(({ comp, value }) => ({
        comp: comp.map(({ legend, player }) => `${legend} ${player}`).join(', '),
        value: value === null ? null : Number(value.toFixed(2)),
      }))
  }
  const all = async () => {
    const answer = await built.app.inject('/api/recommendations/recommended_compositions')
    return getRecommendedCompositions.output.parse(answer.json()).recommended_comps
  }
  const current = async () =>
    getWorkbook.output.parse((await built.app.inject({ url: PATH, headers })).json()).sheet
  const remove = () => built.app.inject({ method: 'DELETE', url: PATH, headers })
  return { ...built, upload, ask, all, current, remove }
}

test('a preview tells what a sheet holds, and writes nothing', async () => {
  const { upload, current } = await testEnv()
  const { body } = await upload(`${PATH}/preview`, `${SHEET}Seer,Loba,Alter,,,,1,\n`)
  const preview = previewWorkbook.output.parse(body)
  expect(preview.rows).toHaveLength(2)
  expect(preview.findings.map(({ kind, row }) => [kind, row])).toEqual([
    ['unknown_legend', 3],
    ['duplicate_comp', 4],
  ])
  expect(await current()).toBeNull()
})

test('rows of the sheet win in both calls, at once', async () => {
  const { upload, ask, all, current } = await testEnv()
  expect((await ask())[0]?.value).toBe(15.58)
  expect(await upload(PATH, SHEET)).toMatchObject({
    status: 200,
    body: { message: 'Workbook saved with 2 compositions' },
  })
  expect(await current()).toMatchObject({ fileName: 'comps.csv', uploadedBy: 'chief' })
  expect((await ask()).slice(0, 2)).toEqual([
    { comp: 'Axion null, Loba null, Seer null', value: 9 },
    { comp: 'Seer mika, Alter ines, Loba null', value: 3 },
  ])
  // Points 20 and 11, prior 15.5, k 57: (20 + 57 x 15.5) / 58.
  expect((await ask())[2]).toEqual({ comp: 'Ash null, Crypto null, Newcastle null', value: 15.58 })
  expect(await ask()).toHaveLength(3)
  expect((await ask(['Axion']))[0]?.value).toBe(3)
  expect(await all()).toMatchObject([
    {
      composition: 'Axion, Loba, Seer',
      value: 9,
      value_stormpoint: null,
      games: 0,
      source: 'sheet',
    },
    { composition: 'Seer, Alter, Loba', value: 3, value_stormpoint: 4, games: 1, source: 'sheet' },
    { composition: 'Ash, Crypto, Newcastle', games: 1, source: 'computed' },
  ])
})

test('a new sheet takes the place of the old one, and without one all is computed again', async () => {
  const { upload, ask, current, remove } = await testEnv()
  await upload(PATH, SHEET)
  const cells = ['Fuse', 'Loba', 'Seer', 'a', 'b', 'c', '2,5', '']
  const workbook = workbookOf(workbookRowOf(1, HEADER.split(',')) + workbookRowOf(2, cells))
  await upload(PATH, workbook, 'new.xlsx')
  expect(await current()).toMatchObject({ fileName: 'new.xlsx', rows: [{ value: 2.5 }] })
  expect((await ask())[0]).toEqual({ comp: 'Fuse a, Loba b, Seer c', value: 2.5 })
  expect((await remove()).statusCode).toBe(200)
  expect((await ask()).map(({ value }) => value)).toEqual([15.58, 15.42])
  expect((await remove()).statusCode).toBe(404)
  expect(await current()).toBeNull()
})

test('what is no sheet is refused with a sentence, and the one in use stays', async () => {
  const { upload, current } = await testEnv()
  await upload(PATH, SHEET)
  expect(await upload(PATH, 'Legend 1,Legend 2\n', 'x.xlsx')).toMatchObject({
    status: 400,
    body: {
      error: 'unreadable_file',
      message: 'The workbook is missing the columns "Legend 3", "Value".',
    },
  })
  expect(await upload(PATH, HEADER)).toMatchObject({ status: 400 })
  expect((await upload(PATH, Buffer.alloc(WORKBOOK_BYTES + 1))).status).toBe(413)
  expect((await current())?.rows).toHaveLength(2)
})
