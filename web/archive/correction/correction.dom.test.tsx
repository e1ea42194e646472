import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import {
  correctGameResult,
  findSeries,
  type GameDetail,
  getGame,
  listCorrections,
} from '#contract/archive/correction.ts'
import { archiveChangeMessages } from '#contract/archive/archive-change.texts.ts'
import { correctionMessages } from '#contract/archive/correction.texts.ts'
import { listGameTwins } from '#contract/archive/game-twin.ts'
import { fillField } from '../../testing/fill.ts'
import { openPage } from '../../testing/open-page.ts'
import { ADA } from '../../testing/people.ts'
import { server } from '../../testing/test-server.ts'

const CORRECTIONS = '/admin?tab=corrections'
const GAME: GameDetail = {
  id: 5,
  event: 'Autumn Cup',
  set: null,
  number: 1,
  startedAt: Date.UTC(2026, 9, 1, 18),
  map: 'stormpoint',
  mapVersion: '',
  bansEnabled: true,
  bans: [],
  source: 'overstat',
  hasLeagueBans: false,
  bansRevision: 0,
  ruleBans: null,
  results: [
    {
      id: 12,
      team: 'Fjord',
      placement: 2,
      kills: 6,
      points: 15,
      legends: ['Ash', 'Loba', 'Seer'],
      poi: null,
      revision: 3,
    },
  ],
}

async function correctFjord() {
  server.answer(getGame, GAME)
  server.answer(listCorrections, { corrections: [] })
  const user = await openPage(`${CORRECTIONS}&game=5`, { as: ADA })
  await user.click(await screen.findByRole('button', { name: 'Correct Fjord' }))
  return { user, dialog: within(await screen.findByRole('dialog')) }
}

test('a placement out of range and a legend chosen twice are refused before the server is asked', async () => {
  const { user, dialog } = await correctFjord()
  await fillField(user, dialog.getByLabelText('Placement'), '0')
  await user.selectOptions(dialog.getByLabelText('Legend 2'), 'Ash')
  await user.click(dialog.getByRole('button', { name: 'Save correction' }))
  expect(await dialog.findByText('Enter a whole number from 1 to 60')).toBeVisible()
  expect(dialog.getByText('A team can only play each legend once')).toBeVisible()
  expect(server.sent(correctGameResult)).toEqual([])
})

test('of two people who correct a result, the second is told that it has changed', async () => {
  const { user, dialog } = await correctFjord()
  server.refuse(correctGameResult, 409, 'changed_meanwhile', correctionMessages.changedMeanwhile)
  await fillField(user, dialog.getByLabelText('Kills'), '9')
  await user.click(dialog.getByRole('button', { name: 'Save correction' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Someone else corrected this in the meantime',
  )
  expect(server.sent(correctGameResult)).toEqual([
    {
      id: 12,
      revision: 3,
      placement: 2,
      kills: 9,
      legends: ['Ash', 'Loba', 'Seer'],
      poi: null,
    },
  ])
})

test('a search without a match and a game that does not exist say so', async () => {
  server.answer(listGameTwins, { twins: [], joined: [] })
  server.answer(findSeries, { series: [], hasMore: false })
  server.answer(listCorrections, { corrections: [] })
  const user = await openPage(CORRECTIONS, { as: ADA })
  await fillField(user, await screen.findByRole('searchbox'), 'nobody 2026-10-01')
  expect(await screen.findByText('No series match your search')).toBeVisible()
  await waitFor(() =>
    expect(server.sent(findSeries).at(-1)).toEqual({ search: 'nobody 2026-10-01' }),
  )
  server.refuse(getGame, 404, 'not_found', archiveChangeMessages.gameNotFound)
  await openPage(`${CORRECTIONS}&game=999999`, { as: ADA })
  expect(await screen.findByText('Game not found')).toBeVisible()
})
