import * as z from 'zod/mini'
import { done, epochMs, rowId, text } from '../base/field.ts'
import { route } from '../base/route.ts'

/** Maximum length of a webhook's address. */
export const WEBHOOK_LENGTH = 500

const webhook = z.object({
  host: z.string(),
  createdBy: z.string(),
  createdAt: epochMs,
  /** Whether it also posts the chances to finish in the top 5. */
  hasFinish: z.boolean(),
  /** The last posted game; null before the first one. */
  sent: z.nullable(z.object({ game: z.int(), at: epochMs })),
  /** Why the last post failed. */
  fault: z.nullable(z.string()),
})
export type Webhook = z.infer<typeof webhook>

const webhookState = z.object({
  /** Where webhooks can post. Empty if the operator hasn't switched them on. */
  hosts: z.array(z.string()),
  webhook: z.nullable(webhook),
  /** What is posted about the last game. */
  preview: z.string(),
})

const byId = z.object({ id: rowId })
const newAddress = z.object({
  id: rowId,
  url: text(WEBHOOK_LENGTH),
  hasFinish: z._default(z.boolean(), false),
})

export const getWebhook = route({
  method: 'GET',
  path: '/api/series/:id/webhook',
  access: 'imports.manage',
  summary: 'Get the webhook of a series without its address, and what it would post now.',
  input: byId,
  output: webhookState,
})

export const setWebhook = route({
  method: 'PUT',
  path: '/api/series/:id/webhook',
  access: 'imports.manage',
  summary: 'Post each new game of a series to a Discord-compatible webhook, for seven days.',
  input: newAddress,
  output: done,
})

export const removeWebhook = route({
  method: 'DELETE',
  path: '/api/series/:id/webhook',
  access: 'imports.manage',
  summary: 'Stop posting the games of a series.',
  input: byId,
  output: done,
})

export const getFeedWebhook = route({
  method: 'GET',
  path: '/api/live-feeds/:id/webhook',
  access: 'imports.manage',
  summary: 'Get the webhook of a live feed without its address, and what it would post now.',
  input: byId,
  output: webhookState,
})

export const setFeedWebhook = route({
  method: 'PUT',
  path: '/api/live-feeds/:id/webhook',
  access: 'imports.manage',
  summary:
    'Post each new game that a live feed sends to a Discord-compatible webhook, from the first one on and for 180 days.',
  input: newAddress,
  output: done,
})

export const removeFeedWebhook = route({
  method: 'DELETE',
  path: '/api/live-feeds/:id/webhook',
  access: 'imports.manage',
  summary: 'Stop posting the games of a live feed.',
  input: byId,
  output: done,
})
