import { useEffect, useEffectEvent, useRef } from 'react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import type { DraftPage } from '../../shared/draft/draft-store.ts'
import { announce, useAnnouncement } from './announce.ts'
import { nextGame, describeNotice } from './draft-texts.ts'

/**
 * Announces other users' actions to screen readers. Own actions get their feedback where they
 * happen.
 */
export function Announcer({ page: { notices, shown, firstGame } }: { page: DraftPage }) {
  const text = useAnnouncement()
  const last = notices.at(-1)
  const announced = useRef(last)

  const announceLast = useEffectEvent(() => {
    const isWhole = last?.events.at(-1)?.remaining === 0
    if (!last || !isWhole || last.isOwn) return
    const said = describeNotice(last, shown, firstGame)
    if (!said) return
    const standing = texts.standing(shown.banned_legends.length, nextGame(shown, firstGame))
    announce(`${said.who} ${said.action}. ${standing}`)
  })
  useEffect(() => {
    if (announced.current === last) return
    announced.current = last
    announceLast()
  }, [last])

  return (
    <div className="visually-hidden" role="log" aria-live="polite">
      {text}
    </div>
  )
}
