import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import * as z from 'zod/mini'
import { COMP_NOTE_LENGTH, saveCompNote } from '#contract/comp-note.ts'
import { compNoteMessages as texts } from '#contract/messages/comp-note.ts'
import { noteConflictMessages } from '#contract/messages/note-conflict.ts'
import { MAX_NOTE_LEGENDS } from '#domain/comp/comp-note.ts'
import { currentLegendsWith, type Legend } from '#domain/legend/legend.ts'
import { call } from '../shared/api/api.ts'
import { isChangedMeanwhile } from '../shared/api/changed-meanwhile.ts'
import { findCompNote, GENERAL, noteScope } from '../shared/note/note-subject.ts'
import { NoteScopeFields } from '../shared/note/NoteScopeFields.tsx'
import { compNotesQuery } from '../shared/queries/comp-notes.queries.ts'
import { useUnsavedText } from '../shared/storage/use-unsaved-text.ts'
import { notify } from '../shared/page/toast.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { AVAILABLE, PICKED } from '../shared/ui/legend/emblem-state.ts'
import { LegendGrid } from '../shared/ui/legend/LegendGrid.tsx'
import { Notice } from '../shared/ui/feedback/Notice.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import { TextAreaField } from '../shared/ui/form/TextAreaField.tsx'
import { useSingleMutation } from '../shared/api/use-single-mutation.ts'
import { KnownNote } from './KnownNote.tsx'
import { LegendSlots } from './LegendSlots.tsx'
import { noteFault } from './note-faults.ts'
import styles from './NoteComposer.module.css'

const compNoteDraft = z.object({
  ...noteScope.shape,
  comp: z.array(z.string()),
  notes: z.string(),
  /** Of the stored note that the user has seen; 0 if there was none, null if that wasn't known yet. */
  version: z._default(z.nullable(z.int()), null),
})
type CompNoteDraft = z.infer<typeof compNoteDraft>
const NOTHING: CompNoteDraft = { ...GENERAL, comp: [], notes: '', version: null }

export function NoteComposer() {
  const queryClient = useQueryClient()
  const { data } = useQuery(compNotesQuery)
  const [draft, setDraft] = useUnsavedText('compNoteDraft', compNoteDraft)
  const current = draft ?? NOTHING
  const { comp, map, opponent, notes, version } = current
  const known = data && findCompNote(data.notes, comp, current)
  const hasConflict =
    known !== undefined &&
    version !== null &&
    version !== known.version &&
    known.notes !== notes.trim()
  const isReady = comp.length > 0 && notes.trim() !== ''
  const { send, isPending, error } = useSingleMutation({
    mutationFn: () =>
      call(saveCompNote, {
        comp: [...comp],
        map,
        opponent: opponent.trim() || null,
        notes: notes.trim(),
        version: known?.version ?? 0,
      }),
    onSuccess: ({ notes: saved, message }) => {
      queryClient.setQueryData(compNotesQuery.queryKey, (old) => ({
        notes: [saved, ...(old?.notes ?? []).filter(({ id }) => id !== saved.id)],
      }))
      notify.success(message)
      setDraft(null)
    },
    onError: (fault) => {
      if (isChangedMeanwhile(fault)) void queryClient.invalidateQueries(compNotesQuery)
      else notify.error(noteFault(fault, texts.saveFailed))
    },
  })

  /** Ignores changes while a save is pending, because it sends the current text. */
  const change = (next: Partial<CompNoteDraft>) => {
    if (!isPending) setDraft({ ...current, ...next })
  }
  /** Another subject can have another note. */
  const chooseSubject = (next: Partial<CompNoteDraft>) => {
    const subject = { ...current, ...next }
    const stored = data && (findCompNote(data.notes, subject.comp, subject)?.version ?? 0)
    change({ ...next, version: stored ?? null })
  }
  const choose = (legends: string[]) => chooseSubject({ comp: legends })
  const removeLegend = (name: string) => choose(comp.filter((other) => other !== name))
  const toggle = ({ name }: Legend) => {
    if (comp.includes(name)) removeLegend(name)
    else if (comp.length < MAX_NOTE_LEGENDS) choose([...comp, name])
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady) send()
    else notify.error(texts.missing)
  }

  return (
    <div className={styles.columns}>
      <Panel title={texts.choose} count={texts.chosen(comp.length)}>
        <LegendGrid
          label={texts.choose}
          legends={currentLegendsWith(comp)}
          stateOf={({ name }) => PICKED[comp.indexOf(name)] ?? AVAILABLE}
          onPress={toggle}
        />
      </Panel>
      <Panel title={texts.write} fill>
        <form className={styles.form} aria-busy={isPending} onSubmit={submit}>
          <LegendSlots comp={comp} onTakeOut={removeLegend} />
          <NoteScopeFields
            scope={{ map, opponent }}
            isReadOnly={isPending}
            onChange={chooseSubject}
          />
          {known ? (
            <KnownNote note={known} mine={notes} isChanged={hasConflict} onUse={change} />
          ) : null}
          <TextAreaField
            label={hasConflict ? noteConflictMessages.mine : texts.notes}
            placeholder={texts.placeholder}
            rows={7}
            maxLength={COMP_NOTE_LENGTH}
            readOnly={isPending}
            value={notes}
            onChange={(event) => change({ notes: event.target.value })}
          />
          {error && !isChangedMeanwhile(error) ? (
            <Notice tone="danger">{noteFault(error, texts.saveFailed)}</Notice>
          ) : null}
          <Button type="submit" variant="primary" disabled={!isReady} busy={isPending}>
            {hasConflict ? noteConflictMessages.keepMine : texts.save}
          </Button>
        </form>
      </Panel>
    </div>
  )
}
