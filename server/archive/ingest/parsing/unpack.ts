import { gunzipSync } from 'node:zlib'
import { MATCH_FILE_BYTES } from '#contract/archive/import.ts'
import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import { errorCode } from '../../../http/errors.ts'
import { UnreadableFileError } from './unreadable-file.ts'

export const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b

/** Unpacks a gzip file; other files stay as they are. */
export function unpack(bytes: Uint8Array): Uint8Array {
  if (!isGzip(bytes)) return bytes
  try {
    return gunzipSync(bytes, { maxOutputLength: MATCH_FILE_BYTES })
  } catch (error) {
    const isTooLarge = errorCode(error) === 'ERR_BUFFER_TOO_LARGE'
    throw new UnreadableFileError(
      isTooLarge
        ? texts.refusals.gzipTooLarge(MATCH_FILE_BYTES / 1024 / 1024)
        : texts.refusals.gzip,
    )
  }
}
