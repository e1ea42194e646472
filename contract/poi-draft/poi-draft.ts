import * as z from 'zod/mini'
import { isCompleteOrder } from '#domain/poi-draft/pick-order.ts'
import { PICK_SECONDS_LIMITS } from '#domain/poi-draft/pick-timer.ts'
import {
  MAX_DRAFT_MAPS,
  MAX_DRAFT_TEAMS,
  MAX_WISHES,
  ORDER_MODES,
} from '#domain/poi-draft/poi-draft.ts'
import { TEAM_NAME_LENGTH, teamKey } from '#domain/team/team.ts'
import { done, epochMs, noInput, rowId, text, wholeText } from '../base/field.ts'
import { answeredMap, MAP_NAME_LENGTH, mapId } from '../catalog/map.ts'
import { poiDraftMessages as texts } from './poi-draft.texts.ts'
import { route } from '../base/route.ts'
import { sums } from '../stats/sums.ts'

const MAX_POI = 1000
const PATH = '/api/poi-drafts'
const LEAGUE_PATH = '/api/league-poi-drafts'

const team = wholeText(TEAM_NAME_LENGTH).check(z.refine((name) => teamKey(name) !== ''))
const teams = z.array(team).check(z.maxLength(MAX_DRAFT_TEAMS))
const maps = z.readonly(z.array(mapId).check(z.minLength(1), z.maxLength(MAX_DRAFT_MAPS)))
const poi = z.int().check(z.minimum(1), z.maximum(MAX_POI))
const number = z.int().check(z.minimum(0), z.maximum(2_147_483_646))
const confirmed = z._default(z.boolean(), false)

const setup = z
  .object({
    name: wholeText(100).check(z.minLength(1)),
    maps,
    teams: z.readonly(teams.check(z.minLength(2))),
    mode: z.enum(ORDER_MODES),
    turns: z.readonly(z.array(number).check(z.maxLength(MAX_DRAFT_TEAMS * MAX_DRAFT_MAPS))),
    allowSharing: z.boolean(),
    team: z.nullable(team),
    /** Which series it is for, if the archive has it already. */
    series: z._default(z.nullable(rowId), null),
  })
  .check(z.refine(isCompleteOrder, texts.invalidOrder))
export type PoiDraftInput = z.output<typeof setup>

const operation = z.discriminatedUnion('type', [
  z.object({ type: z.literal('claim'), pick: number, map: mapId, poi }),
  z.object({ type: z.literal('undo'), team, map: text(MAP_NAME_LENGTH), poi }),
  z.object({
    type: z.literal('wish'),
    map: mapId,
    poi,
    to: z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_WISHES))),
  }),
  z.object({ type: z.literal('setup'), setup, version: number, confirmed }),
  z.object({ type: z.literal('shuffle'), confirmed }),
  z.object({
    type: z.literal('timer'),
    seconds: z.nullable(
      z.int().check(z.minimum(PICK_SECONDS_LIMITS.min), z.maximum(PICK_SECONDS_LIMITS.max)),
    ),
  }),
  z.object({ type: z.literal('pause'), paused: z.boolean() }),
])

const stored = z.object({
  id: z.int(),
  /** Goes up with each change. */
  version: z.int(),
  name: z.string(),
  maps: z.readonly(z.array(answeredMap)),
  teams: z.readonly(z.array(z.string())),
  mode: z.enum(ORDER_MODES),
  turns: z.readonly(z.array(z.int())),
  allowSharing: z.boolean(),
  team: z.nullable(z.string()),
  seed: z.nullable(z.int()),
  claims: z.readonly(
    z.array(
      z.object({
        team: z.string(),
        map: answeredMap,
        poi: z.int(),
        by: z.string(),
        at: epochMs,
      }),
    ),
  ),
  wishes: z.readonly(z.array(z.object({ map: answeredMap, pois: z.readonly(z.array(z.int())) }))),
  timer: z.nullable(
    z.object({
      seconds: z.int(),
      /** When the pick on the clock times out; null while the timer is paused. */
      until: z.nullable(epochMs),
      leftMs: z.number(),
      missed: z.int(),
    }),
  ),
  /** The planned numbers of the picks in the order in which they are made, if teams timed out. */
  order: z.readonly(z.array(z.int())),
  timedOut: z.readonly(z.array(z.int())),
  /** The server's clock. */
  now: epochMs,
  createdBy: z.nullable(z.string()),
  /** Which series it is for; null also if that is no longer in the archive. */
  series: z.nullable(z.int()),
  seriesEvent: z.nullable(z.string()),
  /** The series on whose games the claims were put. */
  landedSeries: z.nullable(z.int()),
})
export type StoredPoiDraft = z.output<typeof stored>

