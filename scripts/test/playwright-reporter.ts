import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type {
  FullConfig,
  Reporter,
  Suite,
  TestCase,
  TestResult,
  TestStep,
} from '@playwright/test/reporter'
import { createProgress, partFromEnvironment } from './progress.ts'

/** Where the time of a test goes. Steps named like a kind are made by e2e/support. */
const KINDS = [
  'server',
  'database',
  'people',
  'axe',
  'navigation',
  'assertions',
  'actions',
] as const
export type Kind = (typeof KINDS)[number]

export interface TimedTest {
  readonly file: string
  readonly title: string
  readonly ms: number
  readonly kinds: Readonly<Partial<Record<Kind, number>>>
}

const NAVIGATION = /^(?:Navigate|Reload|Go (?:back|forward)|Wait for (?:navigation|load state))/i

function kindOf({ title, category }: TestStep): Kind | null {
  const named = category === 'test.step' && KINDS.find((kind) => kind === title)
  if (named) return named
  if (category === 'expect') return 'assertions'
  if (category !== 'pw:api') return null
  return NAVIGATION.test(title) ? 'navigation' : 'actions'
}

/** A step counts for the first kind on its path, so nothing counts twice. */
function addTimes(steps: readonly TestStep[], times: Partial<Record<Kind, number>>) {
  for (const step of steps) {
    const kind = kindOf(step)
    if (kind) times[kind] = (times[kind] ?? 0) + step.duration
    else addTimes(step.steps, times)
  }
  return times
}

/** Prints how far the run is and each failed test when it fails, and writes where the time went. */
export default class PlaywrightReporter implements Reporter {
  private readonly progress = createProgress(partFromEnvironment('tests'))
  private readonly tests: TimedTest[] = []
  private readonly file: string
  private root = ''

  constructor({ timesFile }: { readonly timesFile: string }) {
    this.file = timesFile
  }

  onBegin(config: FullConfig, suite: Suite) {
    this.root = config.rootDir
    this.progress.start(suite.allTests().length)
  }

  onTestEnd(test: TestCase, result: TestResult) {
    const file = relative(this.root, test.location.file).replaceAll('\\', '/')
    // The project and the file come first.
    const title = test.titlePath().slice(3).join(': ')
    this.tests.push({ file, title, ms: result.duration, kinds: addTimes(result.steps, {}) })
    if (result.status !== test.expectedStatus && result.status !== 'skipped') {
      const errors = result.errors.map(({ stack, message, value, snippet }) =>
        [stack ?? message ?? value, snippet].filter(Boolean).join('\n'),
      )
      this.progress.fail(
        `\nFAILED ${file}:${test.location.line} ${title}\n${errors.join('\n\n')}\n`,
      )
    }
    this.progress.step()
  }

  /** Errors outside of a test, such as a failed set-up. */
  onError({ stack, message }: { stack?: string; message?: string }) {
    this.progress.fail(`\nFAILED ${stack ?? message ?? 'without a message'}`)
  }

  onEnd() {
    this.progress.end()
    writeFileSync(this.file, JSON.stringify(this.tests))
  }

  printsToStdio() {
    return true
  }
}
