import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/**
 * Uses the monotonic clock. With the system clock, a user at the limit had to wait until a clock that was set back
 * caught up.
 */
export class MonotonicRateLimitStore implements FastifyRateLimitStore {
  /** One entry per user, so it can't grow beyond the number of accounts. */
  readonly #windows = new Map<string, { current: number; start: number }>()

  incr(...[key, done, windowMs]: Parameters<FastifyRateLimitStore['incr']>) {
    const now = performance.now()
    const last = this.#windows.get(key)
    const window = last && now - last.start < windowMs ? last : { current: 0, start: now }
    window.current += 1
    this.#windows.set(key, window)
    done(null, { current: window.current, ttl: windowMs - (now - window.start) })
  }

  child = () => new MonotonicRateLimitStore()
}
