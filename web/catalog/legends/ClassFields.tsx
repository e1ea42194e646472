import { Plus, Trash2 } from 'lucide-react'
import { rosterMessages as texts } from '#contract/catalog/roster.texts.ts'
import { MAX_CLASSES } from '#contract/catalog/roster-admin.ts'
import { KNOWN_CLASSES, type KnownClass } from '#domain/catalog/roster-entry.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import styles from './ClassFields.module.css'
import type { ClassChange, LegendDraft } from './legend-draft.ts'

interface ClassFieldsProps {
  draft: LegendDraft
  /** The first class of the specification's legends can't be changed. */
  isShipped: boolean
  fault: string | undefined
  onChange: (change: Partial<LegendDraft>) => void
}

export function ClassFields({ draft, isShipped, fault, onChange }: ClassFieldsProps) {
  const { changes } = draft
  const change = (at: number, next: Partial<ClassChange>) =>
    onChange({ changes: changes.map((old, i) => (i === at ? { ...old, ...next } : old)) })

  return (
    <div className={styles.classes}>
      <div className={styles.row}>
        <SelectField
          label={texts.class}
          error={fault}
          disabled={isShipped}
          options={draft.class === '' ? [NO_CLASS, ...CLASSES] : CLASSES}
          value={draft.class}
          onChange={({ target }) => onChange({ class: toClass(target.value) ?? '' })}
        />
        {isShipped ? null : (
          <TextField
            type="date"
            label={texts.since}
            hint={texts.sinceHint}
            value={draft.since}
            onChange={({ target }) => onChange({ since: target.value })}
          />
        )}
      </div>
      {changes.map(({ class: ofClass, from }, i) => (
        <div key={i} className={styles.row}>
          <TextField
            type="date"
            label={texts.changeDay(i + 1)}
            value={from}
            onChange={({ target }) => change(i, { from: target.value })}
          />
          <SelectField
            label={texts.changeClass(i + 1)}
            options={CLASSES}
            value={ofClass}
            onChange={({ target }) => change(i, { class: toClass(target.value) ?? ofClass })}
          />
          <IconButton
            label={texts.removeChange(i + 1)}
            icon={<Trash2 aria-hidden="true" />}
            variant="danger"
            onClick={() => onChange({ changes: changes.filter((_, other) => other !== i) })}
          />
        </div>
      ))}
      {draft.class !== '' && changes.length < MAX_CLASSES - 1 ? (
        <div className={styles.add}>
          <Button
            size="sm"
            icon={<Plus aria-hidden="true" />}
            onClick={() => onChange({ changes: [...changes, { class: nextOf(draft), from: '' }] })}
          >
            {texts.addChange}
          </Button>
          <span className={styles.hint}>{texts.changeHint}</span>
        </div>
      ) : null}
    </div>
  )
}

const CLASSES = KNOWN_CLASSES.map((name) => ({ value: name, label: name }))
const NO_CLASS = { value: '', label: texts.classRule }

const toClass = (value: string): KnownClass | undefined =>
  KNOWN_CLASSES.find((name) => name === value)

/** A change to the class that the legend has already would be none. */
const nextOf = ({ class: first, changes }: LegendDraft): KnownClass => {
  const now = changes.at(-1)?.class ?? first
  return KNOWN_CLASSES.find((name) => name !== now) ?? 'Assault'
}
