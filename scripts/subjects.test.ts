import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BASE, type CodeLayer, SUBJECTS } from './subjects.ts'

const LAYERS: readonly CodeLayer[] = ['domain', 'contract', 'server', 'web', 'e2e/specs']

const foldersOf = (layer: CodeLayer) =>
  readdirSync(join(import.meta.dirname, '..', layer), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)

test.for(LAYERS)('every folder of %s is a subject, or belongs to none', (layer) => {
  const known: readonly string[] = [...SUBJECTS, ...BASE[layer]]
  expect(foldersOf(layer).filter((folder) => !known.includes(folder))).toEqual([])
  expect(BASE[layer].filter((folder) => !foldersOf(layer).includes(folder))).toEqual([])
})

test.for(SUBJECTS)('the subject %s is a folder of the contract and of another layer', (subject) => {
  const layers = LAYERS.filter((layer) => foldersOf(layer).includes(subject))
  expect(layers).toContain('contract')
  expect(layers.length).toBeGreaterThan(1)
})
