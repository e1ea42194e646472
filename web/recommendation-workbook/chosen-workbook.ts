import { FILE_NAME_LENGTH } from '#contract/field.ts'
import { recommendationSheetMessages as texts } from '#contract/messages/recommendation-workbook.ts'
import { WORKBOOK_BYTES } from '#contract/recommendation-workbook.ts'

export interface ChosenWorkbook {
  readonly name: string
  /** A copy: what was looked at is what is saved, whatever happens to the file meanwhile. */
  readonly content: Blob
}

export async function chooseWorkbook(file: File): Promise<ChosenWorkbook> {
  if (file.size > WORKBOOK_BYTES) throw new Error(texts.tooLarge)
  try {
    const content = new Blob([await file.arrayBuffer()])
    // Browsers take names of any length from the disk; the call takes as many letters as file systems do.
    return { name: file.name.slice(0, FILE_NAME_LENGTH), content }
  } catch {
    throw new Error(texts.fileGone)
  }
}
