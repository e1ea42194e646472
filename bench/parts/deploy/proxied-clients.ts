// Clients of the draft that only poll, as pages do behind proxies without WebSocket.
import { setTimeout as pause } from 'node:timers/promises'
import { getDraft } from '#contract/draft/draft.ts'
import type { Role } from '#domain/account/access.ts'
import { createRandom } from '#server/archive/demo/season/random.ts'
import { insist, joinDraft, randomCall } from '#server/draft/test-player.ts'

const CLIENTS = 10

export async function followClients(
  address: string,
  token: (name: string, role?: Role) => Promise<string>,
) {
  const random = createRandom('deploy').even
  const players = await Promise.all(
    Array.from({ length: CLIENTS }, async (_, n) => {
      // nginx chooses the server by address and user agent.
      const headers = { 'user-agent': `client ${n}` }
      return joinDraft(address, await token(`client ${n}`), { headers, isPolling: true })
    }),
  )
  const answered: string[] = []
  const unreadable: string[] = []
  return {
    players,
    answered,
    /** Each client sends an operation until it is decided. */
    async write() {
      await Promise.all(
        players.map(async (player, n) => {
          const id = `${n}-${answered.length}-${random()}`
          await insist(player, randomCall(random, id))
          answered.push(id)
        }),
      )
    },
    /** Each client reads again and again. A read that isn't answered with 200 is a fault. */
    async readUntil(end: Promise<void>) {
      const over = new AbortController()
      void end.then(() => over.abort())
      const read = async (player: (typeof players)[number], n: number) => {
        while (!over.signal.aborted) {
          const { status } = await player.call(getDraft.path)
          if (status !== 200) unreadable.push(`client ${n} read ${status}`)
          await pause(100)
        }
      }
      await Promise.all(players.map(read))
    },
    faults: () => [...unreadable, ...players.flatMap((player) => player.faults)],
    leave: () => players.forEach((player) => player.leave()),
  }
}
