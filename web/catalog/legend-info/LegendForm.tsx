import { RotateCcw } from 'lucide-react'
import { useEffect } from 'react'
import { legendInfoMessages as texts } from '#contract/catalog/legend-info.texts.ts'
import type { Legend } from '#domain/catalog/legend.ts'
import { builtInInfo, type InfoField } from '#domain/catalog/legend-info.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { TextAreaField } from '../../shared/ui/form/TextAreaField.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import styles from './LegendForm.module.css'
import type { LegendEdit } from './use-legend-edit.ts'

interface LegendFormProps {
  legend: Legend
  edit: LegendEdit
}

export function LegendForm({ legend, edit }: LegendFormProps) {
  const { formId, form, isPending, joined, fault, fillWith, submit } = edit
  const builtIn = builtInInfo(legend)
  const { errors } = form.formState
  const { setFocus } = form
  // The Edit button is gone once the form is shown, so move the focus into the form.
  useEffect(() => setFocus('tactical'), [setFocus])
  const shared = (field: InfoField) => ({
    label: texts.fields[field],
    error: errors[field]?.message,
    readOnly: isPending,
  })
  const bind = (field: InfoField) => ({
    ...shared(field),
    ...form.register(field),
  })
  const number = (field: InfoField) => ({
    inputMode: 'decimal' as const,
    ...shared(field),
    ...form.register(field, { setValueAs: readSeconds }),
  })

  return (
    <form id={formId} className={styles.form} aria-busy={isPending} noValidate onSubmit={submit}>
      {joined ? (
        <Notice tone="info">
          <p>{texts.joined(joined.by)}</p>
          {joined.disputed.length > 0 ? <p>{texts.disputed(joined.disputed)}</p> : null}
        </Notice>
      ) : null}
      {fault === null ? null : <Notice tone="danger">{fault}</Notice>}
      <div className={styles.named}>
        <TextField {...bind('tactical')} />
        <TextField {...number('tacticalCooldown')} />
      </div>
      <TextAreaField rows={2} {...bind('tacticalInfo')} />
      <div className={styles.named}>
        <TextField {...bind('ultimate')} />
        <TextField {...number('ultimateCooldown')} />
      </div>
      <TextAreaField rows={2} {...bind('ultimateInfo')} />
      <div className={styles.pair}>
        <TextField {...bind('perk1')} />
        <TextField {...bind('perk2')} />
        <TextField {...bind('perk3')} />
        <TextField {...bind('perk4')} />
      </div>
      <div className={styles.named}>
        <TextField {...bind('passive')} />
        <TextField {...number('passiveCooldown')} />
      </div>
      <TextAreaField rows={2} {...bind('passiveInfo')} />
      <TextAreaField rows={2} {...bind('classPerk')} />
      {builtIn ? (
        <Button
          variant="ghost"
          icon={<RotateCcw aria-hidden="true" />}
          onClick={() => fillWith(builtIn)}
        >
          {texts.restore}
        </Button>
      ) : null}
    </form>
  )
}

/** Null if empty. An invalid number is rejected by the field's validation. */
function readSeconds(text: string | number | null): number | null {
  const written = String(text ?? '').trim()
  return written === '' ? null : Number(written.replace(',', '.'))
}
