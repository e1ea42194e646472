import { memo, useId } from 'react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import type { DraftState } from '#domain/draft/draft.ts'
import { useDraftPage } from '../../shared/draft/draft-store.ts'
import { BannedRow } from './BannedRow.tsx'
import { nextGame } from '../status/draft-texts.ts'
import { PickSlots } from './PickSlots.tsx'
import { needText } from './need-text.ts'
import { useUrged } from './submit-picks.ts'
import { SubmitButton } from './SubmitButton.tsx'
import styles from './Tray.module.css'

/** The next game, the bans and the picks. Always visible. */
export const Tray = memo(({ shown }: { shown: DraftState }) => {
  const needId = useId()
  const isUrged = useUrged()
  const page = useDraftPage()
  const { banned_legends: banned, picked_legends: picked } = shown
  const game = nextGame(shown, page)

  return (
    <section className={styles.tray} aria-label={texts.tray} data-urged={isUrged}>
      <p className={styles.game}>
        <span className={styles.label}>{texts.nextUp}</span>
        <b>{texts.game(game)}</b>
      </p>
      <div className={styles.bans}>
        <p className={styles.label}>{texts.bannedCount(banned.length)}</p>
        <BannedRow banned={banned} />
      </div>
      <PickSlots picked={picked} />
      <p className={styles.need} id={needId}>
        {needText(picked.length, game)}
      </p>
      <SubmitButton picked={picked} describedBy={needId} />
    </section>
  )
})
