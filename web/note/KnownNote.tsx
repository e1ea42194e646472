import type { CompNote } from '#contract/note/comp-note.ts'
import { compNoteMessages as texts } from '#contract/note/comp-note.texts.ts'
import { Button } from '../shared/ui/action/Button.tsx'
import { NoteConflict } from '../shared/ui/feedback/NoteConflict.tsx'
import { Notice } from '../shared/ui/feedback/Notice.tsx'

interface KnownNoteProps {
  note: CompNote
  /** The user's own text. */
  mine: string
  /** Someone saved the note after the user had seen it. */
  isChanged: boolean
  onUse: (change: { notes: string; version: number }) => void
}

/** Says that the chosen legends already have a note, or that it changed. */
export function KnownNote({ note, mine, isChanged, onUse }: KnownNoteProps) {
  const { notes, version } = note
  const takeTheirs = () => onUse({ notes, version })
  if (isChanged) {
    return (
      <NoteConflict
        theirs={notes}
        by={note.updated_by}
        onTakeTheirs={takeTheirs}
        onKeepBoth={() => onUse({ notes: `${notes}\n\n${mine}`, version })}
      />
    )
  }
  return (
    <Notice
      tone="info"
      action={
        <Button size="sm" onClick={takeTheirs}>
          {texts.edit}
        </Button>
      }
    >
      {texts.replaces}
    </Notice>
  )
}
