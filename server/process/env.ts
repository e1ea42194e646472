import { commandMessages } from '#contract/base/command.texts.ts'
import { resolve } from 'node:path'
import * as z from 'zod/mini'
import { email } from '#contract/account/account.ts'
import { TIE_RULES } from '#domain/draft/ban.ts'

const list = z.pipe(
  z._default(z.string(), ''),
  z.transform((text) =>
    text
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
)

const port = z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65_535))

/** Shorter would cut off ordinary requests; longer is a hung page. */
const waitSeconds = z.coerce.number().check(z.int(), z.minimum(2), z.maximum(120))

/** More often would be rude to the source, more rarely too late for the next game. */
const lookSeconds = z.coerce.number().check(z.int(), z.minimum(2), z.maximum(600))

const megabytes = z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))

/** `overstat.gg`, `10.0.0.5:8080` or, without TLS, `http://10.0.0.5:8080`. */
const hosts = list.check(
  z.refine(
    (items: string[]) => items.every((host) => /^(https?:\/\/)?[\w.-]+(:\d{1,5})?$/.test(host)),
    'a list of hosts, separated by commas',
  ),
)

/** `https://…`, or `http://127.0.0.1` for a stand-in on the same machine. */
const apiAddress = z.pipe(
  z
    .string()
    .check(
      z.regex(
        /^(https:\/\/[\w.-]+|http:\/\/127\.0\.0\.1)(:\d{1,5})?(\/[\w./-]*)?$/,
        'an address with https, or with http on 127.0.0.1',
      ),
    ),
  z.transform((address) => address.replace(/\/+$/, '')),
)

const variables = z.object({
  PORT: z._default(port, 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  DATA_DIR: z.pipe(
    z._default(z.string(), './data'),
    z.transform((path) => resolve(path)),
  ),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  DATABASE_WAIT_S: z._default(waitSeconds, 5),
  ADMIN_USERNAME: z._default(z.string(), 'admin'),
  ADMIN_PASSWORD: z.optional(z.string()),
  ADMIN_EMAIL: z.optional(email),
  DEMO: z._default(z.enum(['on', 'off']), 'on'),
  HOME_TEAM: z._default(z.string(), 'Alliance'),
  BACKUPS: z.optional(z.enum(['on', 'off'])),
  METRICS: z._default(z.enum(['on', 'off']), 'off'),
  METRICS_TOKEN: z.optional(z.string().check(z.minLength(16))),
  BAN_TIE_RULE: z._default(z.enum(TIE_RULES), 'points'),
  ALLOWED_ORIGINS: list,
  TRUSTED_PROXIES: list,
  MATCH_LINK_HOSTS: hosts,
  MATCH_LINK_SECONDS: z._default(lookSeconds, 30),
  WEBHOOK_HOSTS: hosts,
  LEAGUE_API: z.optional(apiAddress),
  LIVE_FEED: z._default(z.enum(['on', 'off']), 'off'),
  LIVE_FEED_HOST: z._default(z.string(), '127.0.0.1'),
  LIVE_FEED_PORT: z._default(port, 7777),
  LIVE_FEED_KEY: z.optional(z.string().check(z.maxLength(200))),
  LIVE_FEED_STORAGE_MB: z._default(megabytes, 2000),
  LOG_LEVEL: z._default(
    z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']),
    'info',
  ),
  NODE_ENV: z.optional(z.string()),
})
export type Env = z.infer<typeof variables>

/** An empty variable counts as unset, which is what `FOO= npm start` and most deployment files mean. */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const env = variables.safeParse(given)
  if (env.success) return env.data
  throw new Error(commandMessages.badEnvironment(z.prettifyError(env.error)))
}
