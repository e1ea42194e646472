import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  applyChange,
  applyChanges,
  brokenRules,
  decide,
  type DraftChange,
  type DraftEvent,
  type DraftOperation,
  EMPTY_DRAFT,
} from './draft.ts'
import {
  beginOperation,
  type DraftClient,
  dropOperation,
  loseConnection,
  newDraftClient,
  nextToSend,
  shownDraft,
  takeAnswer,
  takeEvent,
  takeSnapshot,
} from './draft-client.ts'
import { decideUndo, undoChanges } from './draft-undo.ts'

const ann = { id: 1, username: 'ann' }

/** Few legends and ids, so operations conflict often. */
const legend = fc.constantFrom('ash', 'loba', 'seer', 'fuse', 'wraith', 'mirage')
const trio = fc.shuffledSubarray(['ash', 'loba', 'seer', 'fuse', 'wraith', 'mirage'], {
  minLength: 3,
  maxLength: 3,
})
const id = fc.nat(5)

const operation: fc.Arbitrary<DraftOperation> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ type: fc.constantFrom('ban', 'unban'), legend }) },
  {
    weight: 4,
    arbitrary: fc.record({
      type: fc.constant('pick'),
      action: fc.constantFrom('add', 'remove'),
      legend,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('draft_history'),
      action: fc.constant('add'),
      entry: fc.record({
        id,
        comp: trio,
        bannedLegends: fc.constant([]),
        timestamp: fc.constant('now'),
      }),
      ifPicked: fc.boolean(),
    }),
  },
  fc.record({ type: fc.constant('draft_history'), action: fc.constant('remove'), id }),
  fc.constant({ type: 'draft_history', action: 'reset' }),
)

test('no order of operations and undos breaks a rule, at any change', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(operation, fc.nat(20))), (steps) => {
      let state = EMPTY_DRAFT
      const log: (readonly DraftChange[])[] = []
      for (const [one, undone] of steps) {
        const decision = decide(state, one, ann)
        const own = 'changes' in decision ? decision.changes : []
        const earlier = log[undone]
        const undo = earlier ? decideUndo(state, earlier, []) : { changes: own }
        const changes = 'changes' in undo ? undo.changes : []
        log.push(changes)
        for (const change of changes) {
          const next = applyChange(state, change)
          expect(brokenRules(next)).toEqual([])
          expect(next.version).toBe(state.version + 1)
          state = next
        }
      }
    }),
  )
})

test('an undo right away leaves the draft as it was', () => {
  fc.assert(
    fc.property(fc.array(operation), operation, (before, last) => {
      const state = before.reduce((now, one) => {
        const decision = decide(now, one, ann)
        return 'changes' in decision ? applyChanges(now, decision.changes) : now
      }, EMPTY_DRAFT)
      const decision = decide(state, last, ann)
      const changes = 'changes' in decision ? decision.changes : []
      const done = applyChanges(state, changes)
      const undone = applyChanges(done, undoChanges(done, changes))
      expect({ ...undone, version: 0 }).toEqual({ ...state, version: 0 })
    }),
  )
})

/** A server that decides each operationId once, and clients that lose requests, responses and connections. */
function world(count: number) {
  let state = EMPTY_DRAFT
  const decided = new Map<string, boolean>()
  const clients: DraftClient[] = Array.from({ length: count }, () =>
    takeSnapshot(newDraftClient(), EMPTY_DRAFT),
  )
  const inboxes: DraftEvent[][] = clients.map(() => [])
  const change = (at: number, next: (client: DraftClient) => DraftClient) => {
    const client = clients[at]
    if (client) clients[at] = next(client)
  }

  const call = (operationId: string, asked: DraftOperation): boolean => {
    const known = decided.get(operationId)
    if (known !== undefined) return known
    const decision = decide(state, asked, ann)
    const changes = 'changes' in decision ? decision.changes : []
    for (const [at, one] of changes.entries()) {
      const remaining = changes.length - 1 - at
      const event = { ...one, version: state.version + 1 + at, user: ann, operationId, remaining }
      for (const inbox of inboxes) inbox.push(event)
    }
    state = applyChanges(state, changes)
    decided.set(operationId, 'changes' in decision)
    return 'changes' in decision
  }

  return {
    clients,
    state: () => state,
    begin: (at: number, operationId: string, asked: DraftOperation) =>
      change(at, (client) => beginOperation(client, operationId, asked)),
    send(at: number, isAnswerLost: boolean) {
      const next = clients[at] && nextToSend(clients[at])
      if (!next || next.operation.type === 'undo') return false
      const isTaken = call(next.operationId, next.operation)
      if (isAnswerLost) return true
      change(at, (client) =>
        isTaken
          ? takeAnswer(client, next.operationId, state)
          : dropOperation(client, next.operationId),
      )
      return true
    },
    hear(at: number) {
      const event = inboxes[at]?.shift()
      if (event) change(at, (client) => takeEvent(client, event))
      return event !== undefined
    },
    miss: (at: number) => void inboxes[at]?.shift(),
    disconnect(at: number) {
      inboxes[at] = []
      change(at, loseConnection)
    },
    look: (at: number) => change(at, (client) => takeSnapshot(client, state)),
  }
}

test('whatever gets lost, all clients are equal to the server in the end and each operation counts once', () => {
  const at = fc.nat(2)
  const step = fc.oneof(
    fc.tuple(fc.constant('begin'), at, operation),
    fc.tuple(fc.constantFrom('send', 'lose', 'hear', 'miss', 'disconnect', 'look'), at),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 80 }), (steps) => {
      const { clients, state, ...does } = world(3)
      for (const [number, [what, who, asked]] of steps.entries()) {
        if (what === 'begin' && asked) does.begin(who, `op-${number}`, asked)
        else if (what === 'send' || what === 'lose') does.send(who, what === 'lose')
        else if (what === 'hear' || what === 'miss') does[what](who)
        else if (what === 'disconnect' || what === 'look') does[what](who)
      }
      for (const who of clients.keys()) {
        while (does.send(who, false)) {
          // Until everything is decided.
        }
      }
      for (const who of clients.keys()) {
        while (does.hear(who)) {
          // Until every client has received everything.
        }
        does.look(who)
      }
      for (const client of clients) {
        expect(client.isSynced).toBe(true)
        expect(client.pending).toEqual([])
        expect(client.state).toEqual(state())
        expect(shownDraft(client, ann)).toEqual(state())
      }
    }),
    { numRuns: 500 },
  )
})
