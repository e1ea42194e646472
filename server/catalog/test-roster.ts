import type { RosterForm } from '#contract/catalog/roster-admin.ts'
import { getRoster } from '#contract/catalog/roster.ts'
import { buildTestApp } from '../testing/test-app.ts'

export const AXION: RosterForm = {
  name: 'Axion',
  short: 'Axion',
  classes: [{ class: 'Skirmisher', from: null }],
  spellings: ['nightfall'],
  retiredFrom: null,
  picture: null,
}

type Built = Awaited<ReturnType<typeof buildTestApp>>

/** What an administrator does with the roster. */
export async function rosterAdmin({ app, as }: Pick<Built, 'app' | 'as'>) {
  const { headers } = await as('admin')
  const send = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) })
    return { status: answer.statusCode, ...answer.json<{ message: string; error?: string }>() }
  }
  return {
    headers,
    list: async () => getRoster.output.parse((await app.inject('/api/roster')).json()).legends,
    add: (form: object = AXION) => send('POST', '/api/admin/roster', form),
    edit: (key: string, version: number, form: object) =>
      send('PUT', `/api/admin/roster/${key}`, { version, ...form }),
    remove: (key: string, version: number) =>
      send('DELETE', `/api/admin/roster/${key}?version=${version}`),
  }
}