const changedDraft = z.extend(done, { draft: stored })

export const listPoiDrafts = route({
  method: 'GET',
  path: PATH,
  access: 'draft.use',
  summary: 'List the POI drafts, the last changed first.',
  input: noInput,
  output: z.object({
    drafts: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        claimed: z.int(),
        picks: z.int(),
        updatedAt: epochMs,
      }),
    ),
  }),
})

export const getPoiDraft = route({
  method: 'GET',
  path: `${PATH}/:id`,
  access: 'draft.use',
  summary: 'Get a POI draft: its order, claims, wishes and version.',
  input: z.object({ id: rowId }),
  output: stored,
})

export const createPoiDraft = route({
  method: 'POST',
  path: PATH,
  access: 'draft.use',
  summary: 'Create a POI draft. Each team claims one spot on each map.',
  input: z.object({ setup }),
  output: changedDraft,
})

export const changePoiDraft = route({
  method: 'POST',
  path: `${PATH}/:id/operations`,
  access: 'draft.use',
  summary:
    'Claim a spot, undo a claim, change a wish, or set or shuffle the order. Decided once per operation ID, refusals included, also if it is sent again.',
  input: z.object({ id: rowId, operationId: wholeText(100).check(z.minLength(1)), operation }),
  output: changedDraft,
})

export const deletePoiDraft = route({
  method: 'DELETE',
  path: `${PATH}/:id`,
  access: 'draft.use',
  summary: 'Delete a POI draft. Only its creator or an editor can.',
  input: z.object({ id: rowId }),
  output: done,
})

export const listLeagueDrafts = route({
  method: 'GET',
  path: LEAGUE_PATH,
  access: 'draft.use',
  summary: 'List the newest series of which the archive has the POI draft of the league.',
  input: noInput,
  output: z.object({
    series: z.array(
      z.object({ series: z.int(), event: z.string(), startedAt: epochMs, claims: z.int() }),
    ),
  }),
})

export const createLeagueDraft = route({
  method: 'POST',
  path: LEAGUE_PATH,
  access: 'draft.use',
  summary: "Create a POI draft from the league's POI draft of a series, with its order and claims.",
  input: z.object({ series: rowId }),
  output: changedDraft,
})

export const getSpotRecords = route({
  method: 'POST',
  path: `${PATH}/records`,
  access: 'draft.use',
  summary: 'Get what teams did from each spot of the maps, and how often these teams landed there.',
  input: z.object({ maps, teams: z.readonly(teams) }),
  output: z.object({
    spots: z.array(
      z.object({
        map: answeredMap,
        poi: z.int(),
        games: z.int(),
        points: sums,
        placement: sums,
        /** In seconds. */
        survival: sums,
        /** Games in which another team landed there too. */
        contested: z.int(),
      }),
    ),
    landings: z.array(
      z.object({ team: z.string(), map: answeredMap, poi: z.int(), games: z.int() }),
    ),
    /** The league's drafts with each map, and the place of each spot among the claims on its map. */
    drafts: z.array(z.object({ map: answeredMap, drafts: z.int() })),
    drafted: z.array(z.object({ map: answeredMap, poi: z.int(), places: z.array(z.int()) })),
  }),
})
export type SpotRecordsRequest = z.output<typeof getSpotRecords.input>
export type SpotRecordsAnswer = z.output<typeof getSpotRecords.output>

export const putDraftedLandings = route({
  method: 'PUT',
  path: '/api/admin/poi-drafts/:id/landings',
  access: 'results.correct',
  summary:
    "Use the claims as the teams' planned landings in a series. They count where no other landing is known.",
  input: z.object({ id: rowId, series: rowId }),
  output: changedDraft,
})

export const removeDraftedLandings = route({
  method: 'DELETE',
  path: '/api/admin/poi-drafts/:id/landings',
  access: 'results.correct',
  summary: 'Remove the planned landings of a POI draft again.',
  input: z.object({ id: rowId }),
  output: changedDraft,
})
