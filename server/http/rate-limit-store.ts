import type { FastifyRateLimitStore } from '@fastify/rate-limit'

/** Counts by a clock that nobody sets: by the other one, who had reached the limit waited until it had caught up. */
export class MonotonicRateLimitStore implements FastifyRateLimitStore {
  /** By user, so there are never more than accounts. */
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
