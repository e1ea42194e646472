import { useState } from 'react'
import type { MomentContent } from '#contract/review/moment.ts'
import { momentMessages as texts } from '#contract/review/moment.texts.ts'
import { clockText } from '#domain/base/clock-text.ts'
import type { MapPosition } from '#domain/map/map-position.ts'
import { isRepeated, MOMENT_TAGS, type MomentTag, spanAround } from '#domain/review/moment.ts'
import { useSingleKeys } from '../../shared/keyboard/use-single-keys.ts'
import { useUndoKeys } from '../../shared/keyboard/use-undo-keys.ts'
import type { MomentDraft } from './MomentForm.tsx'
import { offerRemoval } from './offer-removal.tsx'
import type { ShownMoment } from './pending-moments.ts'
import type { Moments } from './use-moments.ts'

interface Writing {
  readonly state: Moments
  readonly game: number
  readonly durationS: number
  /** Of the game now. */
  readonly at: number
  readonly position: MapPosition | null
  readonly ring: number | null
  readonly pause: () => void
}

/** Quick tags and the form, by button and by key. */
export function useMomentWriting({ state, game, durationS, at, position, ring, pause }: Writing) {
  const { canWrite, moments, save, remove } = state
  const [opened, setOpened] = useState<MomentDraft | null>(null)
  /** The last quick tag: N adds text to it, Ctrl+Z removes it. */
  const [last, setLast] = useState<{ id: string; dismiss: () => void } | null>(null)

  const contentNow = (tags: MomentTag[]): MomentContent => ({
    ...emptyContent(game),
    ...spanAround(at, durationS),
    tags,
    position,
    ring,
  })
  const undo = () => {
    last?.dismiss()
    if (last) remove(last.id)
    setLast(null)
  }
  const tag = (one: MomentTag) => {
    if (!canWrite || isRepeated(moments, one, at)) return
    const id = crypto.randomUUID()
    save(id, contentNow([one]))
    const text = texts.tagged(texts.tags[one], clockText(at))
    setLast({ id, dismiss: offerRemoval(text, () => remove(id)) })
  }
  const edit = (moment: ShownMoment) => {
    pause()
    setOpened({ id: moment.id, content: contentOf(moment), isRefused: false })
  }
  const write = () => {
    if (!canWrite) return
    const tagged = moments.find(({ id }) => id === last?.id)
    last?.dismiss()
    setLast(null)
    if (tagged) edit(tagged)
    else {
      pause()
      setOpened({ id: crypto.randomUUID(), content: contentNow([]), isRefused: false })
    }
  }
  const close = () => {
    state.clearRefused()
    setOpened(null)
  }
  useSingleKeys({ ...tagKeys(tag), n: write })
  useUndoKeys(undo)

  return {
    tag,
    write,
    edit,
    form: refusedDraft(state) ?? opened,
    close,
    submit: (id: string, content: MomentContent) => {
      close()
      save(id, content)
    },
  }
}

/** 1 to 5, in the order of the tags. */
const tagKeys = (tag: (one: MomentTag) => void) =>
  Object.fromEntries(MOMENT_TAGS.map((one, index) => [String(index + 1), () => tag(one)]))

const emptyContent = (game: number) => ({
  game,
  version: 0,
  note: '',
  players: [],
  legends: [],
  isPrivate: false,
})

const contentOf = (moment: ShownMoment): MomentContent => ({
  game: moment.game,
  version: moment.version,
  at: moment.at,
  from: moment.from,
  to: moment.to,
  tags: moment.tags,
  note: moment.note,
  players: moment.players,
  legends: moment.legends,
  position: moment.position,
  ring: moment.ring,
  isPrivate: moment.isPrivate,
})

/** What was refused opens again, on the version that is stored now. */
function refusedDraft({ refused, moments }: Moments): MomentDraft | null {
  const current = moments.find(({ id }) => id === refused?.id)
  if (!refused || !current || current.isPending) return null
  const content = { ...refused.content, version: current.version }
  return { id: refused.id, content, isRefused: true }
}
