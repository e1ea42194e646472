import { Info } from 'lucide-react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { type DraftPage, useDraftPage } from '../../shared/draft/draft-store.ts'
import { formatRelative } from '../../shared/page/relative-time.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { describeNotice } from './draft-texts.ts'
import styles from './LastChange.module.css'

/** Often enough for a text like `2 minutes ago`. */
const REFRESH_MS = 30_000

/** Who did what last. Screen readers get it from the announcer. */
export function LastChange() {
  const nowMs = useNow(REFRESH_MS)
  const said = lastNotice(useDraftPage())
  if (!said) return null
  return (
    <p className={styles.change}>
      <Info aria-hidden="true" />
      <span>
        <b>{said.who}</b> {said.action}, {formatRelative(said.atMs, nowMs)}.
      </span>
    </p>
  )
}

/** Before the first live event arrives, use the last saved game. */
function lastNotice({ notices, client, shown, user, firstGame }: DraftPage) {
  const last = notices.at(-1)
  if (last) {
    const said = describeNotice(last, shown, firstGame)
    return said && { ...said, atMs: last.atMs }
  }
  const games = client.state.draft_history
  const game = games.at(-1)
  if (!game?.user) return null
  return {
    who: game.user.id === user?.id ? texts.yourself : game.user.username,
    action: texts.gameActions.add(games.length - 1 + firstGame),
    atMs: game.id,
  }
}
