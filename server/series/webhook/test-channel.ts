import { createServer } from 'node:http'
import * as z from 'zod/mini'

const posted = z.object({
  content: z.string(),
  flags: z.int(),
  allowed_mentions: z.object({ parse: z.array(z.string()) }),
})

/** Stands in for Discord. `answers` are the next statuses; afterwards it accepts everything. */
export async function startTestChannel() {
  const posts: z.infer<typeof posted>[] = []
  const answers: { status: number; retryAfter?: string }[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { status, retryAfter } = answers.shift() ?? { status: 204 }
      if (status === 204) posts.push(posted.parse(JSON.parse(Buffer.concat(chunks).toString())))
      response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter })
      response.end()
    })
  })
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const host = `http://127.0.0.1:${port}`
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => void server.close(resolve))
  }
  return { posts, answers, host, url: `${host}/api/webhooks/1/very-secret`, stop }
}
