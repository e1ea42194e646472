import { useQuery, useQueryClient } from '@tanstack/react-query'
import { History } from 'lucide-react'
import { useState } from 'react'
import { noteMessages as texts } from '#contract/note/note.texts.ts'
import { NOTE_LENGTH, saveNote } from '#contract/note/note.ts'
import { can } from '#domain/account/access.ts'
import { call } from '../api/api.ts'
import { isChangedMeanwhile } from '../api/changed-meanwhile.ts'
import { useSingleMutation } from '../api/use-single-mutation.ts'
import { formatDateTime } from '../page/time.ts'
import { roomQuery } from '../room/room.queries.ts'
import { notify } from '../page/toast.ts'
import { useRole } from '../session/session-store.ts'
import { useUnsavedText } from '../storage/use-unsaved-text.ts'
import { Button } from '../ui/action/Button.tsx'
import { Waiting } from '../ui/feedback/Waiting.tsx'
import { OnDemand } from '../ui/layout/OnDemand.tsx'
import { type NoteDraft, noteDraft } from './note-draft.ts'
import { type NotedSubject, noteQuery, subjectKey } from './note.queries.ts'
import { NoteEditor } from './NoteEditor.tsx'
import { StoredNote } from './StoredNote.tsx'

/** The note about a subject, to read and to edit. Use the subject as key: each note has its own draft. */
export function SubjectNote({ subject }: { subject: NotedSubject }) {
  const canWrite = useCanWrite(subject)
  const queryClient = useQueryClient()
  const query = noteQuery(subject)
  const answer = useQuery(query)
  const note = answer.data?.note
  const [draft, setDraft] = useUnsavedText(`noteDraft_${subjectKey(subject)}`, noteDraft)
  /** After a click on Edit, the editor and then the note take the focus. On page load they don't. */
  const [takesFocus, setTakesFocus] = useState(false)
  const [showsVersions, setShowsVersions] = useState(false)
  const { about, key } = subject
  const saving = useSingleMutation({
    mutationFn: ({ text, version }: NoteDraft) => call(saveNote, { about, key, text, version }),
    onSuccess: (saved) => {
      queryClient.setQueryData(query.queryKey, { note: saved.note })
      void queryClient.invalidateQueries({ queryKey: [...query.queryKey, 'versions'] })
      notify.success(saved.message)
      setTakesFocus(true)
      setDraft(null)
    },
    onError: (fault) => {
      if (isChangedMeanwhile(fault)) void queryClient.invalidateQueries(query)
    },
  })

  if (!note)
    return <Waiting query={answer} loading={texts.loading} failed={texts.failed} lines={2} />
  const edit = (text: string) => {
    saving.reset()
    setTakesFocus(true)
    setDraft({ text, version: note.version })
  }
  if (!draft || !canWrite) {
    const { text, updated_at: at, updated_by: by } = note
    return (
      <>
        <StoredNote
          text={text}
          emptyText={texts.empty[about]}
          changed={at === null ? null : { at, sentence: texts.changed(by, formatDateTime(at)) }}
          takesFocus={takesFocus}
          edit={
            canWrite
              ? { label: text === '' ? texts.add : texts.edit, onEdit: () => edit(text) }
              : null
          }
          more={
            canWrite ? (
              <Button
                variant="ghost"
                icon={<History aria-hidden="true" />}
                aria-haspopup="dialog"
                onClick={() => setShowsVersions(true)}
              >
                {texts.versions}
              </Button>
            ) : null
          }
        />
        <OnDemand when={showsVersions} load={loadVersions} onFail={() => setShowsVersions(false)}>
          {(NoteVersionsDialog) => (
            <NoteVersionsDialog
              open={showsVersions}
              onOpenChange={setShowsVersions}
              subject={subject}
              onUse={(earlier) => {
                setShowsVersions(false)
                edit(earlier)
              }}
            />
          )}
        </OnDemand>
      </>
    )
  }
  return (
    <NoteEditor
      label={texts.noteOn(subject.label)}
      placeholder={texts.placeholder[about]}
      saveLabel={texts.save}
      maxLength={NOTE_LENGTH}
      stored={{ text: note.text, version: note.version, by: note.updated_by }}
      takesFocus={takesFocus}
      draft={draft}
      onDraft={setDraft}
      onCancel={() => setDraft(null)}
      onSave={saving.send}
      isSaving={saving.isPending}
      fault={saving.error}
      faultText={texts.saveFailed}
    />
  )
}

/** Who manages a room writes its note too. */
function useCanWrite({ about, key }: NotedSubject): boolean {
  const role = useRole()
  const canAll = can(role, 'notes.manage')
  const enabled = about === 'room' && !canAll && can(role, 'account.use')
  const { data } = useQuery({ ...roomQuery(Number(key)), enabled })
  return canAll || (enabled && data?.room.role === 'manage')
}

const loadVersions = () =>
  import('./NoteVersionsDialog.tsx').then((chunk) => chunk.NoteVersionsDialog)
