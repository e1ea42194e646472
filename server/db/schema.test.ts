import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../testing/test-app.ts'
import { withClient } from './client.ts'

const FILES = [
  'schema.ts',
  'schema/archive-schema.ts',
  'schema/draft-schema.ts',
  'schema/forecast-schema.ts',
  'schema/league-schema.ts',
  'schema/live-schema.ts',
  'schema/review-schema.ts',
  'schema/sum-schema.ts',
]

/** PostgreSQL types and their types in our code. */
const TYPES: Readonly<Record<string, string>> = {
  int4: 'number',
  int8: 'number',
  float8: 'number',
  text: 'string',
  uuid: 'string',
  bool: 'boolean',
  bytea: 'Buffer',
  date: 'Date',
  timestamptz: 'Date',
  _int4: 'number[]',
  _text: 'string[]',
  jsonb: 'json',
}

/** Types in our code that narrow a database type. */
const COLUMN_TYPES = {
  CorrectionRow: 'string',
  DraftRefusal: 'string',
  EqualPointsRule: 'string',
  InsightKind: 'string',
  GameKind: 'string',
  IdArray: 'number[]',
  Json: 'json',
  LeagueState: 'string',
  MapId: 'string',
  MatchLink: 'string',
  PoiDraftRefusal: 'string',
  Region: 'string',
  Role: 'string',
  RoomRole: 'string',
  SettledOutcome: 'string',
  NoteSubject: 'string',
  ShareKind: 'string',
  StoredRings: 'number[]',
  TextArray: 'string[]',
  TieRule: 'string',
  InsightVerdict: 'string',
}

/** `team.name string`, `import.id number default`, `account.email string null`. */
async function schemaInCode(): Promise<string[]> {
  const text = (
    await Promise.all(FILES.map((file) => readFile(join(import.meta.dirname, file), 'utf8')))
  ).join('\n')
  const tables = new Map(
    [...text.matchAll(/^ {2}(\w+): (\w+Table)$/gm)].map(([, name = '', type = '']) => [type, name]),
  )
  const interfaces = [...text.matchAll(/^interface (\w+Table) \{\n([^}]*)\}/gm)]
  return interfaces.flatMap(([, type = '', body = '']) =>
    [...body.matchAll(/^ {2}(\w+): (.+)$/gm)].map(
      ([, column, written = '']) => `${tables.get(type)}.${column} ${columnInCode(written)}`,
    ),
  )
}

function columnInCode(written: string): string {
  const isNullable = written.endsWith(' | null')
  const hasDefault = /^(Generated|\w+WithDefault)\b/.test(written)
  const plain = written.replace(/ \| null$/, '').replace(/^Generated<(.*)>$/, '$1')
  const type = Object.entries(COLUMN_TYPES).find(([name]) => plain.startsWith(name))?.[1] ?? plain
  return [type, isNullable ? 'null' : '', hasDefault ? 'default' : ''].filter(Boolean).join(' ')
}

async function schemaInCatalog(): Promise<string[]> {
  const { rows } = await withClient(await createTestDatabase(), (client) =>
    client.query<{ name: string; type: string; isNullable: boolean; hasDefault: boolean }>(`
      select table_name || '.' || column_name as name, udt_name::text as type,
        is_nullable = 'YES' as "isNullable",
        column_default is not null or is_identity = 'YES' as "hasDefault"
      from information_schema.columns where table_schema = 'public'`),
  )
  return rows.map(({ name, type, isNullable, hasDefault }) =>
    [`${name} ${TYPES[type] ?? type}`, isNullable ? 'null' : '', hasDefault ? 'default' : '']
      .filter(Boolean)
      .join(' '),
  )
}

test('the types of all tables are those of a migrated database', async () => {
  const [code, catalog] = [await schemaInCode(), await schemaInCatalog()]
  expect(code.length).toBeGreaterThan(200)
  expect(code.toSorted()).toEqual(catalog.toSorted())
})
