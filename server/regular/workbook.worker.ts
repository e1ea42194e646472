import { parentPort, workerData } from 'node:worker_threads'
import { readSheet } from 'read-excel-file/universal'
import * as z from 'zod/mini'
import { UnreadableFileError } from '../archive/ingest/parsing/unreadable-file.ts'
import { requireUnpackedSize } from './unpacked-size.ts'

/** Five thousand rows need 3 MB of unpacked XML; the rest is for styles and pictures. */
const UNPACKED_BYTES = 32 * 1024 * 1024

const { bytes } = z.object({ bytes: z.instanceof(Uint8Array) }).parse(workerData)
const workbook = Buffer.from(bytes)
try {
  await requireUnpackedSize(workbook, UNPACKED_BYTES)
  const rows = await readSheet(new Uint8Array(workbook).buffer)
  parentPort?.postMessage({ rows: rows.map((cells) => cells.map(cellText)) })
} catch (error) {
  parentPort?.postMessage({ refusal: error instanceof UnreadableFileError ? error.message : null })
}

/** Numbers in JavaScript notation, so they parse back to the same number. */
function cellText(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString()
  if (typeof cell === 'string') return cell
  return typeof cell === 'number' || typeof cell === 'boolean' ? String(cell) : ''
}
