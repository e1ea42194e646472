import type { DraftRoom } from '#contract/draft/draft-room.ts'

/** The rooms whose name, event or own team contains the text. */
export function findRooms(rooms: readonly DraftRoom[], text: string): DraftRoom[] {
  const wanted = text.trim().toLowerCase()
  return rooms.filter(({ name, event, team }) =>
    [name, event, team ?? ''].some((field) => field.toLowerCase().includes(wanted)),
  )
}
