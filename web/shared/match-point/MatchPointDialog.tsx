import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { matchPointMessages as texts } from '#contract/series/match-point.texts.ts'
import {
  MATCH_POINT_LIMITS,
  type MatchPointRule,
  USUAL_MATCH_POINT,
} from '#domain/series/match-point.ts'
import { useSingleMutation } from '../api/use-single-mutation.ts'
import { notify } from '../page/toast.ts'
import { Button } from '../ui/action/Button.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import { SwitchField } from '../ui/form/SwitchField.tsx'
import { TextField } from '../ui/form/TextField.tsx'
import { Dialog } from '../ui/overlay/Dialog.tsx'
import styles from './MatchPointDialog.module.css'

interface MatchPointDialogProps {
  about: string
  rule: MatchPointRule | null
  save: (rule: MatchPointRule | null) => Promise<{ message: string }>
  /** What shows the rule. */
  changes: { readonly queryKey: QueryKey }
  onClose: () => void
}

/** Whether a series is played by match point, from how many points, and not before which game. */
export function MatchPointDialog({ about, rule, save, changes, onClose }: MatchPointDialogProps) {
  const queryClient = useQueryClient()
  const [isOn, setIsOn] = useState(rule !== null)
  const [written, setWritten] = useState(() => {
    const { points, minGames } = rule ?? USUAL_MATCH_POINT
    return { points: String(points), minGames: String(minGames) }
  })
  const read = { points: Number(written.points), minGames: Number(written.minGames) }
  const { send, isPending, error } = useSingleMutation({
    mutationFn: () => save(isOn ? read : null),
    onSuccess: async ({ message }) => {
      await queryClient.invalidateQueries(changes)
      notify.success(message)
      onClose()
    },
  })
  const faultOf = (field: keyof typeof read) => {
    const max = MATCH_POINT_LIMITS[field]
    const isFine = Number.isInteger(read[field]) && read[field] >= 1 && read[field] <= max
    return isFine ? undefined : texts.outOfRange(texts[field], max)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (!isOn || (!faultOf('points') && !faultOf('minGames'))) send()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts.title}
      description={about}
    >
      <form className={styles.form} noValidate onSubmit={submit}>
        <SwitchField label={texts.isOn} checked={isOn} onCheckedChange={setIsOn} />
        {isOn ? (
          <div className={styles.numbers}>
            {(['points', 'minGames'] as const).map((field) => (
              <TextField
                key={field}
                label={texts[field]}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                error={faultOf(field)}
                value={written[field]}
                onChange={({ target }) => setWritten({ ...written, [field]: target.value.trim() })}
              />
            ))}
          </div>
        ) : null}
        {error ? <Notice tone="danger">{`${texts.saveFailed} ${error.message}`}</Notice> : null}
        <div className={styles.actions}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button type="submit" variant="primary" busy={isPending}>
            {texts.save}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
