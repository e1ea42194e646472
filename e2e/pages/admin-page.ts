import type { Page } from '@playwright/test'

export const SEARCH = 'Search users by name, email, or role...'

export const rowOf = (page: Page, username: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: username }) })

export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true })

/** Fills the open dialog, by the labels of its fields. */
export async function fillUser(page: Page, user: Readonly<Record<string, string>>) {
  const dialog = page.getByRole('dialog')
  for (const [label, value] of Object.entries(user)) {
    if (label === 'Role') await dialog.getByLabel('Role').selectOption({ label: value })
    else await dialog.getByLabel(label, { exact: true }).fill(value)
  }
}
