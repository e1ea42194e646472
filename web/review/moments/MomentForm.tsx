import { X } from 'lucide-react'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { MOMENT_NOTE_LENGTH, type MomentContent } from '#contract/review/moment.ts'
import { momentMessages as texts } from '#contract/review/moment.texts.ts'
import { clockText } from '#domain/base/clock-text.ts'
import {
  MAX_AROUND_S,
  mentionedIn,
  MOMENT_TAGS,
  type MomentTag,
  spanWith,
} from '#domain/review/moment.ts'
import { MentionField } from '../../shared/note/MentionField.tsx'
import { Button } from '../../shared/ui/action/Button.tsx'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { Kbd } from '../../shared/ui/action/Kbd.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { SegmentedField } from '../../shared/ui/form/SegmentedField.tsx'
import { TextField } from '../../shared/ui/form/TextField.tsx'
import { AlertDialog } from '../../shared/ui/overlay/AlertDialog.tsx'
import styles from './MomentForm.module.css'
import { TagNumber } from './TagMark.tsx'

/** What the form begins with. */
export interface MomentDraft {
  readonly id: string
  readonly content: MomentContent
  /** Someone else changed it meanwhile, and this text was refused. */
  readonly isRefused: boolean
}

interface MomentFormProps {
  draft: MomentDraft
  durationS: number
  players: readonly string[]
  onSave: (id: string, content: MomentContent) => void
  onClose: () => void
}

const VISIBILITY = [
  { value: 'team', label: texts.team },
  { value: 'me', label: texts.onlyMe },
] as const

export function MomentForm({ draft, durationS, players, onSave, onClose }: MomentFormProps) {
  const { id, content, isRefused } = draft
  const { at } = content
  const [note, setNote] = useState(content.note)
  const [tags, setTags] = useState<readonly MomentTag[]>(content.tags)
  const [before, setBefore] = useState(String(Math.round(at - content.from)))
  const [after, setAfter] = useState(String(Math.round(content.to - at)))
  const [isPrivate, setIsPrivate] = useState(content.isPrivate)
  const [isEmpty, setIsEmpty] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const isNew = content.version === 0

  const save = () => {
    const text = note.trim()
    if (text === '' && tags.length === 0) {
      setIsEmpty(true)
      return
    }
    onSave(id, {
      ...content,
      ...spanWith(at, secondsOf(before), secondsOf(after), durationS),
      ...mentionedIn(text, players),
      note: text,
      tags: MOMENT_TAGS.filter((tag) => tags.includes(tag)),
      isPrivate,
    })
  }
  const leave = () => {
    if (note.trim() !== content.note) setIsAsking(true)
    else onClose()
  }
  const press = (event: KeyboardEvent) => {
    if (event.defaultPrevented) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      save()
    } else if (event.key === 'Escape' && !isAsking) {
      event.preventDefault()
      leave()
    }
  }

  return (
    <form
      className={styles.form}
      aria-labelledby="moment-form-title"
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        save()
      }}
      onKeyDown={press}
    >
      <div className={styles.head}>
        <h2 id="moment-form-title">{isNew ? texts.newTitle : texts.editTitle}</h2>
        <IconButton label={texts.close} icon={<X aria-hidden="true" />} onClick={leave} />
      </div>
      <div className={styles.fields}>
        {isRefused ? <Notice tone="danger">{texts.conflict}</Notice> : null}
        <SpanFields at={at} before={before} after={after} onBefore={setBefore} onAfter={setAfter} />
        <TagsField
          tags={tags}
          onTags={(next) => {
            setIsEmpty(false)
            setTags(next)
          }}
        />
        <MentionField
          label={texts.note}
          value={note}
          onText={(text) => {
            setIsEmpty(false)
            setNote(text)
          }}
          people={players}
          rows={5}
          maxLength={MOMENT_NOTE_LENGTH}
          error={isEmpty ? texts.nothing : undefined}
          takesFocus
        />
        <SegmentedField
          label={texts.whoSees}
          options={VISIBILITY}
          value={isPrivate ? 'me' : 'team'}
          onValueChange={(value) => setIsPrivate(value === 'me')}
        />
      </div>
      <FormActions onCancel={leave} />
      <AlertDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={texts.discardTitle}
        description={texts.discardQuestion}
        confirmLabel={texts.discard}
        onConfirm={onClose}
        destructive
      />
    </form>
  )
}

const FormActions = ({ onCancel }: { onCancel: () => void }) => (
  <div className={styles.actions}>
    <Button type="submit" variant="primary">
      {texts.save} <Kbd>Ctrl Enter</Kbd>
    </Button>
    <Button variant="ghost" onClick={onCancel}>
      {texts.cancel}
    </Button>
  </div>
)

interface SpanFieldsProps {
  at: number
  before: string
  after: string
  onBefore: (text: string) => void
  onAfter: (text: string) => void
}

const SpanFields = ({ at, before, after, onBefore, onAfter }: SpanFieldsProps) => (
  <div className={styles.span}>
    <p className={styles.at}>
      <span className="visually-hidden">{texts.moment} </span>
      {clockText(at)}
    </p>
    <SecondsField label={texts.before} value={before} onValue={onBefore} />
    <SecondsField label={texts.after} value={after} onValue={onAfter} />
  </div>
)

const secondsOf = (text: string) => Math.round(Number(text)) || 0

interface TagsFieldProps {
  tags: readonly MomentTag[]
  onTags: (tags: readonly MomentTag[]) => void
}

const TagsField = ({ tags, onTags }: TagsFieldProps) => (
  <fieldset className={styles.tags}>
    <legend>{texts.tagsLabel}</legend>
    {MOMENT_TAGS.map((tag) => (
      <button
        key={tag}
        type="button"
        className={styles.tag}
        aria-pressed={tags.includes(tag)}
        onClick={() =>
          onTags(tags.includes(tag) ? tags.filter((one) => one !== tag) : [...tags, tag])
        }
      >
        <TagNumber tag={tag} />
        {texts.tags[tag]}
      </button>
    ))}
  </fieldset>
)

interface SecondsFieldProps {
  label: string
  value: string
  onValue: (value: string) => void
}

const SecondsField = ({ label, value, onValue }: SecondsFieldProps) => (
  <TextField
    label={label}
    type="number"
    min={0}
    max={MAX_AROUND_S}
    step={1}
    value={value}
    onChange={({ target }) => onValue(target.value)}
  />
)
