import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { describePlaced, knownPlaces, type KnownPlaces } from './placed-teams.ts'

/** Screen readers get at most one message in this time. */
const PAUSE_MS = 5000

/** Announces teams that are out. Several within five seconds are one message. */
export function LiveAnnouncer({ view }: { view: LiveView }) {
  const [text, setText] = useState('')
  const known = useRef<KnownPlaces | null>(null)

  const announce = useEffectEvent(() => {
    const before = known.current
    known.current = knownPlaces(view)
    // What happened before this page was opened is on the screen.
    const said = before && describePlaced(before, view)
    if (said) setText(said)
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
