import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { SampleFile } from '../archive/ingest/testing/test-overstat-files.ts'

const root = resolve(import.meta.dirname, '../..')

/** A file or folder in the folder of REAL_DATA. */
export const realPath = (path: string) => resolve(root, process.env['REAL_DATA'] ?? '', path)

/** A missing file fails the test with its full path. */
export const readRealFile = (path: string) => readFileSync(realPath(path))

export const readRealSample = (name: string): SampleFile => ({
  name,
  bytes: readRealFile(`overstat/raw-samples/${name}`),
})
