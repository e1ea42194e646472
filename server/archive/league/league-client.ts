import { setTimeout as wait } from 'node:timers/promises'
import { leagueMessages as texts } from '#contract/archive/league.texts.ts'
import { outgoingMessages } from '#contract/base/outgoing.texts.ts'
import {
  OutgoingError,
  type OutgoingLimits,
  sendOutgoing,
} from '../../http/outgoing/outgoing-request.ts'
import { findWrongTypes } from '../ingest/readers/algs-types.ts'
import { parseJson } from '../ingest/parsing/parse-json.ts'
import { UnreadableFileError } from '../ingest/parsing/unreadable-file.ts'
import type { leagueTurns } from './league-turns.repository.ts'

/** The list of a season can have 14 MB. */
const LIMITS: OutgoingLimits = { timeMs: 20_000, bytes: 16 * 1024 * 1024 }
const MAX_TRIES = 4
/** Whatever the league asks for. */
const MAX_DELAY_S = 15 * 60

export interface Pace {
  /** Between two requests: two a second. */
  readonly gapMs: number
  /** How long a second of waiting takes. Tests shorten it. */
  readonly secondMs: number
}
export const PACE: Pace = { gapMs: 500, secondMs: 1000 }

const fail = (fault: string, retryAfterS = 0) => ({ fault, retryAfterS })

/** The league wants to be left alone for longer than a fetch waits. */
export class LeagueWaitError extends Error {}

export interface ClientOptions {
  /** Without a slash at its end. */
  readonly api: string
  readonly turns: ReturnType<typeof leagueTurns>
  readonly stop: AbortSignal
  readonly pace?: Pace
  readonly limits?: OutgoingLimits
}

type Outcome = { answer: unknown } | { fault: string; answer?: unknown; retryAfterS: number }

/**
 * Gets answers of the league, one after another and never faster than the pace. What fails is tried again, later each time.
 * Null: not published yet. An answer whose types stay wrong is given as it is: reading it says so.
 */
export function leagueClient({ api, turns, stop, pace = PACE, limits = LIMITS }: ClientOptions) {
  const { host } = new URL(api)

  const waitForTurn = async () => {
    const waitMs = await turns.takeTurn(pace.gapMs)
    if (waitMs === null) throw new LeagueWaitError()
    await wait(waitMs, undefined, { signal: stop })
  }

  const tryOnce = async (path: string): Promise<Outcome> => {
    try {
      const sent = await sendOutgoing(new URL(api + path), { stop, limits })
      if (sent.status === 404 || sent.status === 400) return { answer: null }
      if (sent.status !== 200)
        return fail(outgoingMessages.status(host, sent.status), sent.retryAfterS)
      const text = sent.body.toString('utf8').trimStart()
      if (text.startsWith('<')) return fail(outgoingMessages.page(host))
      if (text === '') return fail(texts.faults.unreadable(host))
      const answer = parseJson(text)
      return findWrongTypes(answer).length > 0
        ? { ...fail(texts.faults.wrongTypes(host)), answer }
        : { answer }
    } catch (error) {
      if (error instanceof OutgoingError) return fail(error.message)
      if (error instanceof UnreadableFileError) return fail(texts.faults.unreadable(host))
      throw error
    }
  }

  return async (path: string): Promise<unknown> => {
    for (let tries = 1; ; tries += 1) {
      await waitForTurn()
      const outcome = await tryOnce(path)
      if (!('fault' in outcome)) return outcome.answer
      stop.throwIfAborted()
      const seconds = Math.max(outcome.retryAfterS, 2 ** (tries - 1))
      await turns.delay((Math.min(seconds, MAX_DELAY_S) * pace.secondMs) / 1000)
      if (tries < MAX_TRIES) continue
      if (outcome.answer !== undefined) return outcome.answer
      throw new OutgoingError(outcome.fault)
    }
  }
}

export type GetAnswer = ReturnType<typeof leagueClient>
