import { noteMessages as texts } from '#contract/note/note.texts.ts'
import { type MapId, mapName } from '#domain/catalog/map.ts'
import type { NotedSubject } from './note.queries.ts'

/** What the notes beside a draft are about: the draft, its series if it has one, and these maps. */
export const draftSubjects = (
  room: number,
  series: number | null,
  maps: readonly MapId[],
): NotedSubject[] => [
  { about: 'room', key: String(room), label: texts.thisDraft },
  ...(series === null
    ? []
    : [{ about: 'series' as const, key: String(series), label: texts.thisSeries }]),
  ...maps.map((map) => ({ about: 'map' as const, key: map, label: mapName(map) })),
]
