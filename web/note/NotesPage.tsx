import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { AtSign, NotebookPen } from 'lucide-react'
import { notesPageMessages as texts, noteMessages } from '#contract/note/note.texts.ts'
import { messages } from '#contract/base/texts.ts'
import { searchNotes } from '#contract/note/note.ts'
import { can } from '#domain/account/access.ts'
import { NOTE_SUBJECTS } from '#domain/note/note-subject.ts'
import { parseAsStringLiteral, parseAsText } from '../shared/address/query-parser.ts'
import { useQueryStates } from '../shared/address/query-state.ts'
import { viewPath } from '../shared/address/view-path.ts'
import { call } from '../shared/api/api.ts'
import { CompNoteCard } from '../shared/note/CompNoteCard.tsx'
import { filterNotes } from '../shared/note/filter-notes.ts'
import { useLater } from '../shared/page/use-later.ts'
import { compNotesQuery } from '../shared/queries/comp-notes.queries.ts'
import { useSession } from '../shared/session/session-store.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { LinkButton } from '../shared/ui/action/LinkButton.tsx'
import { EmptyState } from '../shared/ui/feedback/EmptyState.tsx'
import { Waiting } from '../shared/ui/feedback/Waiting.tsx'
import { SearchField } from '../shared/ui/form/SearchField.tsx'
import { SelectField } from '../shared/ui/form/SelectField.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import { FoundNoteCard } from './FoundNoteCard.tsx'
import styles from './NotesPage.module.css'

const parsers = {
  q: parseAsText,
  about: parseAsStringLiteral([...NOTE_SUBJECTS, 'comp']),
}
type About = (typeof NOTE_SUBJECTS)[number] | 'comp'

const CHOICES = [
  { value: '', label: texts.all },
  ...NOTE_SUBJECTS.map((value) => ({ value, label: noteMessages.kinds[value] })),
  { value: 'comp', label: texts.comps },
]

export function NotesPage() {
  const [{ q, about }, setAddress] = useQueryStates(parsers)
  const words = useLater(q)
  const { user } = useSession()
  const canManage = can(user?.role ?? null, 'notes.manage')
  const mention = `@${user?.username}`

  return (
    <>
      <PageHead
        title={texts.title}
        context={texts.context}
        actions={
          canManage ? (
            <LinkButton to={viewPath('comp_notes')} icon={<NotebookPen aria-hidden="true" />}>
              {messages.views.comp_notes}
            </LinkButton>
          ) : null
        }
      />
      <div className={styles.filters}>
        <SearchField
          label={texts.search}
          placeholder={texts.search}
          value={q}
          onValueChange={(next) => setAddress({ q: next || null })}
        />
        {user ? (
          <Button
            aria-pressed={q === mention}
            icon={<AtSign aria-hidden="true" />}
            onClick={() => setAddress({ q: q === mention ? null : mention })}
          >
            {texts.ofMe}
          </Button>
        ) : null}
        <SelectField
          label={texts.about}
          hideLabel
          options={CHOICES}
          value={about ?? ''}
          onChange={({ target }) => setAddress({ about: parsers.about.parse(target.value) })}
        />
      </div>
      {about === 'comp' ? null : <SubjectNotes words={words} about={about} />}
      {about === null || about === 'comp' ? <CompNotes words={words} /> : null}
    </>
  )
}

function SubjectNotes({ words, about }: { words: string; about: Exclude<About, 'comp'> | null }) {
  const search = { search: words, ...(about !== null && { about }) }
  const answer = useQuery({
    queryKey: ['notes', search],
    queryFn: () => call(searchNotes, search),
    placeholderData: keepPreviousData,
  })
  const { notes, total = 0 } = answer.data ?? {}
  return (
    <Panel title={texts.subjects} count={notes ? texts.found(notes.length, total) : undefined}>
      {notes ? null : (
        <Waiting
          query={answer}
          loading={noteMessages.loading}
          failed={noteMessages.failed}
          lines={4}
        />
      )}
      {total === 0 && notes ? (
        <EmptyState title={words === '' && about === null ? texts.none : texts.noMatches} />
      ) : null}
      <ul className={styles.notes}>
        {notes?.map((note) => (
          <li key={`${note.about} ${note.version}`}>
            <FoundNoteCard note={note} />
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function CompNotes({ words }: { words: string }) {
  const answer = useQuery(compNotesQuery)
  const notes = answer.data && filterNotes(answer.data.notes, '', words)
  return (
    <div className={styles.comps}>
      <Panel title={texts.comps} count={notes ? String(notes.length) : undefined}>
        {notes ? null : (
          <Waiting
            query={answer}
            loading={noteMessages.loading}
            failed={noteMessages.failed}
            lines={4}
          />
        )}
        {notes?.length === 0 ? (
          <EmptyState title={words === '' ? texts.noComps : texts.noMatches} />
        ) : null}
        <ul className={styles.notes}>
          {notes?.slice(0, SHOWN).map((note) => (
            <li key={note.id}>
              <CompNoteCard note={note} />
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  )
}

/** The same limit as in the search of the other notes. */
const SHOWN = 50
