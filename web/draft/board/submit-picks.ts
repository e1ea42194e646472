import { MAX_PICKS } from '#domain/draft/draft.ts'
import { submitGame } from '../../shared/draft/draft-actions.ts'
import { getDraftPage } from '../../shared/draft/draft-store.ts'
import { createStore, useStore } from '../../shared/storage/store.ts'
import { announce } from '../status/announce.ts'
import { nextGame } from '../status/draft-texts.ts'
import { jumpTo } from '../jump.ts'
import { needText } from './need-text.ts'

const URGED_MS = 600

const urged = createStore(false)
let timer: ReturnType<typeof setTimeout> | undefined

/** With one or two picks, announces and highlights what's missing and jumps to the pick panel. */
export function submitPicks() {
  const page = getDraftPage()
  const { shown } = page
  const { length } = shown.picked_legends
  if (length === MAX_PICKS) {
    submitGame(Date.now())
  } else if (length > 0) {
    announce(needText(length, nextGame(shown, page)))
    urge()
    jumpTo('pick')
  }
}

function urge() {
  urged.set(true)
  clearTimeout(timer)
  timer = setTimeout(() => urged.set(false), URGED_MS)
}

/** True for a moment while the tray tints the missing slots. Forced colors outline them. */
export const useUrged = () => useStore(urged) || undefined
