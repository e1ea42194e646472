import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { X } from 'lucide-react'
import { COMP_NOTE_LENGTH, saveCompNote } from '#contract/note/comp-note.ts'
import { compNoteMessages as texts } from '#contract/note/comp-note.texts.ts'
import { noteConflictMessages } from '#contract/note/note-conflict.texts.ts'
import { currentLegendsWith, findLegend } from '#domain/catalog/legend.ts'
import { call } from '../shared/api/api.ts'
import { isChangedMeanwhile } from '../shared/api/changed-meanwhile.ts'
import { MentionField } from '../shared/note/MentionField.tsx'
import { NoteScopeFields } from '../shared/note/NoteScopeFields.tsx'
import { compNotesQuery } from '../shared/queries/comp-notes.queries.ts'
import { useUnsavedText } from '../shared/storage/use-unsaved-text.ts'
import { notify } from '../shared/page/toast.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { AVAILABLE, PICKED, SLOTS } from '../shared/ui/legend/emblem-state.ts'
import { LegendGrid } from '../shared/ui/legend/LegendGrid.tsx'
import { Notice } from '../shared/ui/feedback/Notice.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import { useSingleMutation } from '../shared/api/use-single-mutation.ts'
import { IconButton } from '../shared/ui/action/IconButton.tsx'
import { LegendEmblem } from '../shared/ui/legend/LegendEmblem.tsx'
import {
  changeSubject,
  compNoteDraft,
  type CompNoteDraft,
  EMPTY_NOTE,
  judgeNoteDraft,
  toggleNoteLegend,
} from './comp-note-draft.ts'
import { KnownNote } from './KnownNote.tsx'
import { noteFault } from './note-faults.ts'
import styles from './NoteComposer.module.css'

export function NoteComposer() {
  const queryClient = useQueryClient()
  const { data } = useQuery(compNotesQuery)
  const [draft, setDraft] = useUnsavedText('compNoteDraft', compNoteDraft)
  const current = draft ?? EMPTY_NOTE
  const { comp, map, opponent, notes } = current
  const { known, hasConflict, isReady } = judgeNoteDraft(current, data?.notes)
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
  const chooseSubject = (next: Partial<CompNoteDraft>) =>
    change(changeSubject(current, next, data?.notes))
  const toggle = (name: string) => chooseSubject({ comp: toggleNoteLegend(comp, name) })
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
          onPress={({ name }) => toggle(name)}
        />
      </Panel>
      <Panel title={texts.write} fill>
        <form className={styles.form} aria-busy={isPending} onSubmit={submit}>
          <LegendSlots comp={comp} onTakeOut={toggle} />
          <NoteScopeFields
            scope={{ map, opponent }}
            isReadOnly={isPending}
            onChange={chooseSubject}
          />
          {known ? (
            <KnownNote note={known} mine={notes} isChanged={hasConflict} onUse={change} />
          ) : null}
          <MentionField
            label={hasConflict ? noteConflictMessages.mine : texts.notes}
            placeholder={texts.placeholder}
            rows={7}
            maxLength={COMP_NOTE_LENGTH}
            readOnly={isPending}
            value={notes}
            onText={(text) => change({ notes: text })}
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

interface LegendSlotsProps {
  comp: readonly string[]
  onTakeOut: (name: string) => void
}

function LegendSlots({ comp, onTakeOut }: LegendSlotsProps) {
  return (
    <ol className={styles.slots}>
      {SLOTS.map((slot) => {
        const name = comp[slot - 1]
        if (name === undefined) {
          return (
            <li key={slot} className={styles.empty}>
              {texts.slot(slot)}
            </li>
          )
        }
        const { label } = findLegend(name)
        return (
          <li key={name} className={styles.slot}>
            <LegendEmblem legend={name} size={30} />
            <span className={styles.name}>{label}</span>
            <IconButton
              label={texts.removeLegend(label)}
              icon={<X aria-hidden="true" />}
              onClick={() => onTakeOut(name)}
            />
          </li>
        )
      })}
    </ol>
  )
}
