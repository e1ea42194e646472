import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { getDraft } from '#contract/draft/draft.ts'
import { answerCup, CUP_LOBBY } from '../testing/cup.ts'
import { openPage } from '../testing/open-page.ts'
import { NOAH } from '../testing/people.ts'
import { server } from '../testing/test-server.ts'

const FOLLOW = { name: 'Follow the live draft' }
const findTile = (name: RegExp) => screen.findByRole('button', { name })

test('a guest has own bans only, whatever the link says', async () => {
  await openPage('/dashboard?ban=ash&follow=draft', { as: 'guest' })
  expect(await findTile(/^Ash\b.*banned/)).toBeVisible()
  expect(screen.queryByRole('switch', FOLLOW)).toBeNull()
})

// Finding R3.
test('who follows a draft with other bans is told, and undo brings the own bans back', async () => {
  server.answer(getDraft, {
    version: 4,
    banned_legends: ['crypto'],
    picked_legends: [],
    draft_history: [],
  })
  const user = await openPage('/dashboard?ban=ash,fuse', { as: NOAH })
  await user.click(await screen.findByRole('switch', FOLLOW))
  expect(
    await screen.findByText(
      "The room's bans are shown now: 1. Your 2 bans come back when you stop following. Ctrl+Z stops it.",
    ),
  ).toBeVisible()
  expect(await findTile(/^Crypto\b.*banned/)).toBeVisible()
  await user.keyboard('{Control>}z{/Control}')
  expect(await findTile(/^Ash\b.*banned/)).toBeVisible()
  expect(screen.getByRole('switch', FOLLOW)).not.toBeChecked()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true'),
  )
})

test('what loads after the room is left of the switch, so it stays under the pointer', async () => {
  answerCup()
  await openPage(CUP_LOBBY, { as: NOAH })
  const use = await screen.findByRole('button', { name: 'Use in Main room' })
  const follow = await screen.findByRole('switch', FOLLOW)
  expect(use.compareDocumentPosition(follow)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})
