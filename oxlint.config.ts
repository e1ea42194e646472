import { defineConfig } from 'oxlint'
import { SERVER_COMMON } from './scripts/subjects.ts'

const DEPTHS = [1, 2, 3, 4]

interface Boundary {
  readonly files: readonly string[]
  /** Groups of import paths, as in a .gitignore: later ones with an exclamation mark are allowed. */
  readonly forbidden: readonly { readonly group: readonly string[]; readonly message: string }[]
}

const boundary = ({ files, forbidden }: Boundary) => ({
  files: [...files],
  rules: {
    'no-restricted-imports': [
      'error',
      { patterns: forbidden.map(({ group, message }) => ({ group: [...group], message })) },
    ] as const,
  },
})

/** Files this many folders below a folder. */
const below = (folder: string, depth: number, extension = 'ts') =>
  `${folder}/${'*/'.repeat(depth)}*.${extension}`
const up = (depth: number) => '../'.repeat(depth)

/** One rule for each depth, because import paths are relative. */
const importRules = DEPTHS.flatMap((depth) => [
  boundary({
    files: [below('domain', depth)],
    forbidden: [
      { group: ['*', '!./**', '!../**', up(depth + 1)], message: 'domain imports only itself' },
    ],
  }),
  boundary({
    files: [below('contract', depth)],
    forbidden: [
      {
        group: ['*', '!./**', '!../**', up(depth + 1), '!#domain/**', '!zod/mini'],
        message: 'contract imports zod and domain only',
      },
    ],
  }),
  boundary({
    files: [below('server', depth)],
    forbidden: [
      { group: ['#web/**'], message: 'server never imports web' },
      {
        group: [
          `${up(depth)}**`,
          `!${up(depth + 1)}package.json`,
          ...SERVER_COMMON.map((folder) => `!${up(depth)}${folder}/**`),
        ],
        message: 'subjects meet in app.ts, not in each other',
      },
    ],
  }),
  boundary({
    files: [below('web', depth, '{ts,tsx}')],
    forbidden: [
      { group: ['#server/**', '#web/**'], message: 'web talks to the server through contract' },
      {
        group: [`${up(depth)}**`, `!${up(depth)}shared/**`],
        message: 'subjects meet in app, not in each other',
      },
    ],
  }),
  boundary({
    files: [below('web/shared', depth - 1, '{ts,tsx}')],
    forbidden: [
      { group: ['#server/**', '#web/**'], message: 'web talks to the server through contract' },
      { group: [`${up(depth)}**`], message: 'shared imports only itself' },
    ],
  }),
])

/** Parts that read files, start processes or make up data, and know no database. */
const PLAIN_PARTS = [
  { folder: 'server/archive/ingest', common: ['http', 'process', 'testing'] },
  { folder: 'server/archive/demo/season', common: [] },
]
const plainParts = PLAIN_PARTS.flatMap(({ folder, common }) =>
  [0, 1].map((depth) => {
    const server = up(folder.split('/').length - 1 + depth)
    return boundary({
      files: [below(folder, depth)],
      forbidden: [
        {
          group: [`${up(depth + 1)}**`, ...common.map((name) => `!${server}${name}/**`)],
          message: `${folder} knows no database`,
        },
      ],
    })
  }),
)

export default defineConfig({
  ignorePatterns: ['node_modules', 'dist', '/data', 'web/public', 'test-results'],
  plugins: ['typescript', 'import', 'unicorn', 'react', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error' },
  rules: {
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
    'max-lines-per-function': ['error', { max: 60, skipBlankLines: true, skipComments: true }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'react/react-in-jsx-scope': 'off',
    eqeqeq: 'error',
    'typescript/no-floating-promises': 'error',
    'no-underscore-dangle': ['error', { allow: ['_default'] }],
  },
  overrides: [
    {
      files: ['domain/**/*.ts'],
      rules: {
        'no-restricted-globals': [
          'error',
          'Date',
          'console',
          'process',
          'fetch',
          'performance',
          'crypto',
        ],
        'no-restricted-properties': [
          'error',
          { object: 'Math', property: 'random', message: 'pass a seeded generator in' },
          { object: 'Date', property: 'now', message: 'pass the time in' },
        ],
      },
    },
    { files: ['server/**/*.ts'], rules: { 'unicorn/require-post-message-target-origin': 'off' } },
    ...importRules,
    ...plainParts,
    {
      files: ['web/{app,testing}/**/*.{ts,tsx}'],
      rules: {
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              { group: ['#server/**'], message: 'web talks to the server through contract' },
            ],
          },
        ],
      },
    },
    {
      files: ['scripts/test/*-reporter.ts', 'web/shared/page/zip-workbook.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: [
        '**/*.test.ts',
        '**/*.test.tsx',
        'server/**/test-*.ts',
        '**/*.config.ts',
        'e2e/**/*.ts',
      ],
      rules: {
        'no-restricted-imports': 'off',
        'import/no-default-export': 'off',
        'max-lines-per-function': 'off',
      },
    },
    {
      files: ['**/*.tsx'],
      rules: {
        'max-lines-per-function': ['error', { max: 100, skipBlankLines: true, skipComments: true }],
      },
    },
    {
      files: ['domain/catalog/data/**', 'contract/base/texts.ts'],
      rules: { 'max-lines': 'off' },
    },
    {
      files: ['server/**/*.repository.ts'],
      rules: {
        'max-lines-per-function': ['error', { max: 150, skipBlankLines: true, skipComments: true }],
      },
    },
  ],
})
