import { useQuery, useQueryClient } from '@tanstack/react-query'
import { NotebookPen, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { type CompNote, deleteCompNoteById } from '#contract/note/comp-note.ts'
import { compNoteMessages as texts } from '#contract/note/comp-note.texts.ts'
import { readNoteComp } from '#domain/note/comp-note.ts'
import { mapName } from '#domain/catalog/map.ts'
import { parseAsText } from '../shared/address/query-parser.ts'
import { useQueryStates } from '../shared/address/query-state.ts'
import { call } from '../shared/api/api.ts'
import { compNotesQuery } from '../shared/queries/comp-notes.queries.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { CompNoteCard } from '../shared/note/CompNoteCard.tsx'
import { ConfirmDialog } from '../shared/ui/overlay/ConfirmDialog.tsx'
import { EmptyState } from '../shared/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../shared/ui/feedback/ErrorState.tsx'
import { IconButton } from '../shared/ui/action/IconButton.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import { Skeleton } from '../shared/ui/feedback/Skeleton.tsx'
import { compNames } from '../shared/ui/legend/trio-order.ts'
import { filterNotes, legendsInNotes } from '../shared/note/filter-notes.ts'
import { SearchField } from '../shared/ui/form/SearchField.tsx'
import { SelectField } from '../shared/ui/form/SelectField.tsx'
import { noteFault } from './note-faults.ts'
import styles from './NoteList.module.css'

const SHOWN = 50

const filterParsers = {
  legend: parseAsText,
  q: parseAsText,
}

export function NoteList() {
  const queryClient = useQueryClient()
  const { data, error, isFetching, refetch } = useQuery(compNotesQuery)
  const [inAddress, setAddress] = useQueryStates(filterParsers)
  const [count, setCount] = useState(SHOWN)
  const [leaving, setLeaving] = useState<CompNote | null>(null)
  const notes = data?.notes ?? []
  // Ignore a legend filter that matches no note: the list would look empty.
  const isKnown = filterNotes(notes, inAddress.legend, '').length > 0
  const filters = isKnown ? inAddress : { ...inAddress, legend: '' }
  const found = filterNotes(notes, filters.legend, filters.q)
  const left = found.length - count
  const deleteNote = async (note: CompNote) => {
    const done = await call(deleteCompNoteById, { id: note.id })
    // Remove it locally too, in case the refetch fails.
    queryClient.setQueryData(
      compNotesQuery.queryKey,
      (old) => old && { notes: old.notes.filter(({ id }) => id !== note.id) },
    )
    return done
  }

  return (
    <Panel
      title={texts.list}
      count={data ? texts.count(found.length, notes.length) : undefined}
      actions={
        notes.length > 0 ? (
          <NoteFilters
            notes={notes}
            filters={filters}
            onChange={(changes) => setAddress(changes)}
          />
        ) : null
      }
    >
      {!data && error ? (
        <ErrorState
          message={noteFault(error, texts.fetchFailed)}
          onRetry={() => void refetch()}
          busy={isFetching}
        />
      ) : null}
      {!data && !error ? <Skeleton label={texts.loading} lines={4} /> : null}
      {data && notes.length === 0 ? (
        <EmptyState icon={<NotebookPen aria-hidden="true" />} title={texts.empty} />
      ) : null}
      {notes.length > 0 && found.length === 0 ? <EmptyState title={texts.noMatches} /> : null}
      <ul className={styles.notes}>
        {found.slice(0, count).map((note) => (
          <li key={note.id}>
            <CompNoteCard
              note={note}
              action={
                <IconButton
                  label={texts.delete(namesOf(note))}
                  icon={<Trash2 aria-hidden="true" />}
                  variant="danger"
                  aria-haspopup="dialog"
                  onClick={() => setLeaving(note)}
                />
              }
            />
          </li>
        ))}
      </ul>
      {left > 0 ? (
        <Button variant="ghost" onClick={() => setCount(count + SHOWN)}>
          {texts.showMore(Math.min(SHOWN, left))}
        </Button>
      ) : null}
      {leaving ? (
        <ConfirmDialog
          title={texts.deleteTitle}
          question={texts.deleteQuestion(namesOf(leaving))}
          confirmLabel={texts.confirmDelete}
          faultOf={(fault) => noteFault(fault, texts.deleteFailed)}
          send={() => deleteNote(leaving)}
          changes={compNotesQuery}
          onClose={() => setLeaving(null)}
        />
      ) : null}
    </Panel>
  )
}

/** Legends, map and opponent in words. */
const namesOf = ({ comp, map, opponent }: CompNote) =>
  [
    compNames(readNoteComp(comp) ?? []),
    ...(map === null ? [] : [mapName(map)]),
    ...(opponent === null ? [] : [texts.against(opponent)]),
  ].join(', ')

interface Filters {
  legend: string
  q: string
}

interface NoteFiltersProps {
  notes: readonly CompNote[]
  filters: Filters
  onChange: (changes: Partial<Filters>) => void
}

function NoteFilters({ notes, filters, onChange }: NoteFiltersProps) {
  const legends = new Map(
    notes.flatMap((note) => legendsInNotes(note).map(({ key, label }) => [key, label] as const)),
  )
  const options = [...legends]
    .map(([value, label]) => ({ value, label }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))

  return (
    <div className={styles.filters}>
      <SelectField
        label={texts.legend}
        hideLabel
        options={[{ value: '', label: texts.allLegends }, ...options]}
        value={filters.legend}
        onChange={(event) => onChange({ legend: event.target.value })}
      />
      <SearchField
        label={texts.search}
        placeholder={texts.search}
        value={filters.q}
        onValueChange={(q) => onChange({ q })}
      />
    </div>
  )
}
