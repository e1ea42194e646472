import * as z from 'zod/mini'

export const noteDraft = z.object({
  text: z.string(),
  /** Of the note that is being edited; 0 for a new one. */
  version: z.int(),
})
export type NoteDraft = z.infer<typeof noteDraft>
