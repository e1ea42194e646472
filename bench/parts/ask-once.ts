import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

interface AskedOnce {
  readonly firstMs: number
  readonly medianMs: number
  /** Compared with writing the same bytes. */
  readonly ratio: number
  readonly text: string
}

/** How long new answers take, one at a time, inside the server's process. */
export async function askOnce(databaseUrl: string, urls: readonly string[]): Promise<AskedOnce> {
  const part = join(import.meta.dirname, 'asking.ts')
  const [{ firstMs, medianMs, ratio, kB }] = await once(
    fork(part, [databaseUrl, JSON.stringify(urls)]),
    'message',
  )
  const text =
    `${Math.round(kB)} kB: p50 ${medianMs.toFixed(1)} ms, ${ratio.toFixed(1)} x writing the same bytes; ` +
    `first answer ${firstMs.toFixed(0)} ms`
  return { firstMs, medianMs, ratio, text }
}
