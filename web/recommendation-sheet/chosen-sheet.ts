import { FILE_NAME_LENGTH } from '#contract/field.ts'
import { recommendationSheetMessages as texts } from '#contract/messages/recommendation-sheet.ts'
import { SHEET_BYTES } from '#contract/recommendation-sheet.ts'

export interface ChosenSheet {
  readonly name: string
  /** A copy: what was looked at is what is saved, whatever happens to the file meanwhile. */
  readonly content: Blob
}

export async function takeSheet(file: File): Promise<ChosenSheet> {
  if (file.size > SHEET_BYTES) throw new Error(texts.tooLarge)
  try {
    const content = new Blob([await file.arrayBuffer()])
    // Browsers take names of any length from the disk; the call takes as many letters as file systems do.
    return { name: file.name.slice(0, FILE_NAME_LENGTH), content }
  } catch {
    throw new Error(texts.fileGone)
  }
}
