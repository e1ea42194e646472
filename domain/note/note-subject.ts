/** What can have a note besides a composition. */
export const NOTE_SUBJECTS = ['team', 'map', 'poi', 'series', 'room'] as const
export type NoteSubject = (typeof NOTE_SUBJECTS)[number]

/** A POI as the subject of a note: its map and its id. */
export const poiSubject = (map: string, poi: number): string => `${map}/${poi}`

export function readPoiSubject(key: string): { map: string; poi: number } | null {
  const [, map, poi] = /^([^/]+)\/(\d{1,9})$/.exec(key) ?? []
  return map === undefined || poi === undefined ? null : { map, poi: Number(poi) }
}
