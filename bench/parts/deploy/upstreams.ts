// Checks which server nginx chose, from its log.
import type { ProxiedServer } from './deployment.ts'
import type { startNginx } from './nginx.ts'

type ProxiedRequest = Awaited<
  ReturnType<Awaited<ReturnType<typeof startNginx>>['requests']>
>[number]

const isOfClient = ({ agent }: ProxiedRequest) => agent.startsWith('client ')

/** Each client stays with one server, and both servers have clients. */
export function requireSticky(
  requests: readonly ProxiedRequest[],
  servers: readonly ProxiedServer[],
) {
  const polls = requests.filter((one) => isOfClient(one) && one.call.includes('/socket.io/'))
  const chosen = Map.groupBy(polls, ({ agent }) => agent)
  for (const [agent, own] of chosen) {
    const used = new Set(own.flatMap((one) => one.servers))
    if (used.size > 1) throw new Error(`${agent} was sent to ${[...used].join(' and ')}`)
  }
  for (const { address } of servers) {
    const hasClients = polls.some((one) => one.servers.includes(address))
    if (!hasClients) throw new Error(`no client was sent to ${address}`)
  }
}

/** Reads that the server refused were answered by the other one. No POST was sent to both. */
export function requirePassedOn(requests: readonly ProxiedRequest[], { address }: ProxiedServer) {
  const passedOn = requests.filter(
    ({ call, servers, status }) =>
      call.startsWith('GET') && servers[0] === address && servers.length > 1 && status === '200',
  )
  if (passedOn.length === 0) throw new Error('no refused read was passed on')
  const repeated = requests.filter(
    ({ call, statuses }) => call.startsWith('POST') && statuses.length > 1,
  )
  if (repeated.length > 0) throw new Error(`${repeated[0]?.call} was sent to both servers`)
}
