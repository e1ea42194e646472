import { startCluster } from './embedded/cluster.ts'
import { serverHolder } from './embedded/server-lock.ts'

/** The database of a command that runs next to the server. */
export interface CommandDatabase {
  url: string
  /** The server that is running on it, if it is our embedded PostgreSQL. */
  server: string | null
  /** Stops PostgreSQL only if the command started it. */
  close(): Promise<void>
}

/** Uses the running PostgreSQL, or starts one for the duration of the command. */
export async function openCommandDatabase(env: {
  DATA_DIR: string
  DATABASE_URL?: string | undefined
}): Promise<CommandDatabase> {
  if (env.DATABASE_URL) return { url: env.DATABASE_URL, server: null, close: async () => {} }
  const cluster = await startCluster(env.DATA_DIR)
  return {
    url: cluster.url,
    server: await serverHolder(cluster.url),
    async close() {
      // A server may have started on it in the meantime.
      const isInUse = !cluster.isOurs || (await serverHolder(cluster.url)) !== null
      if (isInUse) cluster.release()
      else await cluster.stop()
    },
  }
}
