import { Client } from 'pg'

/** One connection of its own, without the pool's time limits, closed whatever happens. */
export async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  // Without a listener a cut connection would end the process; the next query fails and tells.
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
