/** Why a frame gives no event. Feeds and findings count these; nothing of a refused frame is used. */
export type FrameRefusal = 'broken' | 'unknown' | 'wrong_type' | 'too_long' | 'too_large'

/** Real frames have at most a few kB: an eliminated squad is three players of 300 bytes. */
export const MAX_FRAME_BYTES = 64 * 1024
/** Real texts have at most 128 characters. */
const MAX_TEXT_BYTES = 1024
/** A lobby has at most 60 players, and its observers. */
const MAX_ITEMS = 200

export class RefusedFrameError extends Error {
  readonly refusal: FrameRefusal
  constructor(refusal: FrameRefusal) {
    super(refusal)
    this.refusal = refusal
  }
}

export function requireTextSize(bytes: number) {
  if (bytes > MAX_TEXT_BYTES) throw new RefusedFrameError('too_long')
}

export function requireItemCount(items: number) {
  if (items > MAX_ITEMS) throw new RefusedFrameError('too_long')
}
