import { expect, test } from 'vitest'
import type { ImportFinding, ImportPreview, ImportRow } from '#contract/archive/import.ts'
import { messages } from '#contract/base/texts.ts'
import { importMessages as texts } from '#contract/archive/import.texts.ts'
import {
  attributesOf,
  cellsOf,
  htmlText,
  orderBy,
  renderHtml,
  renderText,
} from '../../shared/ui/test-render.tsx'
import { DemoNotice } from './DemoNotice.tsx'
import { FILE_TEMPLATES } from './file-templates.ts'
import { FindingList, Findings } from './history/Findings.tsx'
import { importFindingsQuery } from './history/import.queries.ts'
import { importColumns } from './history/import-columns.tsx'
import { importCards } from './history/ImportCard.tsx'
import { ImportFileCard } from './queue/ImportFileCard.tsx'
import { ImportHistory } from './history/ImportHistory.tsx'
import { ImportPreviewCard } from './queue/ImportPreviewCard.tsx'
import { NewTeams } from './queue/NewTeams.tsx'
import { QueueBar } from './queue/QueueBar.tsx'
import { QueueRowCard } from './queue/QueueRowCard.tsx'
import { QueueList } from './queue/QueueList.tsx'
import type { FileState, ImportQueue, QueuedFile } from './queue/queue-state.ts'

const AT = Date.UTC(2026, 9, 3, 12)

const PREVIEW: ImportPreview = {
  fileName: 'day.json',
  format: 'overstat',
  isKnown: false,
  sets: [{ event: 'Autumn Cup', set: 'A', games: 6, teams: 20, startedAt: AT, bansEnabled: true }],
  games: 6,
  knownGames: 2,
  teamGames: 120,
  landings: 0,
  teams: 20,
  newTeams: [],
  findings: [],
}

const queued = (
  id: number,
  state: FileState,
  preview: ImportPreview | null = PREVIEW,
): QueuedFile => ({
  id,
  file: new File([], `file-${id}.json`),
  day: '',
  preview,
  state,
})

const row = (id: number, change: Partial<ImportRow> = {}): ImportRow => ({
  id,
  fileName: `file-${id}.json`,
  format: 'overstat',
  isDemo: false,
  importedBy: 'mika',
  importedAt: AT,
  undoneBy: null,
  undoneAt: null,
  games: 6,
  teamGames: 120,
  landings: 0,
  findings: 1,
  moments: 0,
  ...change,
})

const card = (file: QueuedFile) => (
  <ImportFileCard file={file} startsOpen={false} onRetry={() => {}} onRemove={() => {}} />
)
const bar = (queue: ImportQueue) => renderText(<QueueBar queue={queue} />)

test('a preview says what a file has, and what of it is new', () => {
  const text = renderText(<ImportPreviewCard preview={PREVIEW} startsOpen={false} />)
  expect(text).toContain(texts.facts(6, 120))
  expect(text).toContain(texts.knownGames(2))
  expect(text).not.toContain('Autumn Cup')
})

test('an open preview lists its sets and its findings by kind', () => {
  const finding: ImportPreview['findings'][number] = {
    kind: 'lobby_slots',
    games: [1],
    team: null,
    found: '21 teams',
    action: 'cut',
  }
  const preview = { ...PREVIEW, findings: [finding, finding] }
  const text = renderText(<ImportPreviewCard preview={preview} startsOpen />)
  expect(text).toContain('Autumn Cup')
  expect(text).toContain(texts.setFacts(6, 20))
  expect(text).toContain(texts.withBans)
  expect(text).toContain(texts.findingCount(2))
  expect(text).toContain('21 teams; cut')
})

