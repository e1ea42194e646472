import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { beforeEach, expect, test } from 'vitest'
import { getArchive } from '#contract/archive/archive.ts'
import {
  type ImportPreview,
  type ImportRow,
  listImports,
  previewImport,
  removeDemo,
  runImport,
} from '#contract/archive/import.ts'
import { getSeries } from '#contract/series/series.ts'
import { listMatchLinks } from '#contract/archive/match-link.ts'
import { listMergeSuggestions } from '#contract/archive/team-admin.ts'
import { answerCup, CUP_SERIES } from '../../testing/cup.ts'
import { arriveAt, openPage } from '../../testing/open-page.ts'
import { ADA } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const IMPORT = '/admin?tab=import'
const PREVIEW: ImportPreview = {
  fileName: 'sheet.csv',
  format: 'matchcsv',
  isKnown: false,
  sets: [],
  games: 1,
  knownGames: 0,
  teamGames: 2,
  landings: 0,
  teams: 2,
  newTeams: [],
  findings: [],
}
const IMPORTED = {
  importId: 3,
  isNew: true,
  games: 1,
  knownGames: 0,
  series: 5,
  teamGames: 2,
  landings: 0,
}
const DEMO_ROW: ImportRow = {
  id: 1,
  fileName: 'Demo season',
  format: 'demo',
  isDemo: true,
  importedBy: null,
  importedAt: 0,
  undoneBy: null,
  undoneAt: null,
  games: 480,
  teamGames: 9600,
  landings: 0,
  findings: 0,
  moments: 0,
}
const ARCHIVE = { isFilling: false, games: 480, teamGames: 9600, lastPlayed: null }

beforeEach(() => {
  server.answer(listImports, { imports: [] })
  server.answer(listMatchLinks, { hosts: [], links: [] })
  server.answerIfAsked(listMergeSuggestions, { suggestions: [], lastMerge: null })
})

const file = (name: string) => new File(['Team,Points'], name, { type: 'text/csv' })
const card = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 3, name })
  return heading.closest('article') ?? document.body
}

async function chooseFiles(...names: string[]) {
  const user = await openPage(IMPORT, { as: ADA })
  await user.upload(await screen.findByLabelText('Choose files'), names.map(file))
  return user
}

test('a failed import stays with its sentence, and Retry helps', async () => {
  server.answer(previewImport, PREVIEW)
  server.refuse(runImport, 500, 'internal', 'The disk is on fire.')
  const user = await chooseFiles('sheet.csv')
  await user.click(await screen.findByRole('button', { name: 'Import 1 file' }))
  await waitFor(async () =>
    expect(await card('sheet.csv')).toHaveTextContent('The disk is on fire.'),
  )
  expect(
    screen.getAllByRole('status').some(({ textContent }) => /1 failed/.test(textContent)),
  ).toBe(true)
  server.answer(runImport, { success: true, message: '1 game imported', ...IMPORTED })
  await user.click(screen.getByRole('button', { name: 'Retry sheet.csv' }))
  await waitFor(async () => expect(await card('sheet.csv')).toHaveTextContent('Imported'))
  expect(server.sent(runImport)).toEqual([{ name: 'sheet.csv' }, { name: 'sheet.csv' }])
})

// Finding R9.
test('files dropped on any page are previewed, and after the import its lobby is one click away', async () => {
  answerCup()
  server.answer(previewImport, PREVIEW)
  server.answer(runImport, {
    success: true,
    message: '1 new game imported, 2 already there',
    ...IMPORTED,
    games: 3,
    knownGames: 2,
  })
  server.answer(getSeries, {
    ...CUP_SERIES,
    games: [],
    teams: CUP_SERIES.teams.map((team) => ({ team, results: [] })),
    nextBans: CUP_SERIES.bans,
    matchPoint: null,
    equalPoints: 'kills',
    banTie: 'points',
    eventRules: { equalPoints: null, banTie: null },
  })
  const user = await openPage('/credits', { as: ADA })
  const files = { files: [file('sheet.csv')], types: ['Files'] }
  await waitFor(() => {
    expect(fireEvent.dragOver(document.body, { dataTransfer: files })).toBe(false)
  })
  expect(await screen.findByText('Drop match files to import them')).toBeVisible()
  fireEvent.drop(document.body, { dataTransfer: files })
  await arriveAt(IMPORT)
  await user.click(await screen.findByRole('button', { name: 'Import 1 file' }))
  await waitFor(async () =>
    expect(await card('sheet.csv')).toHaveTextContent('1 new game imported, 2 already there'),
  )
  expect(screen.getByText(/^1 file imported, with 1 new game$/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Open this lobby' }))
  await waitFor(() => expect(location.search).toContain('series=5'))
  expect(location.search).toContain('teams=Alliance')
})

test('a file in which names of one team meet is refused at once, and can be retried after a split', async () => {
  const met = 'Reed and Owls are merged into one team, but both played in Game 1.'
  server.refuse(previewImport, 409, 'spellings_meet', met)
  const user = await chooseFiles('final.csv')
  await waitFor(async () => expect(await card('final.csv')).toHaveTextContent(met))
  expect(screen.queryByRole('button', { name: /^Import \d/ })).toBeNull()
  server.answer(previewImport, { ...PREVIEW, fileName: 'final.csv' })
  await user.click(screen.getByRole('button', { name: 'Retry final.csv' }))
  await waitFor(async () => expect(await card('final.csv')).toHaveTextContent('Ready'))
})

test('everybody is told of demo data, and an administrator removes it after a question', async () => {
  server.answer(getArchive, { ...ARCHIVE, hasDemo: true })
  server.answer(listImports, { imports: [DEMO_ROW] })
  server.answer(removeDemo, { success: true, message: 'Demo data removed' })
  const user = await openPage('/settings', { as: ADA })
  await user.click(await screen.findByRole('link', { name: 'Demo data' }))
  await arriveAt(IMPORT)
  await user.click(await screen.findByRole('button', { name: 'Remove demo data' }))
  const question = within(await screen.findByRole('alertdialog'))
  server.answer(getArchive, { ...ARCHIVE, hasDemo: false, games: 0, teamGames: 0 })
  server.answer(listImports, { imports: [{ ...DEMO_ROW, undoneBy: 'ada', undoneAt: Date.now() }] })
  await user.click(question.getByRole('button', { name: 'Remove demo data' }))
  expect(await screen.findByText('Demo data removed')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Demo data' })).toBeNull())
  expect(await screen.findByText(/Undone by ada/)).toBeVisible()
  expect(server.sent(removeDemo)).toHaveLength(1)
})
