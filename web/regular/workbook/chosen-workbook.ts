import { FILE_NAME_LENGTH } from '#contract/base/field.ts'
import { recommendationWorkbookMessages as texts } from '#contract/regular/recommendation-workbook.texts.ts'
import { WORKBOOK_BYTES } from '#contract/regular/recommendation-workbook.ts'

export interface ChosenWorkbook {
  readonly name: string
  /** A copy, so what was previewed is what gets saved even if the file changes. */
  readonly content: Blob
}

export async function chooseWorkbook(file: File): Promise<ChosenWorkbook> {
  if (file.size > WORKBOOK_BYTES) throw new Error(texts.tooLarge)
  try {
    const content = new Blob([await file.arrayBuffer()])
    // Browsers accept file names of any length; the API limits them like file systems do.
    return { name: file.name.slice(0, FILE_NAME_LENGTH), content }
  } catch {
    throw new Error(texts.fileGone)
  }
}
