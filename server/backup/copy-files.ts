import { copyFile, lstat, mkdir, readdir, realpath, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { backupMessages as texts } from '#contract/base/backup.texts.ts'

/** Copies a folder if it exists. Links become copies of what they point to, so that a backup contains no links. */
export async function copyFolder(from: string, to: string) {
  // The folder itself can be a link: the operator decides where it is.
  const root = await realpath(from).catch(() => null)
  if (root !== null) await copyInto({ root, open: [] }, from, root, to)
}

interface Copying {
  root: string
  /** The folders that are being copied, outermost first. A link to one of them would never end. */
  open: readonly string[]
}

async function copyInto({ root, open }: Copying, name: string, from: string, to: string) {
  if (open.includes(from)) throw new Error(texts.linkToParent(name))
  await mkdir(to, { recursive: true })
  for (const entry of await readdir(from)) {
    const path = join(name, entry)
    const source = await resolveLink(root, path, join(from, entry))
    const found = await stat(source)
    if (found.isDirectory()) {
      await copyInto({ root, open: [...open, from] }, path, source, join(to, entry))
    } else if (found.isFile()) await copyFile(source, join(to, entry))
    else throw new Error(texts.notAFile(path))
  }
}

async function resolveLink(root: string, name: string, path: string) {
  if (!(await lstat(path)).isSymbolicLink()) return path
  const target = await realpath(path).catch(() => null)
  if (target === null) throw new Error(texts.deadLink(name))
  const isInside = !relative(root, target).startsWith('..')
  if (!isInside) throw new Error(texts.linkOutside(name, target))
  return target
}
