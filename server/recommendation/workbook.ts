import { Worker } from 'node:worker_threads'
import { recommendationWorkbookMessages as texts } from '#contract/messages/recommendation-workbook.ts'
import { UnreadableFileError } from '../ingest/parsing/unreadable-file.ts'

const READ_MS = 20_000
const MEMORY_MB = 256

type Answer = { rows: string[][] } | { refusal: string | null }

/**
 * Reads the first sheet of a workbook as text, in a worker: a bad file can't take time or memory from other requests.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const worker = new Worker(new URL('workbook.worker.ts', import.meta.url), {
    workerData: { bytes },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    stderr: true,
  })
  const late = setTimeout(() => void worker.terminate(), READ_MS)
  try {
    const answer = await new Promise<Answer>((resolve) => {
      const giveUp = () => resolve({ refusal: null })
      worker.once('message', resolve).once('error', giveUp).once('exit', giveUp)
    })
    if ('rows' in answer) return answer.rows
    throw new UnreadableFileError(answer.refusal ?? texts.badWorkbook)
  } finally {
    clearTimeout(late)
    await worker.terminate()
  }
}
