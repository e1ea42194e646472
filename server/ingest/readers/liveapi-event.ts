import { matchFileMessages as texts } from '#contract/messages/match-file.ts'
import * as z from 'zod/mini'
import { looseCount, looseStart, looseText, readShape } from '../parsing/loose-value.ts'
import { limitedList, requirePlayerCount } from '../parsing/limits.ts'
import { isRecord } from '../parsing/record.ts'

const player = z.object({
  name: looseText,
  teamId: looseCount,
  teamName: looseText,
  nucleusHash: looseText,
  hardwareName: looseText,
  character: looseText,
})
export type EventPlayer = z.infer<typeof player>

const onePlayer = z.nullish(player)
const manyPlayers = limitedList(player, requirePlayerCount)

const event = z.object({
  category: looseText,
  timestamp: looseStart,
  map: looseText,
  serverId: looseText,
  state: looseText,
  respawned: looseText,
  damageInflicted: looseCount,
  player: onePlayer,
  observer: onePlayer,
  attacker: onePlayer,
  victim: onePlayer,
  awardedTo: onePlayer,
  assistant: onePlayer,
  players: manyPlayers,
  winners: manyPlayers,
})
export type LiveEvent = z.infer<typeof event>

/** Whether a list of events, with or without envelopes, has one of the wanted categories. */
export const hasEvents = (value: unknown, wanted: ReadonlySet<string>) =>
  events(value).some((item) => wanted.has(categoryOf(item)))

/** The events of the wanted categories, in log order. Positions, items and the like are skipped without validation. */
export function* readEvents(value: unknown, wanted: ReadonlySet<string>): Generator<LiveEvent> {
  for (const item of events(value)) {
    const category = categoryOf(item)
    if (!wanted.has(category)) continue
    yield { ...readShape(event, open(item), texts.formats.liveapiEvent(category)), category }
  }
}

const events = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value])

/** `LiveAPIEvent` has the event in `gameMessage`; recorders put it in `event`. */
function open(item: unknown): unknown {
  if (!isRecord(item)) return item
  return [item['gameMessage'], item['event']].find(isRecord) ?? item
}

/** Lowercase, because the protocol spells `PlayerKilled` and logs spell `playerKilled`. */
function categoryOf(item: unknown): string {
  const inner = open(item)
  if (!isRecord(inner)) return ''
  const { category, '@type': type } = inner
  if (typeof category === 'string') return category.toLowerCase()
  return typeof type === 'string' ? (type.split('.').at(-1) ?? '').toLowerCase() : ''
}
