import { startCluster } from './embedded/cluster.ts'
import { serverHolder } from './embedded/server-lock.ts'

/** The database a command beside the server works on. */
export interface CommandDatabase {
  url: string
  /** The server that is up on it, where it is our own PostgreSQL. */
  server: string | null
  /** Leaves PostgreSQL as it was found. */
  close(): Promise<void>
}

/** Uses the running PostgreSQL, or starts one for as long as the command takes. */
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
      // A server may have come up on it in the meantime.
      const isInUse = !cluster.isOurs || (await serverHolder(cluster.url)) !== null
      if (isInUse) cluster.release()
      else await cluster.stop()
    },
  }
}
