import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'
import { createProgress, partFromEnvironment } from './progress.ts'

/** Prints how far the run is, and each failed test when it fails. Other parts print at the same time. */
export default class VitestReporter implements Reporter {
  private readonly part = partFromEnvironment('files')
  private readonly progress = createProgress(this.part)
  private vitest: Vitest | undefined

  onInit(vitest: Vitest) {
    this.vitest = vitest
  }

  onTestRunStart(files: readonly unknown[]) {
    this.progress.start(files.length)
  }

  onTestCaseResult(test: TestCase) {
    const { state, errors } = test.result()
    if (state !== 'failed') return
    this.progress.fail(
      `\nFAILED in ${this.part.name}: ${test.module.relativeModuleId}: ${test.fullName}`,
    )
    for (const error of errors) this.vitest?.logger.printError(error, { project: test.project })
  }

  onTestModuleEnd(module: TestModule) {
    const errors = module.errors()
    if (errors.length > 0) {
      this.progress.fail(`\nFAILED in ${this.part.name}: ${module.relativeModuleId}`)
    }
    for (const error of errors) this.vitest?.logger.printError(error, { project: module.project })
    this.progress.step()
  }

  onTestRunEnd(_: readonly TestModule[], unhandled: readonly unknown[]) {
    this.progress.end()
    for (const error of unhandled) this.vitest?.logger.printError(error)
  }
}
