import { fromBufferPromise } from 'yauzl'
import { recommendationWorkbookMessages as texts } from '#contract/regular/recommendation-workbook.texts.ts'
import { UnreadableFileError } from '../archive/ingest/parsing/unreadable-file.ts'

/** More parts than any workbook has. */
const MAX_ENTRIES = 500

/**
 * Unpacks a ZIP file once and refuses it beyond the limit, whatever sizes it claims. A few kB can unpack to gigabytes,
 * which would fill the memory of the workbook reader.
 */
export async function requireUnpackedSize(bytes: Buffer, maxBytes: number) {
  try {
    await countUnpacked(bytes, maxBytes)
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error
    throw new UnreadableFileError(texts.badWorkbook)
  }
}

async function countUnpacked(bytes: Buffer, maxBytes: number) {
  // Sizes are counted here, so the library need not compare them with what the file claims.
  const zip = await fromBufferPromise(bytes, { lazyEntries: true, validateEntrySizes: false })
  if (zip.entryCount > MAX_ENTRIES) throw tooLarge()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    if (unpacked + entry.uncompressedSize > maxBytes) throw tooLarge()
    for await (const chunk of await zip.openReadStreamPromise(entry)) {
      unpacked += chunk.length
      if (unpacked > maxBytes) throw tooLarge()
    }
  }
}

const tooLarge = () => new UnreadableFileError(texts.unpacksTooLarge)
