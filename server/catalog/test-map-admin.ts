import type { MapForm } from '#contract/catalog/map-admin.ts'
import { getRoster } from '#contract/catalog/roster.ts'
import type { buildTestApp } from '../testing/test-app.ts'

type Built = Awaited<ReturnType<typeof buildTestApp>>

/** What an administrator does with the maps. */
export async function mapAdmin({ app, db, as }: Pick<Built, 'app' | 'db' | 'as'>) {
  const { headers } = await as('admin')
  const picture = `${crypto.randomUUID()}.png`
  await db
    .insertInto('picture')
    .values({ name: picture, bytes: Buffer.from('x') })
    .execute()
  const talos: MapForm = {
    name: 'Talos',
    spellings: ['mp_rr_talos'],
    picture,
    calibration: null,
    pois: [],
    isRetired: false,
  }
  const send = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, ...answer.json<{ message: string; error?: string }>() }
  }
  return {
    headers,
    talos,
    list: async () => getRoster.output.parse((await app.inject('/api/roster')).json()).maps,
    add: (form: object = talos) => send('POST', '/api/admin/maps', form),
    edit: (id: string, version: number, form: object) =>
      send('PUT', `/api/admin/maps/${id}`, { version, ...form }),
    remove: (id: string, version: number) =>
      send('DELETE', `/api/admin/maps/${id}?version=${version}`),
  }
}
