import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { teamNoteMessages as texts } from '#contract/messages/team-note.ts'
import { saveTeamNote, TEAM_NOTE_LENGTH } from '#contract/team-note.ts'
import { can } from '#domain/account/access.ts'
import { teamKey } from '#domain/team/team.ts'
import { call } from '../../shared/api/api.ts'
import { isChangedMeanwhile } from '../../shared/api/changed-meanwhile.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { type NoteDraft, noteDraft } from '../../shared/note/note-draft.ts'
import { NoteEditor } from '../../shared/note/NoteEditor.tsx'
import { StoredNote } from '../../shared/note/StoredNote.tsx'
import { formatDateTime } from '../../shared/page/time.ts'
import { notify } from '../../shared/page/toast.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { useUnsavedText } from '../../shared/storage/use-unsaved-text.ts'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { SheetLines } from '../SheetParts.tsx'
import { teamNoteQuery } from './team-note.queries.ts'
import styles from './TeamNotesPanel.module.css'

/** Use the team as key: each note has its own draft. Guests only get the lines to write on, on paper. */
export function TeamNotesPanel({ team }: { team: string }) {
  const role = useRole()
  const canRead = can(role, 'account.use')
  const { data } = useQuery({ ...teamNoteQuery(team), enabled: canRead })

  return (
    <div
      className={canRead ? styles.panel : styles.paperOnly}
      data-written={data && data.note.text !== '' ? '' : undefined}
    >
      <Panel title={texts.title} dense>
        {canRead ? <TeamNotes team={team} canWrite={can(role, 'notes.manage')} /> : null}
        <div className={styles.lines}>
          <SheetLines />
        </div>
      </Panel>
    </div>
  )
}

function TeamNotes({ team, canWrite }: { team: string; canWrite: boolean }) {
  const queryClient = useQueryClient()
  const query = teamNoteQuery(team)
  const answer = useQuery(query)
  const note = answer.data?.note
  const [draft, setDraft] = useUnsavedText(`teamNoteDraft_${teamKey(team)}`, noteDraft)
  /** After a click on Edit, the editor and then the note take the focus. On page load they don't. */
  const [takesFocus, setTakesFocus] = useState(false)
  const saving = useSingleMutation({
    mutationFn: ({ text, version }: NoteDraft) => call(saveTeamNote, { team, text, version }),
    onSuccess: (saved) => {
      queryClient.setQueryData(query.queryKey, { note: saved.note })
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
  if (!draft || !canWrite) {
    const edit = () => {
      saving.reset()
      setTakesFocus(true)
      setDraft({ text: note.text, version: note.version })
    }
    const { text, updated_at: at, updated_by: by } = note
    return (
      <StoredNote
        text={text}
        emptyText={texts.empty}
        changed={at === null ? null : { at, sentence: texts.changed(by, formatDateTime(at)) }}
        takesFocus={takesFocus}
        edit={canWrite ? { label: text === '' ? texts.add : texts.edit, onEdit: edit } : null}
      />
    )
  }
  return (
    <NoteEditor
      label={texts.noteOn(team)}
      placeholder={texts.placeholder}
      saveLabel={texts.save}
      maxLength={TEAM_NOTE_LENGTH}
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
