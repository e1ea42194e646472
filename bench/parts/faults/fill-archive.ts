import { importFile } from '#server/archive/import-file.ts'
import { openBackgroundDatabase } from '#server/db/pool.ts'
import { demoSeason } from '#server/archive/demo/season/season.ts'
import { seasonCopy } from '../season-copy.ts'

const SETS_PER_FILE = 8
let files = 0

/** The demo season in many small files, so that undoing one of them is a small change. Returns 20 of its teams. */
export async function fillArchive(databaseUrl: string): Promise<string[]> {
  const db = openBackgroundDatabase(databaseUrl)
  const season = demoSeason('2026-11-14')
  for (let at = 0; at < season.length; at += SETS_PER_FILE) {
    const { sets, ...rest } = seasonCopy(season.slice(at, at + SETS_PER_FILE), 0)
    const name = `part ${files++}`
    await importFile(db, { ...rest, sets, fileName: name, fileHash: name })
  }
  await db.destroy()
  const teams = season.flatMap(({ games }) => games[0]?.teams.map(({ rawName }) => rawName) ?? [])
  return [...new Set(teams)].slice(0, 20)
}
