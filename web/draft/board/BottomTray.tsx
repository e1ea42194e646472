import { memo, useId } from 'react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import type { DraftState } from '#domain/draft/draft.ts'
import { useDraftPage } from '../../shared/draft/draft-store.ts'
import { togglePick } from '../../shared/draft/draft-actions.ts'
import { BANNED, SLOTS } from '../../shared/ui/legend/emblem-state.ts'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import styles from './BottomTray.module.css'
import { labelOf, nextGame } from '../status/draft-texts.ts'
import { shortNeedText } from './need-text.ts'
import { useUrged } from './submit-picks.ts'
import { SubmitButton } from './SubmitButton.tsx'

/** Only this many fit; the ban panel shows all. */
const SHOWN_BANS = 4

/** The tray on phones, at the bottom within reach of the thumb. A single line in low windows. */
export const BottomTray = memo(({ shown }: { shown: DraftState }) => {
  const needId = useId()
  const isUrged = useUrged()
  const page = useDraftPage()
  const { banned_legends: banned, picked_legends: picked } = shown
  const hidden = banned.length - SHOWN_BANS

  return (
    <section className={styles.tray} aria-label={texts.tray} data-urged={isUrged}>
      <div className={styles.line}>
        <b className={styles.game}>{texts.game(nextGame(shown, page))}</b>
        <span className={styles.need} id={needId}>
          {shortNeedText(picked.length)}
        </span>
        <span className={styles.bans}>
          {hidden > 0 ? <span>{texts.others(hidden)}</span> : null}
          {banned.slice(-SHOWN_BANS).map((legend) => (
            <LegendEmblem key={legend} legend={legend} size={24} state={BANNED} label />
          ))}
        </span>
      </div>
      <div className={styles.slots}>
        {SLOTS.map((slot) => {
          const legend = picked[slot - 1]
          return legend === undefined ? (
            <span key={slot} className={styles.empty}>
              {texts.slot(slot)}
            </span>
          ) : (
            <button
              key={legend}
              type="button"
              className={styles.slot}
              aria-label={texts.removePick(labelOf(legend))}
              onClick={() => togglePick(legend)}
            >
              <LegendEmblem legend={legend} size={30} />
              <span>{labelOf(legend)}</span>
            </button>
          )
        })}
        <SubmitButton picked={picked} describedBy={needId} />
      </div>
    </section>
  )
})
