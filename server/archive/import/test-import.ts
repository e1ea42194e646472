import { buildTestApp } from '../../testing/test-app.ts'

/** The app with a signed-in administrator who uploads files. */
export async function buildImportApp() {
  const built = await buildTestApp()
  const { headers } = await built.as('admin', 'chief')
  const upload = async (path: string, name: string, payload: string | Buffer) => {
    const type = { 'content-type': 'application/octet-stream' }
    const answer = await built.app.inject({
      method: 'POST',
      url: `${path}?name=${encodeURIComponent(name)}`,
      headers: { ...headers, ...type },
      payload,
    })
    return { status: answer.statusCode, body: answer.json() }
  }
  const get = async (url: string) => (await built.app.inject({ url, headers })).json()
  const remove = async (url: string) =>
    (await built.app.inject({ method: 'DELETE', url, headers })).json()
  return { ...built, upload, get, remove }
}
