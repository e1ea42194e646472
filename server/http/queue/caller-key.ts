import type { QueueCaller } from './fair-queue.ts'

/** Users are told apart by their account. Guests share a queue with their network: addresses in it cost them nothing. */
export function queueCaller({
  user,
  address,
}: {
  user: { id: number } | null
  address: string
}): QueueCaller {
  if (user) return { key: `user ${user.id}`, isGuest: false }
  return { key: networkOf(address), isGuest: true }
}

/** The network that one customer of a provider usually gets: /24 of IPv4, /56 of IPv6. */
export function networkOf(address: string): string {
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(address)?.[1]
  if (v4) return `${v4}.0/24`
  const [head = '', tail] = address.replace(/%.*$/, '').split('::')
  const groups = head === '' ? [] : head.split(':')
  const rest = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill('0')
  const numbers = [...groups, ...zeros, ...rest].map((group) => Number.parseInt(group, 16))
  const [a = 0, b = 0, c = 0, d = 0] = numbers
  return `${[a, b, c, d & 0xff00].map((group) => group.toString(16)).join(':')}::/56`
}
