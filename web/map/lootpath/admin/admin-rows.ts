import type { LootpathNoteChange } from '#contract/map/lootpath.ts'
import { ownEntry } from '../../../shared/page/own-entry.ts'
import type { Spot } from '../spots.ts'

export interface AdminRow extends Spot {
  readonly noteLength: number
  /** When the picture or the note last changed; null if neither ever existed. */
  readonly changedAt: number | null
}

interface MapNotes {
  readonly notes: Readonly<Record<string, string>>
  readonly changes: Readonly<Record<string, LootpathNoteChange>>
}

export function adminRows(spots: readonly Spot[], { notes, changes }: MapNotes): AdminRow[] {
  return spots.map((spot) => {
    const changed = Math.max(
      spot.file?.updated_at ?? 0,
      ownEntry(changes, spot.id)?.updated_at ?? 0,
    )
    return {
      ...spot,
      noteLength: ownEntry(notes, spot.id)?.length ?? 0,
      changedAt: changed === 0 ? null : changed,
    }
  })
}

/** Case-insensitive search by name or short ID. */
export function findLocationRows(rows: readonly AdminRow[], words: string): AdminRow[] {
  const wanted = words.trim().toLowerCase()
  return rows.filter(({ name, id }) => [name.toLowerCase(), id].some((it) => it.includes(wanted)))
}
