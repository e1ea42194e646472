import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { livePageMessages as texts } from '#contract/messages/live-page.ts'
import type { LiveView } from '#domain/live-view/live-view.ts'

/** Screen readers get at most one message in this time. */
const PAUSE_MS = 5000

/** Announces teams that are out. Several within five seconds are one message. */
export function LiveAnnouncer({ view }: { view: LiveView }) {
  const [text, setText] = useState('')
  const known = useRef<ReadonlySet<string> | null>(null)
  const match = `${view.feed} ${view.startedAt}`

  const announce = useEffectEvent(() => {
    const placed = view.teams.filter(({ placement }) => placement !== null)
    const before = known.current
    known.current = new Set(placed.map(({ slot }) => `${match} ${slot}`))
    // What happened before this page was opened is on the screen.
    if (!before) return
    const fresh = placed.filter(({ slot }) => !before.has(`${match} ${slot}`))
    const [best] = fresh.toSorted((a, b) => (a.placement ?? 0) - (b.placement ?? 0))
    if (!best) return
    const place = best.placement ?? 0
    const first = place === 1 ? texts.teamWon(best.name) : texts.teamOutPlace(best.name, place)
    setText(fresh.length > 1 ? texts.teamsOut(first, fresh.length - 1) : first)
  })
  useEffect(() => {
    announce()
    const timer = setInterval(announce, PAUSE_MS)
    return () => clearInterval(timer)
  }, [])

  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      {text}
    </div>
  )
}
