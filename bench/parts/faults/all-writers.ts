// One writer for each kind of thing that people create or change.
import { getArchive } from '#contract/archive/archive.ts'
import type { Role } from '#domain/account/access.ts'
import { alarmAt, say } from '../report.ts'
import { SET_KINDS } from './kinds.ts'
import { PREPARATIONS, REGISTER_KINDS } from './register-kinds.ts'
import { send } from './send.ts'
import { readBack, startRegisterWriter, startSetWriter, type WriterPlace } from './writers.ts'

type Writer = ReturnType<typeof startSetWriter> | ReturnType<typeof startRegisterWriter>

/** The address can change at any time and differ by the number of the writer. */
export async function startWriters(
  token: (name: string, role: Role) => Promise<string>,
  isOver: AbortSignal,
  addressOf: (writer: number) => string,
): Promise<Writer[]> {
  let count = 0
  const createPlace = async (name: string): Promise<WriterPlace> => {
    const number = count++
    return { address: () => addressOf(number), token: await token(name, 'admin'), isOver }
  }
  const start = async <Kind extends { name: string }>(
    kind: Kind,
    startWriter: (kind: Kind, place: WriterPlace) => Writer,
  ) => startWriter(kind, await createPlace(`writer of ${kind.name}`))
  const { address, token: preparer } = await createPlace('preparer')
  for (const call of PREPARATIONS) await send(address(), preparer, call)
  return Promise.all([
    ...SET_KINDS.map((kind) => start(kind, startSetWriter)),
    ...REGISTER_KINDS.map((kind) => start(kind, startRegisterWriter)),
  ])
}

/** Compares what is stored with what was acknowledged. */
export async function compareWriters(writers: readonly Writer[]) {
  for (const { kind, place, ledger } of writers) {
    const found = kind.read(await readBack(place, kind.list))
    const { lost, doubled, unknown } = ledger.compare(found)
    say(
      `  ${kind.name}: ${ledger.acknowledgedCount()} acknowledged, ` +
        `lost ${lost.length}, doubled ${doubled.length}, unknown ${unknown.length}`,
    )
    const faults = [...lost, ...doubled, ...unknown]
    alarmAt(faults.length > 0, `${kind.name}: ${faults.slice(0, 10).join(', ')}`)
    if (kind.name === 'import') await compareGames(place, found.length)
  }
}

/** An import is complete or not there: each file has one game. */
async function compareGames(place: WriterPlace, imports: number) {
  const { games } = getArchive.output.parse(await readBack(place, getArchive.path))
  alarmAt(games !== imports, `${games} games of ${imports} imports with one each`)
}
