import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders where systems install the programs of each version. */
const FOLDERS = ['/usr/lib/postgresql', '/usr/local/lib/postgresql', '/opt/homebrew/opt']

/** The programs of the oldest PostgreSQL that is installed on this machine. The embedded one is the newest. */
export async function installedPostgres() {
  for (const folder of FOLDERS) {
    const versions = await readdir(folder).catch(() => [])
    for (const version of versions.toSorted((a, b) => a.localeCompare(b))) {
      const programs = join(folder, version, 'bin')
      const hasBoth = await Promise.all(
        ['postgres', 'initdb'].map((name) => stat(join(programs, name))),
      ).then(
        () => true,
        () => false,
      )
      if (hasBoth && Number.parseInt(version.replace('postgresql@', ''), 10) >= 15) return programs
    }
  }
  return null
}
