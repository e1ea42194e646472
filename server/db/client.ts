import { Client } from 'pg'

/** Opens a connection without the pool's time limits and always closes it. */
export async function withClient<T>(url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url })
  // Without a listener a lost connection would end the process. The next query reports the error.
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
