import * as z from 'zod/mini'
import { WORKBOOK_FINDING_KINDS } from '#domain/regular/recommendation-workbook.ts'
import { done, epochMs, fileName, noInput } from '../base/field.ts'
import { route } from '../base/route.ts'

/** Maximum size of a sheet; a thousand times what a team writes. */
export const WORKBOOK_BYTES = 5 * 1024 * 1024

const value = z.nullable(z.number())

const sheetRow = z.object({
  legends: z.array(z.string()),
  players: z.array(z.nullable(z.string())),
  value,
  byMap: z.object({
    worldsedge: value,
    stormpoint: value,
    edistrict: value,
    brokenmoon: value,
  }),
})

const sheetFinding = z.object({
  kind: z.enum(WORKBOOK_FINDING_KINDS),
  row: z.nullable(z.int()),
  found: z.string(),
  action: z.string(),
})

const sheetPreview = z.object({
  fileName: z.string(),
  rows: z.array(sheetRow),
  findings: z.array(sheetFinding),
})
export type WorkbookPreview = z.infer<typeof sheetPreview>

export const previewWorkbook = route({
  method: 'POST',
  path: '/api/admin/recommendation_sheet/preview',
  access: 'recommendations.manage',
  summary: 'Preview a recommendation workbook and its findings without saving it.',
  upload: true,
  input: fileName,
  output: sheetPreview,
})

export const saveWorkbookRows = route({
  method: 'POST',
  path: '/api/admin/recommendation_sheet',
  access: 'recommendations.manage',
  summary: 'Save a recommendation workbook and replace the current one, completely or not at all.',
  upload: true,
  input: fileName,
  output: done,
})

export const getWorkbook = route({
  method: 'GET',
  path: '/api/admin/recommendation_sheet',
  access: 'recommendations.manage',
  summary: 'Get the current workbook with its rows, and who uploaded it when.',
  input: noInput,
  output: z.object({
    sheet: z.nullable(
      z.object({
        fileName: z.string(),
        uploadedBy: z.nullable(z.string()),
        uploadedAt: epochMs,
        rows: z.array(sheetRow),
      }),
    ),
  }),
})

export const removeWorkbook = route({
  method: 'DELETE',
  path: '/api/admin/recommendation_sheet',
  access: 'recommendations.manage',
  summary: 'Remove the workbook. Recommendations are calculated from games again.',
  input: noInput,
  output: done,
})