// Finding L10.
test('the findings of an import can be read in the history', () => {
  const html = renderHtml(<Findings row={row(7)} />)
  expect(html).toContain(`aria-label="${texts.findingsOf(1, 'file-7.json')}"`)
  expect(renderText(<Findings row={row(7, { findings: 0 })} />)).toBe('0')
  const finding: ImportFinding = {
    kind: 'guessed',
    games: [2],
    team: 'Nova',
    found: 'no event',
    action: 'placed',
  }
  const answers = [[importFindingsQuery(7).queryKey, { findings: [finding] }]] as const
  const text = renderText(<FindingList id={7} />, { answers })
  expect(text).toContain(texts.kinds.guessed)
  expect(text).toContain('no event; placed')
})

test('new teams that look like known ones come with the reason, the others together', () => {
  const text = renderText(
    <NewTeams
      teams={[
        {
          name: 'Aliance',
          suggestion: { into: 'Alliance', reason: 'unknown reason', shared: ['ann', 'ben'] },
        },
        { name: 'Fjord', suggestion: null },
        { name: 'Nova', suggestion: null },
      ]}
    />,
  )
  expect(text).toContain(
    `Aliance ${texts.suggestion('Alliance')}: ${texts.otherReason}. 2 shared players: ann, ben`,
  )
  expect(text).toContain('Fjord, Nova')
  expect(renderText(<NewTeams teams={[]} />)).toBe('')
})

test('of many shared players the first six are named', () => {
  expect(texts.shared(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])).toBe(
    '8 shared players: a, b, c, d, e, f and 2 more',
  )
})

test.each<[FileState, boolean, boolean]>([
  [{ kind: 'ready' }, false, true],
  [{ kind: 'importing' }, false, false],
  [{ kind: 'failed', message: 'The disk is full.' }, true, true],
  [{ kind: 'refused', message: 'No connection', isFinal: false }, true, true],
  [{ kind: 'refused', message: 'Not JSON', isFinal: true }, false, true],
])('a file that is %j can be retried: %s, removed: %s', (state, canRetry, canRemove) => {
  const labels = attributesOf(renderHtml(card(queued(1, state))), 'aria-label')
  expect(labels.includes(texts.retry('file-1.json'))).toBe(canRetry)
  expect(labels.includes(texts.remove('file-1.json'))).toBe(canRemove)
})

test('a file shows its state and its message', () => {
  expect(renderText(card(queued(1, { kind: 'failed', message: 'The disk is full.' })))).toContain(
    'The disk is full.',
  )
  const known = queued(1, { kind: 'ready' }, { ...PREVIEW, isKnown: true })
  expect(renderText(card(known))).toContain(texts.states.known)
  const empty = queued(1, { kind: 'ready' }, { ...PREVIEW, games: 0 })
  expect(renderText(card(empty))).toContain(texts.states.empty)
})

test('a score sheet without a date asks for the day', () => {
  const [set] = PREVIEW.sets
  if (!set) throw new Error('a set is expected')
  const sheet: ImportPreview = {
    ...PREVIEW,
    format: 'scoresheet',
    sets: [{ ...set, startedAt: 0 }],
  }
  expect(renderText(card(queued(1, { kind: 'ready' }, sheet)))).toContain(texts.day)
  expect(renderText(card(queued(1, { kind: 'ready' })))).not.toContain(texts.day)
})

test('the bar counts the files and offers to import those that are ready', () => {
  const files = [
    queued(1, { kind: 'ready' }),
    queued(2, { kind: 'ready' }),
    queued(3, { kind: 'waiting' }),
  ]
  const text = bar({ files, run: null })
  expect(text).toContain(texts.readyCount(2, 12))
  expect(text).toContain(texts.readingCount(1))
  expect(text).toContain(texts.importFiles(2))
})

test('a running import shows its progress and can be stopped', () => {
  const files = [queued(1, { kind: 'importing' })]
  const running = bar({ files, run: { total: 4, done: 1, isStopping: false } })
  expect(running).toContain(texts.progress(1, 4))
  expect(running).toContain(texts.stop)
  expect(running).not.toContain(texts.clear)
  expect(bar({ files, run: { total: 4, done: 1, isStopping: true } })).toContain(texts.stopping)
})

