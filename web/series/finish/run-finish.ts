import type { Finish, FinishQuestion } from '#domain/series/finish.ts'

/** Simulates beside the page's own thread. */
export function runFinish(
  questions: readonly FinishQuestion[],
  signal: AbortSignal,
): Promise<readonly Finish[]> {
  const worker = new Worker(new URL('finish.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<readonly Finish[]>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<readonly Finish[]>) => resolve(data))
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    signal.addEventListener('abort', () => reject(new Error('No longer needed.')))
    worker.postMessage(questions, [])
  }).finally(() => worker.terminate())
}
