import { useId, useState } from 'react'
import { correctGameBans, type GameDetail } from '#contract/archive/correction.ts'
import { messages } from '#contract/base/texts.ts'
import { correctionMessages as texts } from '#contract/archive/correction.texts.ts'
import { currentLegendsWith, type Legend, legendKey } from '#domain/catalog/legend.ts'
import { call } from '../../shared/api/api.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { AVAILABLE, BANNED } from '../../shared/ui/legend/emblem-state.ts'
import { LegendGrid } from '../../shared/ui/legend/LegendGrid.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import styles from './BansDialog.module.css'
import { isSameList, LegendList } from './LegendList.tsx'
import { useCorrection } from './use-correction.ts'

interface BansDialogProps {
  game: GameDetail
  onClose: () => void
}

export function BansDialog({ game, onClose }: BansDialogProps) {
  const ruleId = useId()
  // Keep the revision from when the dialog opened: the user corrects what they saw.
  const [{ bansRevision: revision }] = useState(game)
  const [bans, setBans] = useState<readonly string[]>(game.bans)
  const { send, isPending, error } = useCorrection(
    () => call(correctGameBans, { id: game.id, revision, legends: [...bans] }),
    onClose,
  )
  const banned = new Set(bans.map(legendKey))
  const toggle = ({ key, name }: Legend) =>
    setBans(banned.has(key) ? bans.filter((legend) => legendKey(legend) !== key) : [...bans, name])

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.bansTitle(game.number)}
      description={texts.bansHint}
      footer={
        <>
          <Button onClick={onClose}>{messages.kit.cancel}</Button>
          <Button variant="primary" busy={isPending} onClick={() => send()}>
            {texts.save}
          </Button>
        </>
      }
    >
      <div className={styles.parts}>
        {error ? <Notice tone="danger">{error.message}</Notice> : null}
        <div className={styles.now} aria-live="polite">
          {bans.length > 0 ? <LegendList legends={bans} /> : texts.noBans}
        </div>
        {game.ruleBans && !isSameList(bans, game.ruleBans) ? (
          <section className={styles.rule} aria-labelledby={ruleId}>
            <h3 id={ruleId}>{texts.byRule}</h3>
            <p>{texts.ruleText(game.number - 1)}</p>
            {game.ruleBans.length > 0 ? <LegendList legends={game.ruleBans} /> : texts.ruleNone}
            <Button size="sm" onClick={() => setBans(game.ruleBans ?? [])}>
              {texts.takeOver}
            </Button>
          </section>
        ) : null}
        <LegendGrid
          label={texts.bans}
          legends={currentLegendsWith(game.bans)}
          stateOf={({ key }) => (banned.has(key) ? BANNED : AVAILABLE)}
          onPress={toggle}
        />
      </div>
    </Dialog>
  )
}
