import { recommendationWorkbookMessages as texts } from '#contract/regular/recommendation-workbook.texts.ts'
import { UnreadableFileError } from '../archive/ingest/parsing/unreadable-file.ts'
import { runBounded } from '../process/bounded-worker.ts'

const BOUNDS = { memoryMb: 256, readMs: 20_000 }

type Answer = { rows: string[][] } | { refusal: string | null }

/** Reads the first sheet of a workbook as text. */
export async function readWorkbook(bytes: Uint8Array): Promise<string[][]> {
  const script = new URL('workbook.worker.ts', import.meta.url)
  const outcome = await runBounded<Answer>(script, { bytes }, BOUNDS)
  const answer = 'answer' in outcome ? outcome.answer : { refusal: null }
  if ('rows' in answer) return answer.rows
  throw new UnreadableFileError(answer.refusal ?? texts.badWorkbook)
}
