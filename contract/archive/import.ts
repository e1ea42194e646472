import * as z from 'zod/mini'
import { FINDING_KINDS, MATCH_FORMATS } from '#domain/archive/match.ts'
import { done, epochMs, fileName, noInput, rowId } from '../base/field.ts'
import { route } from '../base/route.ts'

/** Maximum size of a match file. */
export const MATCH_FILE_BYTES = 64 * 1024 * 1024

const finding = z.object({
  kind: z.enum(FINDING_KINDS),
  /** Game numbers within their set; none if it concerns the file or a set. */
  games: z.array(z.int()),
  team: z.nullable(z.string()),
  found: z.string(),
  action: z.string(),
})

export type ImportFinding = z.infer<typeof finding>

const importPreview = z.object({
  fileName: z.string(),
  format: z.enum(MATCH_FORMATS),
  /** True if this exact file was already imported; importing it again changes nothing. */
  isKnown: z.boolean(),
  sets: z.array(
    z.object({
      event: z.string(),
      /** Distinguishes it from other series of the event, if the file has it. */
      set: z.nullable(z.string()),
      games: z.int(),
      teams: z.int(),
      startedAt: z.nullable(epochMs),
      bansEnabled: z.boolean(),
    }),
  ),
  games: z.int(),
  /** How many of them another file already contains. */
  knownGames: z.int(),
  teamGames: z.int(),
  /** Of a drop file, which has no games. */
  landings: z.int(),
  /** Different teams in the file. */
  teams: z.int(),
  newTeams: z.array(
    z.object({
      name: z.string(),
      suggestion: z.nullable(
        z.object({ into: z.string(), reason: z.string(), shared: z.array(z.string()) }),
      ),
    }),
  ),
  findings: z.array(finding),
})
export type ImportPreview = z.infer<typeof importPreview>

const importRow = z.object({
  id: z.int(),
  fileName: z.string(),
  format: z.string(),
  isDemo: z.boolean(),
  importedBy: z.nullable(z.string()),
  importedAt: epochMs,
  undoneBy: z.nullable(z.string()),
  undoneAt: z.nullable(epochMs),
  games: z.int(),
  teamGames: z.int(),
  landings: z.int(),
  findings: z.int(),
  /** Notes at moments of games that no other import has. */
  moments: z.int(),
})
export type ImportRow = z.infer<typeof importRow>

export const previewImport = route({
  method: 'POST',
  path: '/api/admin/imports/preview',
  access: 'imports.manage',
  summary: 'Preview a match file and its findings without importing it.',
  upload: true,
  input: fileName,
  output: importPreview,
})

export const runImport = route({
  method: 'POST',
  path: '/api/admin/imports',
  access: 'imports.manage',
  summary: 'Import a match file, completely or not at all.',
  upload: true,
  input: fileName,
  output: z.extend(done, {
    importId: z.int(),
    isNew: z.boolean(),
    games: z.int(),
    /** How many of them the archive already had. */
    knownGames: z.int(),
    /** That of its newest game. */
    series: z.nullable(z.int()),
    teamGames: z.int(),
    landings: z.int(),
  }),
})

export const listImports = route({
  method: 'GET',
  path: '/api/admin/imports',
  access: 'imports.manage',
  summary: 'List all imports, newest first.',
  input: noInput,
  output: z.object({ imports: z.array(importRow) }),
})

export const getImportFindings = route({
  method: 'GET',
  path: '/api/admin/imports/:id/findings',
  access: 'imports.manage',
  summary: 'Read what was unusual, guessed or left out in an import.',
  input: z.object({ id: rowId }),
  output: z.object({ findings: z.array(finding) }),
})

export const removeImport = route({
  method: 'DELETE',
  path: '/api/admin/imports/:id',
  access: 'imports.manage',
  summary: 'Undo an import. Removes its games and recalculates all statistics.',
  input: z.object({ id: rowId }),
  output: done,
})

export const removeDemo = route({
  method: 'DELETE',
  path: '/api/admin/demo',
  access: 'imports.manage',
  summary: 'Remove the demo season and the sample lootpaths.',
  input: noInput,
  output: done,
})
