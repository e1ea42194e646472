/** How far a part of the tests is: one line that is rewritten on a terminal, and a line every half minute in a log. */

const LOG_EVERY_MS = 30_000

interface Output {
  readonly isTTY?: boolean
  write(text: string): unknown
}

interface Part {
  readonly name: string
  /** What is counted: tests or files. */
  readonly unit: string
  /** Seconds of the last run of this part, if there was one. */
  readonly lastSeconds: number | null
}

export interface Progress {
  start(total: number): void
  step(): void
  /** Printed at once, above the line. */
  fail(text: string): void
  end(): void
}

export function createProgress(
  { name, unit, lastSeconds }: Part,
  output: Output = process.stdout,
  now: () => number = Date.now,
): Progress {
  let total = 0
  let done = 0
  let failed = 0
  let shownAt = 0
  const print = () => {
    const line = describeProgress({ name, unit, total, done, failed, lastSeconds })
    if (output.isTTY) output.write(`\r\u001B[2K${line}`)
    else if (now() - shownAt >= LOG_EVERY_MS || done === total) output.write(`${line}\n`)
    else return
    shownAt = now()
  }
  return {
    start(count) {
      total = count
      shownAt = now()
      output.write(`${describeProgress({ name, unit, total, done, failed, lastSeconds })}\n`)
    },
    step() {
      done += 1
      print()
    },
    fail(text) {
      failed += 1
      output.write(`${output.isTTY ? '\r\u001B[2K' : ''}${text}\n`)
    },
    end() {
      if (output.isTTY) output.write('\n')
    },
  }
}

interface State extends Part {
  readonly total: number
  readonly done: number
  readonly failed: number
}

export function describeProgress({ name, unit, total, done, failed, lastSeconds }: State): string {
  const left = lastSeconds === null || total === 0 ? null : lastSeconds * (1 - done / total)
  return [
    `${name}: ${done} of ${total} ${unit}`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(left === null || done === total ? [] : [`about ${describeTime(left)} left`]),
  ].join(', ')
}

const describeTime = (seconds: number) =>
  seconds < 90 ? `${Math.ceil(seconds / 10) * 10} s` : `${Math.round(seconds / 60)} min`

/** What `scripts/test.mjs` says of the part that runs. */
export function partFromEnvironment(unit: string): Part {
  const { TEST_PART = unit, TEST_PART_SECONDS } = process.env
  return {
    name: TEST_PART,
    unit,
    lastSeconds: TEST_PART_SECONDS ? Number(TEST_PART_SECONDS) : null,
  }
}
