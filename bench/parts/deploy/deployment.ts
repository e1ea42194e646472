// Two servers behind nginx on a PostgreSQL with a synchronous standby.
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '#server/db/embedded/cluster.ts'
import { openDatabase } from '#server/db/pool.ts'
import { startForwarder } from '#server/testing/test-forwarder.ts'
import { signUserIn, startDraftServer } from '../draft-environment.ts'
import { send } from '../faults/send.ts'
import { startNginx } from './nginx.ts'
import { startPair } from './standby.ts'

export type ProxiedServer = Awaited<ReturnType<typeof createServer>>

export async function openDeployment(
  folder: string,
  programs: { nginx: string; postgres: string },
) {
  const pair = await startPair(folder, programs.postgres)
  /** What the servers know as the database's address. */
  const address = await startForwarder(pair.primaryUrl)
  /** The network between the first server and that address. */
  const wire = await startForwarder(address.url)
  const servers = [await createServer(wire.url), await createServer(address.url)] as const
  const nginx = await startNginx(
    programs.nginx,
    folder,
    servers.map((server) => server.address),
  )
  const db = openDatabase(pair.primaryUrl, () => {})
  const token = signUserIn(db)
  const prober = await token('prober', 'admin')
  const write = (server: ProxiedServer) =>
    send(server.address, prober, {
      method: 'POST',
      path: '/api/poi_positions/data',
      body: { positions: { worldsedge: { 1: { x: 1, y: 1 } } } },
    })
  return {
    pair,
    address,
    wire,
    servers,
    nginx,
    token,
    /** Until this server itself acknowledges a write. */
    async untilWritten(server: ProxiedServer) {
      while ((await write(server))?.status !== 200) await pause(20)
    },
    /** Until this server itself refuses even what it has in memory. */
    async untilAway(server: ProxiedServer) {
      while ((await fetch(`${server.address}/api/portraits`)).status !== 503) await pause(50)
    },
    async close() {
      await nginx.end()
      for (const server of servers) await server.end('SIGTERM')
      await db.destroy()
      for (const forwarder of [wire, address]) forwarder.close()
      await pair.close()
    },
  }
}

/** A server that keeps its port when it is started again. */
async function createServer(databaseUrl: string) {
  const env = { PORT: String(await freePort()), TRUSTED_PROXIES: '127.0.0.1' }
  let running = await startDraftServer(databaseUrl, env)
  return {
    address: running.address,
    async start() {
      running = await startDraftServer(databaseUrl, env)
    },
    end: (signal: NodeJS.Signals) => running.end(signal),
  }
}
