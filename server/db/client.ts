import { Client, type ClientConfig } from 'pg'

/** TCP notices that the other end is gone after this long without traffic, and 10 more seconds. */
export const KEEP_ALIVE = { keepAlive: true, keepAliveInitialDelayMillis: 5000 } as const

/** As long as a server at its connection limit or a distant one could need. */
const CONNECT_MS = 10_000
/** For short questions on a busy machine. */
const ANSWER_MS = 60_000

/** Opens a connection and always closes it. `answerMs` limits connecting and each answer. */
export async function withClient<T>(
  url: string,
  use: (client: Client) => Promise<T>,
  answerMs?: number,
  config?: ClientConfig,
): Promise<T> {
  const client = new Client({
    ...KEEP_ALIVE,
    connectionString: url,
    connectionTimeoutMillis: answerMs ?? CONNECT_MS,
    query_timeout: answerMs ?? ANSWER_MS,
    ...config,
  })
  // Without a listener a lost connection would end the process. The next query reports the error.
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
