import { useId, useState, type SubmitEvent } from 'react'
import { correctGameResult, type GameResult } from '#contract/correction.ts'
import { messages } from '#contract/messages.ts'
import { correctionMessages as texts } from '#contract/messages/correction.ts'
import type { MapId } from '#domain/map/map.ts'
import { call } from '../../shared/api/api.ts'
import { type Faults, schemaFaults } from '../../shared/page/form-check.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { correctionOf, draftOf, pointsOf, type ResultDraft } from './result-draft.ts'
import styles from './ResultDialog.module.css'
import { ResultFields } from './ResultFields.tsx'
import { useCorrection } from '../use-correction.ts'

interface ResultDialogProps {
  result: GameResult
  map: MapId | null
  onClose: () => void
}

export function ResultDialog({ result, map, onClose }: ResultDialogProps) {
  const formId = useId()
  const [draft, setDraft] = useState(() => draftOf(result))
  const [faults, setFaults] = useState<Faults>({})
  const { id, revision } = result
  const correction = { id, revision, ...correctionOf(draft) }
  const { send, isPending, error } = useCorrection(
    () => call(correctGameResult, correction),
    onClose,
  )
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const found = schemaFaults(correctGameResult.input, correction)
    setFaults(found)
    if (Object.keys(found).length === 0) send()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.resultTitle(result.team)}
      footer={
        <>
          <Button onClick={onClose}>{messages.kit.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" busy={isPending}>
            {texts.save}
          </Button>
        </>
      }
    >
      <form id={formId} className={styles.form} noValidate onSubmit={submit}>
        {error ? <Notice tone="danger">{error.message}</Notice> : null}
        <ResultFields draft={draft} map={map} faults={faults} onChange={setDraft} />
        <Points result={result} draft={draft} />
        <p className={styles.hint}>{texts.playersStay}</p>
      </form>
    </Dialog>
  )
}

function Points({ result, draft }: { result: GameResult; draft: ResultDraft }) {
  const { after, why } = pointsOf(result, draft)

  return (
    <div className={styles.points} role="status">
      <strong>{texts.points}</strong>
      <span>{texts.pointsNow(result.points, after)}</span>
      <span className={styles.why}>{why}</span>
    </div>
  )
}
