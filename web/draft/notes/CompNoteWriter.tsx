import { useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import { COMP_NOTE_LENGTH, type CompNote, saveCompNote } from '#contract/note/comp-note.ts'
import { compNoteMessages } from '#contract/note/comp-note.texts.ts'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { compKey } from '#domain/catalog/comp.ts'
import { call } from '../../shared/api/api.ts'
import { isChangedMeanwhile } from '../../shared/api/changed-meanwhile.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { noteDraft, type NoteDraft } from '../../shared/note/note-draft.ts'
import { findCompNote, GENERAL } from '../../shared/note/note-subject.ts'
import { NoteEditor } from '../../shared/note/NoteEditor.tsx'
import { notify } from '../../shared/page/toast.ts'
import { compNotesQuery } from '../../shared/queries/comp-notes.queries.ts'
import { useUnsavedText } from '../../shared/storage/use-unsaved-text.ts'
import { Button } from '../../shared/ui/action/Button.tsx'

interface CompNoteWriterProps {
  comp: readonly string[]
  notes: readonly CompNote[]
  /** Opens with the editor instead of its button. */
  isWriting: boolean
  onSaved: () => void
}

/** Writes the general note about a composition. Use the composition as key: each note has its own draft. */
export function CompNoteWriter({ comp, notes, isWriting, onSaved }: CompNoteWriterProps) {
  const queryClient = useQueryClient()
  const [isOpen, setIsOpen] = useState(isWriting)
  const stored = findCompNote(notes, comp, GENERAL)
  const [draft, setDraft] = useUnsavedText(`draftNote_${compKey(comp)}`, noteDraft)
  const close = () => {
    setDraft(null)
    setIsOpen(false)
  }
  const saving = useSingleMutation({
    mutationFn: ({ text, version }: NoteDraft) =>
      call(saveCompNote, { comp: [...comp], map: null, opponent: null, notes: text, version }),
    onSuccess: ({ notes: saved, message }) => {
      queryClient.setQueryData(compNotesQuery.queryKey, (old) => ({
        notes: [saved, ...(old?.notes ?? []).filter(({ id }) => id !== saved.id)],
      }))
      notify.success(message)
      close()
      onSaved()
    },
    onError: (fault) => {
      if (isChangedMeanwhile(fault)) void queryClient.invalidateQueries(compNotesQuery)
    },
  })

  if (!isOpen) {
    return (
      <div>
        <Button icon={<Pencil aria-hidden="true" />} onClick={() => setIsOpen(true)}>
          {stored ? texts.editNote : texts.writeNote}
        </Button>
      </div>
    )
  }
  const current = { text: stored?.notes ?? '', version: stored?.version ?? 0 }
  return (
    <NoteEditor
      label={compNoteMessages.notes}
      placeholder={compNoteMessages.placeholder}
      saveLabel={texts.saveNote}
      maxLength={COMP_NOTE_LENGTH}
      stored={{ ...current, by: stored?.updated_by ?? null }}
      takesFocus
      draft={draft ?? current}
      onDraft={setDraft}
      onCancel={close}
      onSave={saving.send}
      isSaving={saving.isPending}
      fault={saving.error}
      faultText={compNoteMessages.saveFailed}
    />
  )
}
