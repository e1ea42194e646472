// CPU time the server spends on a repeated response, compared with a bare route that sends the same bytes. Other load on
// the machine doesn't count.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import autocannon from 'autocannon'

const ROUNDS = 20
const REQUESTS = 2000

export async function answerCost(databaseUrl: string, path: string, question: string) {
  const server = fork(join(import.meta.dirname, 'answering.ts'), [databaseUrl, path, question])
  const [{ ours, bare, firstMs, bytes }] = await once(server, 'message')
  const usage = async () => {
    server.send('usage')
    const [now] = await once(server, 'message')
    return now
  }
  const cost = async (address: string): Promise<number> => {
    const before = await usage()
    await ask(address + path, question)
    return ((await usage()).cpuUs - before.cpuUs) / REQUESTS
  }
  // The first round warms up. Of the others the fastest counts, because it was disturbed least.
  await cost(bare)
  await cost(ours)
  const costs = { bare: Infinity, ours: Infinity }
  for (let round = 0; round < ROUNDS; round++) {
    costs.bare = Math.min(costs.bare, await cost(bare))
    costs.ours = Math.min(costs.ours, await cost(ours))
  }
  const { rssMb } = await usage()
  server.disconnect()
  await once(server, 'exit')
  const ratio = costs.ours / costs.bare
  const text =
    `${Math.round(bytes / 1000)} kB: first answer ${firstMs.toFixed(0)} ms, then ${costs.ours.toFixed(0)} us of processor each, ` +
    `${ratio.toFixed(2)} x a bare route; server ${rssMb} MB`
  return { us: costs.ours, ratio, text }
}

async function ask(url: string, body: string) {
  const result = await autocannon({
    url,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
    connections: 20,
    amount: REQUESTS,
  })
  if (result.non2xx + result.errors > 0) throw new Error(`${url} answered with errors`)
}
