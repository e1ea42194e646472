import { EventEmitter } from 'node:events'
import { expect, test } from 'vitest'
import { createSocketLimit } from './limits.ts'

const connection = () => Object.assign(new EventEmitter(), { readyState: 'open' })

// Finding C3.
test('a user without open sockets is forgotten', () => {
  const open = new Map<number, number>()
  const hasRoom = createSocketLimit(2, open)
  const connections = [connection(), connection(), connection()]
  const opened = connections.map((conn) => hasRoom({ conn }, 7))
  expect(opened).toEqual([true, true, false])
  connections[0]?.emit('close')
  expect([...open]).toEqual([[7, 1]])
  connections[1]?.emit('close')
  expect(open.size).toBe(0)
})
