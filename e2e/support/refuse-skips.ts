import type { Reporter, Suite } from '@playwright/test/reporter'

/** A test that did not run proves nothing, so a run with one is a failed run. */
export default function RefuseSkips(): Reporter {
  let suite: Suite | undefined
  return {
    onBegin(_, all) {
      suite = all
    },
    async onEnd({ status }) {
      const skipped = suite?.allTests().filter((test) => test.outcome() === 'skipped') ?? []
      if (skipped.length === 0 || status !== 'passed') return undefined
      for (const test of skipped) process.stderr.write(`Skipped: ${test.titlePath().join(' ')}\n`)
      return { status: 'failed' }
    },
  }
}
