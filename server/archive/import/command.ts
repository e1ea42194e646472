import { readFile as readBytes, stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { createInterface } from 'node:readline/promises'
import type { Kysely } from 'kysely'
import { MATCH_FILE_BYTES, type ImportPreview } from '#contract/archive/import.ts'
import { commandMessages as texts } from '#contract/base/command.texts.ts'
import { importMessages } from '#contract/archive/import.texts.ts'
import { matchFileMessages } from '#contract/archive/match-file.texts.ts'
import { openCommandDatabase } from '../../db/command-database.ts'
import { migrate } from '../../db/migrate.ts'
import { openBackgroundDatabase } from '../../db/pool.ts'
import type { Database } from '../../db/schema.ts'
import { readEnv } from '../../process/env.ts'
import { HttpError } from '../../http/errors.ts'
import { UnreadableFileError } from '../ingest/parsing/unreadable-file.ts'
import { loadRoster } from '../../catalog/follow-roster.ts'
import { type Disk, diskToWatch, requireDiskSpace } from '../../process/disk-space.ts'
import { importRepository } from './import.repository.ts'
import { outcomeText } from './outcome-text.ts'
import { previewFile } from './preview.ts'
import { readMatchFileInWorker } from './read-in-worker.ts'
import { storeFile } from './store-file.ts'

const say = (text: string) => void process.stdout.write(`${text}\n`)

/** `npm run import -- FILE… [--dry-run] [--yes]`. Returns the exit code. */
export async function runImportCommand(args: readonly string[]): Promise<number> {
  const files = args.filter((arg) => !arg.startsWith('--'))
  const flags = new Set(args.filter((arg) => arg.startsWith('--')))
  const unknown = [...flags].filter((flag) => flag !== '--dry-run' && flag !== '--yes')
  if (files.length === 0 || unknown.length > 0) {
    process.stderr.write(`${texts.importUsage}\n`)
    return 2
  }
  const env = readEnv(process.env)
  const database = await openCommandDatabase(env)
  try {
    await migrate(database.url)
    const db = openBackgroundDatabase(database.url)
    try {
      await loadRoster(db)
      return await importAll(db, diskToWatch(env), files, flags)
    } finally {
      await db.destroy()
    }
  } finally {
    await database.close()
  }
}

async function importAll(
  db: Kysely<Database>,
  disk: Disk | null,
  files: readonly string[],
  flags: Set<string>,
) {
  const good = await forEachFile(files, async (path) => {
    const bytes = await bytesOf(path)
    const name = basename(path)
    return describe(await previewFile(db, name, bytes, await readMatchFileInWorker(name, bytes)))
  })
  if (!flags.has('--dry-run') && !flags.has('--yes') && !process.stdin.isTTY) {
    process.stderr.write(`${texts.confirmationNeeded}\n`)
    return 2
  }
  if (!(await isWanted(flags, good.length))) {
    say(texts.nothingImported)
    return good.length < files.length ? 1 : 0
  }
  const stored = await forEachFile(good, async (path) => {
    await requireDiskSpace(disk)
    const bytes = await bytesOf(path)
    return outcomeText(await storeFile(db, { fileName: basename(path), bytes, by: null }))
  })
  if ((await importRepository(db).demoIds()).length > 0) {
    say(`${importMessages.demoNotice} ${texts.removeDemoHint}`)
  }
  return stored.length < files.length ? 1 : 0
}

/** Reports the result of each file. A refused file doesn't stop the others. Returns those that weren't refused. */
async function forEachFile(paths: readonly string[], work: (path: string) => Promise<string>) {
  const good: string[] = []
  for (const [index, path] of paths.entries()) {
    const place = `${index + 1}/${paths.length} ${basename(path)}`
    try {
      say(`${place}: ${await work(path)}`)
      good.push(path)
    } catch (error) {
      if (!(error instanceof HttpError)) throw error
      process.stderr.write(`${place}: ${error.message}\n`)
    }
  }
  return good
}

async function bytesOf(path: string): Promise<Uint8Array> {
  const entry = await stat(path).catch(() => null)
  if (!entry?.isFile()) throw new UnreadableFileError(matchFileMessages.refusals.notFound)
  if (entry.size > MATCH_FILE_BYTES) {
    throw new UnreadableFileError(importMessages.fileTooLarge(MATCH_FILE_BYTES / 1024 / 1024))
  }
  return readBytes(path)
}

function reasonOf(reason: string): string {
  const sentences: Readonly<Record<string, string>> = importMessages.reasons
  return sentences[reason] ?? importMessages.otherReason
}

function describe(preview: ImportPreview): string {
  const { sets, games, knownGames, teamGames, landings, teams } = preview
  const format = importMessages.formatNames[preview.format]
  const lines = [
    landings > 0
      ? texts.previewLandings(format, landings, teams)
      : texts.preview(format, sets.length, games, knownGames, teamGames),
    ...preview.newTeams.map(({ name, suggestion }) =>
      suggestion
        ? texts.newTeamLike(name, suggestion.into, reasonOf(suggestion.reason))
        : texts.newTeam(name),
    ),
    ...preview.findings.map((finding) =>
      texts.findingIn(
        importMessages.place(finding.games, finding.team),
        importMessages.warning(finding.found, finding.action),
      ),
    ),
  ]
  return lines.join('\n')
}

async function isWanted(flags: Set<string>, count: number): Promise<boolean> {
  if (flags.has('--dry-run')) return false
  if (flags.has('--yes')) return true
  if (count === 0) return false
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await lines.question(texts.importQuestion(count))
  lines.close()
  return /^y(es)?$/i.test(answer.trim())
}
