import * as z from 'zod/mini'

export const noteDraft = z.object({
  text: z.string(),
  /** Version of the note being edited; 0 for a new one. */
  version: z.int(),
})
export type NoteDraft = z.infer<typeof noteDraft>
