import { type FinishQuestion, simulateFinish } from '#domain/series/finish.ts'

/** The simulated page has no workers. What the page's only one would answer is worked out in the page. */
export class PageWorker extends EventTarget {
  postMessage(questions: readonly FinishQuestion[]) {
    queueMicrotask(() => {
      this.dispatchEvent(new MessageEvent('message', { data: questions.map(simulateFinish) }))
    })
  }
  terminate() {}
}
