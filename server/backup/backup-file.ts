import { createHash } from 'node:crypto'
import { posix } from 'node:path'
import { list, type ReadEntry } from 'tar'
import { commandMessages } from '#contract/base/command.texts.ts'
import { backupMessages as texts } from '#contract/base/backup.texts.ts'
import { errorText } from '../http/errors.ts'
import { FOLDERS, type Manifest, manifestSchema } from './manifest.ts'

interface BackupFile {
  manifest: Manifest
  /** The paths of links and of what they point to, in the order to copy them. Backups up to 0.2.0 can contain some. */
  links: ReadonlyMap<string, string>
}

interface Entries {
  folders: Set<string>
  /** The SHA-256 of each file. */
  files: Record<string, string>
  links: Map<string, string>
  manifest: string
}

/** Reads a whole backup without unpacking it. Refuses it by name if a file differs from its manifest. */
export async function readBackupFile(file: string): Promise<BackupFile> {
  const entries = await readEntries(file)
  const parsed = manifestSchema.safeParse(parseJson(entries.manifest))
  if (!parsed.success) throw new Error(commandMessages.notABackup)
  const manifest = parsed.data
  const changed = changedFiles(manifest.files, entries.files)
  if (changed.length > 0) throw new Error(commandMessages.damaged(changed))
  return { manifest, links: resolveLinks(entries) }
}

/** The paths that aren't in both, or differ. */
export const changedFiles = (files: Manifest['files'], found: Manifest['files']): string[] =>
  [...new Set([...Object.keys(files), ...Object.keys(found)])].filter(
    (path) => files[path] !== found[path],
  )

async function readEntries(file: string): Promise<Entries> {
  const entries: Entries = { folders: new Set(), files: {}, links: new Map(), manifest: '' }
  const unknown: string[] = []
  await list({
    file,
    strict: true,
    onReadEntry: (entry) => {
      if (!addEntry(entries, entry)) unknown.push(entry.path)
    },
  }).catch((error: unknown) => {
    throw new Error(texts.unreadable(errorText(error)), { cause: error })
  })
  const [first] = unknown
  if (first !== undefined) throw new Error(texts.foreignEntry(first))
  return entries
}

const ROOTS = ['tables', 'files', ...FOLDERS.map((name) => `files/${name}`)]

/** False if it can't be part of a backup. */
function addEntry(entries: Entries, entry: ReadEntry): boolean {
  const path = posix.normalize(entry.path).replace(/\/$/, '')
  const isOurs = ROOTS.some((root) => path.startsWith(`${root}/`))
  switch (entry.type) {
    case 'Directory':
      entries.folders.add(path)
      return isOurs || path === '.' || ROOTS.includes(path)
    case 'File':
    case 'OldFile':
      readContent(entries, path, entry)
      return isOurs || path === 'manifest.json'
    case 'SymbolicLink':
      entries.links.set(path, entry.linkpath ?? '')
      return isOurs
    default:
      return false
  }
}

function readContent(entries: Entries, path: string, entry: ReadEntry) {
  const hash = createHash('sha256')
  const isManifest = path === 'manifest.json'
  const chunks: Buffer[] = []
  entry.on('data', (chunk) => {
    hash.update(chunk)
    if (isManifest) chunks.push(chunk)
  })
  entry.on('end', () => {
    if (isManifest) entries.manifest = Buffer.concat(chunks).toString()
    else entries.files[path] = hash.digest('hex')
  })
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function resolveLinks(entries: Entries): Map<string, string> {
  const { links, folders } = entries
  const resolved = [...links].map(([path, target]): [string, string] => {
    let found: string | null = path
    // A link to a link is followed. Links that point at each other end here too.
    for (let steps = 0; found !== null && links.has(found) && steps <= links.size; steps++) {
      found = findTarget(entries, found)
    }
    if (found === null || links.has(found)) throw new Error(texts.lostLink(path, target))
    return [path, found]
  })
  // Folders last: they are copied with the files that links have become.
  const rank = ([, target]: [string, string]) => Number(folders.has(target))
  return new Map(resolved.toSorted((one, other) => rank(one) - rank(other)))
}

/** The entry that a link points to; null if the backup doesn't contain it. */
function findTarget({ links, files, folders }: Entries, path: string): string | null {
  const target = links.get(path) ?? ''
  const isThere = (each: string) =>
    (Object.hasOwn(files, each) || folders.has(each) || links.has(each)) &&
    !path.startsWith(`${each}/`)
  if (!posix.isAbsolute(target)) {
    const resolved = posix.join(posix.dirname(path), target)
    return isThere(resolved) ? resolved : null
  }
  // Older versions made links absolute, and the data folder of that time isn't known.
  const parts = target.split('/')
  const paths = parts.flatMap((part, at) =>
    FOLDERS.includes(part) ? [['files', ...parts.slice(at)].join('/')] : [],
  )
  return paths.find(isThere) ?? null
}
