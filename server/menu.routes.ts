import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { getMenu } from '#contract/base/menu.ts'
import type { Database } from './db/schema.ts'
import { serve } from './http/serve.ts'
import { liveViewRepository } from './live-match/view/live-view.repository.ts'

/** Every page asks for it twice a minute. */
const KEPT_MS = 2000

export function menuRoutes(app: FastifyInstance, db: Kysely<Database>) {
  const views = liveViewRepository(db)
  const read = async () => {
    const [marks, isRunning] = await Promise.all([readMarks(db), views.isPlaying()])
    return { isRunning, hasPins: marks.pins, hasLootpaths: marks.lootpaths }
  }
  let latest: { readonly at: number; readonly answer: ReturnType<typeof read> } | null = null
  serve(app, getMenu, () => {
    const now = performance.now()
    if (latest !== null && now - latest.at < KEPT_MS) return latest.answer
    const answer = read()
    latest = { at: now, answer }
    answer.catch(() => (latest = null))
    return answer
  })
}

const readMarks = (db: Kysely<Database>) =>
  db
    .selectNoFrom((eb) => [
      eb.exists(eb.selectFrom('pin_marker').select('id')).$castTo<boolean>().as('pins'),
      eb
        .exists(eb.selectFrom('lootpath').select('id').where('picture', 'is not', null))
        .$castTo<boolean>()
        .as('lootpaths'),
    ])
    .executeTakeFirstOrThrow()
