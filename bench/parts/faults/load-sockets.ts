// Holds open sockets in a process of its own, so that reading them delays no request of the benchmark.
import * as z from 'zod/mini'
import { isUpdate, openRawLive } from '../raw-live.ts'

const AT_ONCE = 50
const work = z.object({
  addresses: z.array(z.string()),
  count: z.int(),
  tokens: z.array(z.string()),
})

process.once('message', async (message) => {
  const { addresses, count, tokens } = work.parse(message)
  const updates = addresses.map(() => 0)
  for (const [at, address] of addresses.entries()) {
    for (let open = 0; open < count; open += AT_ONCE) {
      const size = Math.min(AT_ONCE, count - open)
      const sockets = await Promise.all(
        Array.from({ length: size }, (_, n) =>
          openRawLive(address, tokens[(open + n) % tokens.length]),
        ),
      )
      for (const socket of sockets) {
        socket.on('message', (data) => {
          if (isUpdate(data)) updates[at] = (updates[at] ?? 0) + 1
        })
      }
    }
  }
  process.send?.({ updates })
  process.on('message', () => process.send?.({ updates }))
})
process.on('disconnect', () => process.exit())
