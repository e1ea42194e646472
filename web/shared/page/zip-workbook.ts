import { zipSync } from 'fflate'

/** What write-excel-file uses to compress a workbook, see web/vite.config.ts. */
export default async function zipWorkbook(files: Record<string, Uint8Array>) {
  return zipSync(files).buffer
}
