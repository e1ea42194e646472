import { useEffect, useRef, type FormEvent } from 'react'
import { LOOTPATH_NOTE_LENGTH } from '#contract/lootpath.ts'
import { messages } from '#contract/messages.ts'
import { lootpathMessages as texts } from '#contract/messages/lootpath.ts'
import { noteConflictMessages } from '#contract/messages/note-conflict.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { TextAreaField } from '../../shared/ui/form/TextAreaField.tsx'
import { isChangedMeanwhile } from '../../shared/api/changed-meanwhile.ts'
import { NoteConflict } from '../../shared/ui/feedback/NoteConflict.tsx'
import type { NoteDraft } from './note-draft.ts'
import type { Note } from './NoteText.tsx'
import styles from './NoteText.module.css'

interface NoteEditorProps {
  location: string
  /** The currently stored note. */
  note: Note
  takesFocus: boolean
  draft: NoteDraft
  onDraft: (draft: NoteDraft) => void
  onCancel: () => void
  onSave: (draft: NoteDraft) => void
  isSaving: boolean
  fault: Error | null
}

export function NoteEditor({
  location,
  note,
  takesFocus,
  draft,
  onDraft,
  onCancel,
  onSave,
  isSaving,
  fault,
}: NoteEditorProps) {
  const area = useRef<HTMLTextAreaElement>(null)
  const version = note.change?.version ?? 0
  const hasConflict = version !== draft.version && note.text !== draft.text.trim()

  useEffect(() => {
    if (takesFocus) area.current?.focus()
  }, [takesFocus])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSave({ ...draft, version: hasConflict ? version : draft.version })
  }

  return (
    <form className={styles.note} aria-busy={isSaving} onSubmit={submit}>
      {hasConflict ? (
        <NoteConflict
          theirs={note.text}
          by={note.change?.updated_by ?? null}
          onTakeTheirs={onCancel}
          onKeepBoth={() => {
            if (isSaving) return
            onDraft({ text: [note.text, draft.text].filter(Boolean).join('\n\n'), version })
          }}
        />
      ) : null}
      <TextAreaField
        ref={area}
        label={hasConflict ? noteConflictMessages.mine : texts.noteOf(location)}
        hideLabel={!hasConflict}
        placeholder={texts.notesPlaceholder}
        rows={9}
        maxLength={LOOTPATH_NOTE_LENGTH}
        readOnly={isSaving}
        value={draft.text}
        onChange={(event) => onDraft({ ...draft, text: event.target.value })}
      />
      {fault && !isChangedMeanwhile(fault) ? (
        <Notice tone="danger">{texts.saveFailed(fault.message)}</Notice>
      ) : null}
      <div className={styles.actions}>
        <Button type="submit" variant="primary" busy={isSaving}>
          {hasConflict ? noteConflictMessages.keepMine : texts.save}
        </Button>
        <Button onClick={onCancel}>{messages.kit.cancel}</Button>
      </div>
    </form>
  )
}
