import { mentionName, splitMentions } from '../note/mention.ts'

/** Fixed, so that everyone means the same by a key. The order is that of the keys 1 to 5. */
export const MOMENT_TAGS = ['rotation', 'fight', 'comms', 'loot', 'macro'] as const
export type MomentTag = (typeof MOMENT_TAGS)[number]

/** A span of a game, in seconds. */
export interface MomentSpan {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** How much is played before and after a moment. */
const BEFORE_S = 8
const AFTER_S = 12

/** The usual span around a time, inside the game. */
export const spanAround = (at: number, durationS: number): MomentSpan => ({
  at: tenth(at),
  from: tenth(Math.max(0, at - BEFORE_S)),
  to: tenth(Math.min(durationS, at + AFTER_S)),
})

/** The longest time before or after a moment that is played with it. */
export const MAX_AROUND_S = 120

/** A span that plays this many seconds before and after the moment, inside the game. */
export const spanWith = (
  at: number,
  before: number,
  after: number,
  durationS: number,
): MomentSpan => ({
  at: tenth(at),
  from: tenth(Math.max(0, at - Math.min(MAX_AROUND_S, Math.max(0, before)))),
  to: tenth(Math.min(durationS, at + Math.min(MAX_AROUND_S, Math.max(0, after)))),
})

const tenth = (seconds: number) => Math.round(seconds * 10) / 10

/** The same tag again this soon adds nothing: a key that was pressed twice. */
const REPEAT_S = 3

/** Whether a moment with only this tag is there already. */
export const isRepeated = (
  moments: readonly {
    readonly at: number
    readonly tags: readonly MomentTag[]
    readonly note: string
  }[],
  tag: MomentTag,
  at: number,
): boolean =>
  moments.some(
    (moment) =>
      moment.note === '' &&
      moment.tags.length === 1 &&
      moment.tags[0] === tag &&
      Math.abs(moment.at - at) < REPEAT_S,
  )

export interface MentionedInNote {
  readonly players: string[]
  /** Keys of legends. */
  readonly legends: string[]
}

/** Whom and what a note mentions, each once. */
export function mentionedIn(note: string, players: readonly string[]): MentionedInNote {
  const mentioned = splitMentions(note, players).filter((part) => typeof part !== 'string')
  const names = (isPlayer: boolean) =>
    mentioned.flatMap((part) =>
      'person' in part === isPlayer ? ['person' in part ? mentionName(part) : part.key] : [],
    )
  return { players: [...new Set(names(true))], legends: [...new Set(names(false))] }
}
