import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../testing/test-app.ts'
import { openWire } from '../testing/test-wire.ts'
import { withClient } from './client.ts'
import { listen } from './listen.ts'

test('a connection that the network has forgotten is noticed and made anew', async () => {
  const url = await createTestDatabase()
  const wire = await openWire(url)
  const heard: string[] = []
  let connections = 0
  let isLost = false
  const listener = listen(
    wire.url,
    ['news'],
    {
      connected: () => void (connections += 1),
      heard: (_, payload) => void heard.push(payload),
      lost: () => void (isLost = true),
    },
    { beatMs: 50, answerMs: 1000 },
  )
  onTestFinished(() => listener.close())
  await listener.ready
  wire.fallSilent()
  await expect.poll(() => isLost).toBe(true)
  wire.recover()
  await expect.poll(() => connections).toBeGreaterThan(1)
  await withClient(url, async (client) => {
    // A slow machine can lose the new connection too, so one message might fall between two.
    const send = async () => {
      await client.query("notify news, 'again'")
      return heard
    }
    await expect.poll(send).toContain('again')
  })
})
