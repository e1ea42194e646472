import { setTimeout as wait } from 'node:timers/promises'
import { BinaryWriter, WireType } from '@bufbuild/protobuf/wire'
import type { LiveEvent } from '#domain/live-match/feed/live-message.ts'

/** All that is ever asked, with the tags of the actions in a Request, and what answers them. */
const QUESTIONS = [
  { action: 'customMatch_GetLobbyPlayers', tag: 19, answer: 'customMatch_LobbyPlayers' },
  { action: 'customMatch_GetLegendBanStatus', tag: 24, answer: 'customMatch_LegendBanStatus' },
] as const

/** The game glues requests together that come faster. */
const ANSWER_MS = 2000
const PAUSE_MS = 500

type Request = Uint8Array | string

/** Asks the lobby one question at a time. Without an answer the bans stay unknown. */
export function createLobbyRequests(
  send: (request: Request) => void,
  isJson: boolean,
  key: string,
) {
  let asking: Promise<void> | null = null
  let onAnswer: ((answer: LiveEvent['type']) => void) | null = null
  const stopping = new AbortController()

  const ask = async () => {
    for (const question of QUESTIONS) {
      const answered = new Promise<void>((resolve) => {
        onAnswer = (answer) => {
          if (answer === question.answer || answer === 'response') resolve()
        }
      })
      send(isJson ? jsonRequest(question.action, key) : binaryRequest(question.tag, key))
      await Promise.race([answered, pause(ANSWER_MS)])
      await pause(PAUSE_MS)
      if (stopping.signal.aborted) break
    }
    onAnswer = null
    asking = null
  }
  const pause = (ms: number) => wait(ms, undefined, { signal: stopping.signal }).catch(() => {})

  return {
    /** Does nothing while it is asking. */
    ask: () => {
      asking ??= ask()
    },
    hear: ({ type }: LiveEvent) => onAnswer?.(type),
    stop: () => stopping.abort(),
  }
}

const jsonRequest = (action: string, key: string) =>
  JSON.stringify({ withAck: true, ...(key && { preSharedKey: key }), [action]: {} })

function binaryRequest(tag: number, key: string): Uint8Array {
  const writer = new BinaryWriter().tag(1, WireType.Varint).bool(true)
  if (key) writer.tag(2, WireType.LengthDelimited).string(key)
  return writer.tag(tag, WireType.LengthDelimited).bytes(new Uint8Array()).finish()
}
