import type { FormEvent } from 'react'
import { messages } from '#contract/base/texts.ts'
import { noteConflictMessages } from '#contract/note/note-conflict.texts.ts'
import { isChangedMeanwhile } from '../api/changed-meanwhile.ts'
import { Button } from '../ui/action/Button.tsx'
import { NoteConflict } from '../ui/feedback/NoteConflict.tsx'
import { Notice } from '../ui/feedback/Notice.tsx'
import type { NoteDraft } from './note-draft.ts'
import { MentionField } from './MentionField.tsx'
import styles from './NoteEditor.module.css'

interface NoteEditorProps {
  label: string
  placeholder: string
  saveLabel: string
  maxLength: number
  /** The currently stored note. */
  stored: { readonly text: string; readonly version: number; readonly by: string | null }
  takesFocus: boolean
  draft: NoteDraft
  onDraft: (draft: NoteDraft) => void
  onCancel: () => void
  onSave: (draft: NoteDraft) => void
  isSaving: boolean
  fault: Error | null
  faultText: (message: string) => string
}

/** Shows both texts if someone else saved the note meanwhile. */
export function NoteEditor(props: NoteEditorProps) {
  const { stored, takesFocus, draft, onDraft, onCancel, onSave, isSaving, fault } = props
  const { version } = stored
  const hasConflict = version !== draft.version && stored.text !== draft.text.trim()

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave({ ...draft, version: hasConflict ? version : draft.version })
  }

  return (
    <form className={styles.note} aria-busy={isSaving} onSubmit={submit}>
      {hasConflict ? (
        <NoteConflict
          theirs={stored.text}
          by={stored.by}
          onTakeTheirs={onCancel}
          onKeepBoth={() => {
            if (isSaving) return
            onDraft({ text: [stored.text, draft.text].filter(Boolean).join('\n\n'), version })
          }}
        />
      ) : null}
      <MentionField
        takesFocus={takesFocus}
        label={hasConflict ? noteConflictMessages.mine : props.label}
        hideLabel={!hasConflict}
        placeholder={props.placeholder}
        rows={9}
        maxLength={props.maxLength}
        readOnly={isSaving}
        value={draft.text}
        onText={(text) => onDraft({ ...draft, text })}
      />
      {fault && !isChangedMeanwhile(fault) ? (
        <Notice tone="danger">{props.faultText(fault.message)}</Notice>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isSaving}>
          {hasConflict ? noteConflictMessages.keepMine : props.saveLabel}
        </Button>
        <Button onClick={onCancel}>{messages.kit.cancel}</Button>
      </div>
    </form>
  )
}
