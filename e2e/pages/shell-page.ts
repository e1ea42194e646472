import type { Page } from '@playwright/test'

export const bar = (page: Page) => page.getByRole('banner')
export const palette = (page: Page) => page.getByRole('dialog', { name: 'Command palette' })
