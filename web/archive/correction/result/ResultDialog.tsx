import { useState } from 'react'
import {
  correctedResult,
  correctGameResult,
  type GameResult,
} from '#contract/archive/correction.ts'
import { correctionMessages as texts } from '#contract/archive/correction.texts.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { call } from '../../../shared/api/api.ts'
import { type Faults, schemaFaults } from '../../../shared/page/form-check.ts'
import { FormDialog } from '../../../shared/ui/overlay/FormDialog.tsx'
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
  const [draft, setDraft] = useState(() => draftOf(result))
  const [faults, setFaults] = useState<Faults>({})
  const { id, revision } = result
  const correction = { id, revision, ...correctionOf(draft) }
  const { send, isPending, error } = useCorrection(
    () => call(correctGameResult, correction),
    onClose,
  )
  const submit = () => {
    const found = schemaFaults(correctedResult, correction)
    setFaults(found)
    if (Object.keys(found).length === 0) send()
  }

  return (
    <FormDialog
      title={texts.resultTitle(result.team)}
      submitLabel={texts.save}
      isPending={isPending}
      fault={error?.message}
      onSubmit={submit}
      onClose={onClose}
    >
      <ResultFields draft={draft} map={map} faults={faults} onChange={setDraft} />
      <Points result={result} draft={draft} />
      <p className={styles.hint}>{texts.playersStay}</p>
    </FormDialog>
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
