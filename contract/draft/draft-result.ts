import * as z from 'zod/mini'
import { RESULT_LIMITS } from '#domain/draft/draft-result.ts'
import { done, epochMs, rowId } from '../base/field.ts'
import { answeredMap, mapId } from '../catalog/map.ts'
import { route } from '../base/route.ts'

const upTo = (min: number, max: number) =>
  z._default(z.nullable(z.int().check(z.minimum(min), z.maximum(max))), null)

const known = {
  map: z.nullable(answeredMap),
  place: z.nullable(z.int()),
  kills: z.nullable(z.int()),
  points: z.nullable(z.int()),
}

const gameResult = z.object({
  /** The draft version that added the game. */
  game: z.int(),
  /** Which game of the series it is. */
  number: z.int(),
  /** By hand, with who and when. Null values come from the archive. */
  entered: z.nullable(z.object({ ...known, by: z.nullable(z.string()), at: epochMs })),
  /**
   * Of that game in the room's series, if our team is in it. With what the archive says we played, if that isn't what was
   * saved.
   */
  archive: z.nullable(z.object({ ...known, comp: z.nullable(z.array(z.string())) })),
})
export type DraftGameResult = z.infer<typeof gameResult>

export const getRoomResults = route({
  method: 'GET',
  path: '/api/rooms/:id/results',
  access: 'draft.use',
  summary: 'Get the results of the games of a draft room, as far as they are known.',
  input: z.object({ id: rowId }),
  output: z.object({ results: z.array(gameResult) }),
})

export const saveRoomResult = route({
  method: 'PUT',
  path: '/api/rooms/:id/results/:game',
  access: 'draft.use',
  summary:
    "Enter map, place, kills and points of a game. The last change counts; a value of null is the archive's.",
  input: z.object({
    id: rowId,
    game: rowId,
    map: z._default(z.nullable(mapId), null),
    place: upTo(1, RESULT_LIMITS.place),
    kills: upTo(0, RESULT_LIMITS.kills),
    points: upTo(0, RESULT_LIMITS.points),
  }),
  output: done,
})
