import { readFile as readBytes, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Kysely } from 'kysely'
import { MATCH_FILE_BYTES, type ImportPreview } from '#contract/import.ts'
import { importMessages } from '#contract/messages/import.ts'
import { storeFile } from '../archive/store.ts'
import { openCommandDatabase } from '../db/command-database.ts'
import { migrate } from '../db/migrate.ts'
import { openUnhurried } from '../db/open.ts'
import type { Database } from '../db/schema.ts'
import { readEnv } from '../env.ts'
import { UnreadableFileError } from '../ingest/unreadable-file.ts'
import { hashOf, previewFile } from './preview.ts'
import { readFile } from './read.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)

/** `npm run import -- FILE… [--dry-run] [--yes]`; answers the exit code. */
export async function runImportCommand(args: readonly string[]): Promise<number> {
  const files = args.filter((arg) => !arg.startsWith('--'))
  const flags = new Set(args.filter((arg) => arg.startsWith('--')))
  const unknown = [...flags].filter((flag) => flag !== '--dry-run' && flag !== '--yes')
  if (files.length === 0 || unknown.length > 0) {
    process.stderr.write('Usage: npm run import -- FILE... [--dry-run] [--yes]\n')
    return 2
  }
  const database = await openCommandDatabase(readEnv(process.env))
  try {
    await migrate(database.url)
    const db = openUnhurried(database.url)
    try {
      return await importAll(db, files, flags)
    } finally {
      await db.destroy()
    }
  } finally {
    await database.close()
  }
}

async function importAll(db: Kysely<Database>, files: readonly string[], flags: Set<string>) {
  const readable: string[] = []
  for (const [place, path] of files.entries()) {
    const isGood = await showPreview(db, path, `${place + 1}/${files.length}`)
    if (isGood) readable.push(path)
  }
  const hasRefused = readable.length < files.length
  if (flags.has('--dry-run')) say('Nothing was written.')
  else if (flags.has('--yes') || (await isConfirmed(readable.length))) await store(db, readable)
  else say('Nothing was imported.')
  return hasRefused ? 1 : 0
}

async function showPreview(db: Kysely<Database>, path: string, place: string): Promise<boolean> {
  try {
    const bytes = await bytesOf(path)
    const file = await readFile(basename(path), bytes)
    say(`${place} ${describe(await previewFile(db, basename(path), bytes, file))}`)
    return true
  } catch (error) {
    if (!(error instanceof UnreadableFileError)) throw error
    process.stderr.write(`${place} ${basename(path)}: ${error.message}\n`)
    return false
  }
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const entry = await stat(path).catch(() => null)
  if (!entry?.isFile()) throw new UnreadableFileError('There is no such file.')
  if (entry.size > MATCH_FILE_BYTES) throw new UnreadableFileError('The file is larger than 64 MB.')
  return readBytes(path)
}

async function store(db: Kysely<Database>, paths: readonly string[]) {
  for (const [place, path] of paths.entries()) {
    const bytes = await bytesOf(path)
    const fileName = basename(path)
    const { format, sets, findings } = await readFile(fileName, bytes)
    const fileHash = hashOf(bytes)
    const file = { fileName, fileHash, format, isDemo: false, by: null, sets, findings }
    const { isNew, games } = await storeFile(db, file)
    const result = isNew ? importMessages.done(games) : importMessages.known
    say(`${place + 1}/${paths.length} ${fileName}: ${result}`)
  }
}

function describe(preview: ImportPreview): string {
  const lines = [
    `${preview.fileName}: ${preview.format}, ${preview.sets.length} sets, ${preview.games} games (${preview.knownGames} known), ${preview.teamGames} team results`,
    ...preview.newTeams.map(({ name, suggestion }) =>
      suggestion
        ? `  new team ${name}; may be ${suggestion.into} (${suggestion.reason})`
        : `  new team ${name}`,
    ),
    ...preview.findings.map(
      ({ game, team, found, action }) =>
        `  ${[game && `game ${game}`, team].filter(Boolean).join(', ')}: ${found}; ${action}`,
    ),
  ]
  return lines.join('\n')
}

async function isConfirmed(count: number): Promise<boolean> {
  if (count === 0 || !process.stdin.isTTY) return false
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question(`Import ${count} files? [y/N] `)
  lines.close()
  return /^y(es)?$/i.test(answer.trim())
}