const list = (files: readonly QueuedFile[]) =>
  renderHtml(<QueueList queue={{ files, run: null }} />)
const ready = (count: number) =>
  Array.from({ length: count }, (_, id) => queued(id, { kind: 'ready' }))

test('up to three files are cards, and more are rows of a table', () => {
  expect(list(ready(3)).match(/<article/g)).toHaveLength(3)
  const rows = list(ready(4))
  expect(rows).not.toContain('<article')
  expect(rows.match(/<th scope="row"/g)).toHaveLength(4)
  expect(htmlText(rows)).toContain('file-3.json overstat JSON 6 2 known 20 0 0 Ready')
})

test('a row names the fault of its file without being opened', () => {
  const text = htmlText(list([...ready(3), queued(4, { kind: 'failed', message: 'Disk full.' })]))
  expect(text).toContain('file-4.json Disk full. overstat JSON')
  expect(text).not.toContain(texts.details)
})

test('on phones a row has its facts in a line', () => {
  const text = renderText(
    <QueueRowCard
      file={queued(1, { kind: 'ready' })}
      isOpen={false}
      onToggle={() => {}}
      onRetry={() => {}}
      onRemove={() => {}}
    />,
  )
  expect(text).toBe('file-1.json Ready overstat JSON · 6 games · 20 teams')
})

test('a long queue shows 100 files and how many follow', () => {
  const html = list(ready(130))
  expect(html.match(/<th scope="row"/g)).toHaveLength(100)
  expect(html).toContain(texts.showMore(30))
})

test('a row of the history has its counts and can be undone once', () => {
  const columns = importColumns(() => {})
  expect(cellsOf(columns, row(1))).toMatchObject({
    file: 'file-1.json',
    games: '6',
    state: texts.inArchive,
    actions: texts.undo,
  })
  const undone = cellsOf(columns, row(2, { undoneAt: AT, undoneBy: 'ines' }))
  expect(undone['actions']).toBe('')
  expect(undone['state']).toContain('ines')
  expect(cellsOf(columns, row(3, { isDemo: true }))['state']).toBe(messages.archive.demo)
})

test('the history sorts the latest import first', () => {
  const rows = [row(1, { games: 9 }), row(3, { games: 2 }), row(2, { games: 5 })]
  const order = (id: string) =>
    orderBy(
      importColumns(() => {}),
      rows,
      id,
      (one) => String(one.id),
    )
  expect(order('imported')).toEqual(['3 2 1', '1 2 3'])
  expect(order('games')[0]).toBe('1 2 3')
})

const history = (imports?: readonly ImportRow[]) =>
  renderHtml(<ImportHistory />, imports && { answers: [[['imports'], { imports }]] })

test('the history is loading, empty or filled, and 50 rows long at first', () => {
  expect(history()).toContain(texts.loadingHistory)
  expect(history([])).toContain(texts.noImports)
  const many = history(Array.from({ length: 60 }, (_, id) => row(id)))
  expect(many.match(/<tr/g)).toHaveLength(51)
  expect(many).toContain(texts.showMore(10))
})

test('a card of the history on phones has the same facts', () => {
  const text = renderText(importCards(() => {})(row(1)))
  expect(text).toContain(texts.facts(6, 120))
  expect(text).toContain(texts.findingCount(1))
})

const notice = (hasDemo: boolean) =>
  renderText(<DemoNotice />, { answers: [[['archive'], { games: 5, hasDemo }]] })

test('the notice about the demo season is shown while there is one', () => {
  expect(notice(true)).toContain(texts.demoNotice)
  expect(notice(false)).toBe('')
})

test('the templates have as many cells in each row as in the header', () => {
  for (const { text, fileName } of FILE_TEMPLATES) {
    const [header, ...rows] = text.trim().split('\n')
    const cells = header?.split(',').length
    expect(rows.length, fileName).toBeGreaterThan(0)
    expect(
      rows.map((line) => line.split(',').length),
      fileName,
    ).toEqual(rows.map(() => cells))
  }
})
