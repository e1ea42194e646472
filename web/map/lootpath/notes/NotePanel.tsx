import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { LOOTPATH_NOTE_LENGTH, saveLootpathNotes } from '#contract/map/lootpath.ts'
import { lootpathMessages as texts } from '#contract/map/lootpath.texts.ts'
import { messages } from '#contract/base/texts.ts'
import { call } from '../../../shared/api/api.ts'
import { isChangedMeanwhile } from '../../../shared/api/changed-meanwhile.ts'
import { lootpathNotesQuery } from '../../../shared/queries/lootpaths.queries.ts'
import { ownEntry } from '../../../shared/page/own-entry.ts'
import { noteDraft } from '../../../shared/note/note-draft.ts'
import { NoteEditor } from '../../../shared/note/NoteEditor.tsx'
import { useRole } from '../../../shared/session/session-store.ts'
import { useUnsavedText } from '../../../shared/storage/use-unsaved-text.ts'
import { ErrorState } from '../../../shared/ui/feedback/ErrorState.tsx'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import { Skeleton } from '../../../shared/ui/feedback/Skeleton.tsx'
import { useSingleMutation } from '../../../shared/api/use-single-mutation.ts'
import type { Spot } from '../spots.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { LogInLink } from '../../../shared/ui/action/LogInLink.tsx'
import { NoteText } from './NoteText.tsx'

const SAVED_MS = 3000

/** Use the location as key: each note has its own draft. */
export function NotePanel({ spot, level = 2 }: { spot: Spot; level?: 2 | 3 }) {
  const { map, id, name } = spot
  const isGuest = useRole() === null
  const queryClient = useQueryClient()
  const query = lootpathNotesQuery(map)
  const { data, error, isFetching, refetch } = useQuery(query)
  const [draft, setDraft] = useUnsavedText(`lootpathDraft_${map}_${id}`, noteDraft)
  const [isPromptOpen, setIsPromptOpen] = useState(false)
  /** After a click on Edit, the editor and then the note take the focus. On page load they don't. */
  const [takesFocus, setTakesFocus] = useState(false)
  const [isSaved, showSaved] = useFlag(SAVED_MS)
  const note = data && {
    text: ownEntry(data.notes, id) ?? '',
    change: ownEntry(data.changes, id) ?? null,
  }
  const saving = useSingleMutation({
    mutationFn: ({ text, version }: { text: string; version: number }) =>
      call(saveLootpathNotes, { mapId: map, notes: { [id]: text }, versions: { [id]: version } }),
    onSuccess: async () => {
      await queryClient.invalidateQueries(query)
      setDraft(null)
      showSaved()
    },
    onError: (fault) => {
      if (isChangedMeanwhile(fault)) void queryClient.invalidateQueries(query)
    },
  })
  const edit = () => {
    if (isGuest) return setIsPromptOpen(true)
    saving.reset()
    setTakesFocus(true)
    if (note) setDraft({ text: note.text, version: note.change?.version ?? 0 })
    return undefined
  }
  /** Discards the draft and shows the stored note again. */
  const cancel = () => {
    saving.reset()
    setDraft(null)
    void refetch()
  }

  return (
    <Panel title={texts.notes} level={level}>
      {!note && error ? (
        <ErrorState
          message={texts.notesFailed(error.message)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {!note && !error ? <Skeleton label={texts.loading} lines={4} /> : null}
      {note && draft && !isGuest ? (
        <NoteEditor
          label={texts.noteOf(name)}
          placeholder={texts.notesPlaceholder}
          saveLabel={texts.save}
          maxLength={LOOTPATH_NOTE_LENGTH}
          stored={{
            text: note.text,
            version: note.change?.version ?? 0,
            by: note.change?.updated_by ?? null,
          }}
          takesFocus={takesFocus}
          draft={draft}
          onDraft={setDraft}
          onCancel={cancel}
          onSave={saving.send}
          isSaving={saving.isPending}
          fault={saving.error}
          faultText={texts.saveFailed}
        />
      ) : null}
      {note && !(draft && !isGuest) ? (
        <NoteText note={note} takesFocus={takesFocus} isSaved={isSaved} onEdit={edit} />
      ) : null}
      <LogInPrompt open={isPromptOpen} onClose={() => setIsPromptOpen(false)} />
    </Panel>
  )
}

/** True for `ms` after it was raised. */
function useFlag(ms: number) {
  const [raised, setRaised] = useState(0)
  useEffect(() => {
    if (raised === 0) return undefined
    const timer = setTimeout(() => setRaised(0), ms)
    return () => clearTimeout(timer)
  }, [raised, ms])
  return [raised > 0, () => setRaised((count) => count + 1)] as const
}

function LogInPrompt({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={texts.logIn}
      description={texts.logInText}
      footer={
        <>
          <Button onClick={onClose}>{messages.kit.cancel}</Button>
          <LogInLink variant="primary" />
        </>
      }
    />
  )
}
