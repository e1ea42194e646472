import type { Clock } from './clock.ts'

/** Lets every promise that is ready run its callbacks. */
export const settlePromises = () => new Promise<void>((resolve) => void setTimeout(resolve))

/** A clock for tests: time stands still until `advance`. */
export class TestClock implements Clock {
  #nowMs: number
  #timers: { readonly atMs: number; readonly run: () => void }[] = []

  constructor(nowMs = 0) {
    this.#nowMs = nowMs
  }

  now = () => this.#nowMs

  after = (ms: number, run: () => void) => {
    const timer = { atMs: this.#nowMs + ms, run }
    this.#timers.push(timer)
    return () => this.#remove(timer)
  }

  get waiting() {
    return this.#timers.length
  }

  /** Runs all timers that are due on the way, each at its own time. */
  async advance(ms: number) {
    const endMs = this.#nowMs + ms
    await settlePromises()
    for (let next = this.#nextBefore(endMs); next; next = this.#nextBefore(endMs)) {
      this.#nowMs = Math.max(this.#nowMs, next.atMs)
      this.#remove(next)
      next.run()
      await settlePromises()
    }
    this.#nowMs = endMs
  }

  #nextBefore(endMs: number) {
    return this.#timers.filter(({ atMs }) => atMs <= endMs).toSorted((a, b) => a.atMs - b.atMs)[0]
  }

  #remove(timer: object) {
    this.#timers = this.#timers.filter((one) => one !== timer)
  }
}
