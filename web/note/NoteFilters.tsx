import type { CompNote } from '#contract/note/comp-note.ts'
import { compNoteMessages as texts } from '#contract/note/comp-note.texts.ts'
import { SearchField } from '../shared/ui/form/SearchField.tsx'
import { SelectField } from '../shared/ui/form/SelectField.tsx'
import { legendsInNotes } from '../shared/note/filter-notes.ts'
import styles from './NoteFilters.module.css'

interface Filters {
  legend: string
  q: string
}

interface NoteFiltersProps {
  notes: readonly CompNote[]
  filters: Filters
  onChange: (changes: Partial<Filters>) => void
}

export function NoteFilters({ notes, filters, onChange }: NoteFiltersProps) {
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
