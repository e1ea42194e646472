import type { Page } from '@playwright/test'
import { getMe } from '#contract/account/session.ts'

/** Signs a page in with a token that was issued elsewhere. */
export async function logInByToken(page: Page, address: string, token: string) {
  const answer = await fetch(address + getMe.path, {
    headers: { authorization: `Bearer ${token}` },
  })
  const { user } = getMe.output.parse(await answer.json())
  const stored = JSON.stringify({ token, user: JSON.stringify(user) })
  await page.addInitScript(`Object.assign(localStorage, ${stored})`)
}
