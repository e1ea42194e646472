import { Agent, type IncomingHttpHeaders, request } from 'node:http'
import type { MadeRequest } from './operations.ts'

export interface TimedAnswer {
  status: number
  headers: IncomingHttpHeaders
  body: string
  ms: number
}

/** Sends requests exactly as given over a few connections that stay open, and measures each until its last byte. */
export function openConnections(address: string, count: number) {
  const { hostname, port } = new URL(address)
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  return {
    ask: ({ method, path, headers, body }: MadeRequest, token: string | null) =>
      new Promise<TimedAnswer>((resolve, reject) => {
        const began = performance.now()
        const sent = request({ agent, hostname, port, method, path }, async (response) => {
          const bytes = Buffer.concat(await response.toArray())
          const { statusCode: status = 0, headers: got } = response
          resolve({ status, headers: got, body: bytes.toString(), ms: performance.now() - began })
        })
        for (const [name, value] of Object.entries(headers)) sent.setHeader(name, value)
        if (token !== null) sent.setHeader('authorization', `Bearer ${token}`)
        if (body) sent.setHeader('content-length', body.length)
        sent.on('error', reject)
        sent.end(body ?? undefined)
      }),
    close: () => agent.destroy(),
  }
}
