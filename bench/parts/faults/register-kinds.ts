// What the writers change again and again through the API.
import { listCompNotes } from '#contract/note/comp-note.ts'
import { getLootpathNotes } from '#contract/map/lootpath.ts'
import { saveNote, searchNotes } from '#contract/note/note.ts'
import { createPoiDraft, getPoiDraft } from '#contract/poi-draft/poi-draft.ts'
import { getAllPoiPositions } from '#contract/map/poi-position.ts'
import { getSeriesPlan } from '#contract/series-plan/series-plan.ts'
import type { Found } from './ledger.ts'
import type { Call } from './send.ts'

/** One write of a value to a key. */
interface Write {
  key: string
  /** Null if it removes the value. */
  value: string | null
  call: Call
}

/** Something with a value that is written again and again. */
export interface RegisterKind {
  name: string
  /** Where the writer has to look before each write, because it names what it changes. */
  looksFirst?: boolean
  list: string
  read(json: unknown): Found[]
  /** The n-th write, with a value that the key hasn't had for long. `now` is what the list answered. */
  write(n: number, now: unknown): Write
}

const post = (path: string, body: object): Call => ({ method: 'POST', path, body })
const textOf = (n: number) => `text ${n}`
const pick = (keys: readonly string[], n: number) => keys[n % keys.length] ?? ''

const COMPS = ['Ash,Fuse,Loba', 'Ash,Fuse,Seer', 'Ash,Loba,Seer', 'Fuse,Loba,Seer']
const POIS = ['1', '2', '3', '4']
const MAPS = ['stormpoint', 'worldsedge', 'edistrict', 'brokenmoon']
export const LOCATIONS = ['north', 'south', 'east', 'west']

const compNotes: RegisterKind = {
  name: 'composition note',
  list: listCompNotes.path,
  read: (json) =>
    listCompNotes.output.parse(json).notes.map(({ comp, notes }) => ({ key: comp, value: notes })),
  write(n) {
    const [key, value] = [pick(COMPS, n), textOf(n)]
    const path = `/api/files/comp-notes/${encodeURIComponent(key)}`
    return { key, value, call: post(path, { notes: value }) }
  },
}

const locationNotes: RegisterKind = {
  name: 'location note',
  list: '/api/file/notes/stormpoint',
  read: (json) =>
    Object.entries(getLootpathNotes.output.parse(json).notes).map(([key, value]) => ({
      key,
      value,
    })),
  write(n) {
    const [key, value] = [pick(LOCATIONS, n), textOf(n)]
    return { key, value, call: post('/api/file/notes/stormpoint', { notes: { [key]: value } }) }
  },
}

const poiPositions: RegisterKind = {
  name: 'POI position',
  list: getAllPoiPositions.path,
  read: (json) => {
    const { brokenmoon } = getAllPoiPositions.output.parse(json).positions
    return POIS.map((key) => ({ key, value: JSON.stringify(brokenmoon?.[key]) }))
  },
  write(n) {
    const key = pick(POIS, n)
    // In steps that a decimal fraction has exactly.
    const place = { x: (n % 400) / 4, y: (Math.floor(n / 400) % 400) / 4 }
    const body = { positions: { brokenmoon: { [key]: place } } }
    return {
      key,
      value: JSON.stringify(place),
      call: post('/api/poi_positions/data', body),
    }
  },
}

const notes: RegisterKind = {
  name: 'note',
  looksFirst: true,
  list: `${searchNotes.path}?about=map`,
  read: (json) =>
    searchNotes.output.parse(json).notes.map(({ key, text }) => ({ key, value: text })),
  write(n, now) {
    const [key, value] = [pick(MAPS, n), textOf(n)]
    const { version = 0 } = searchNotes.output.parse(now).notes.find((one) => one.key === key) ?? {}
    const body = { about: 'map', key, text: value, version }
    return { key, value, call: post(saveNote.path, body) }
  },
}

const seriesPlans: RegisterKind = {
  name: 'series plan',
  looksFirst: true,
  list: getSeriesPlan.path,
  read: (json) => [{ key: 'plan', value: getSeriesPlan.output.parse(json).plan.team ?? '' }],
  write(n, now) {
    const { version, plan } = getSeriesPlan.output.parse(now)
    const value = textOf(n)
    const body = { version, operationId: value, plan: { ...plan, team: value } }
    return { key: 'plan', value, call: { method: 'PUT', path: getSeriesPlan.path, body } }
  },
}

const DRAFTERS = ['Squad 1', 'Squad 2', 'Squad 3', 'Squad 4']
/** Every map has that many. */
const SPOTS = 10
const draftId = 1

/** Claims until every team has its spot, then undoes one. */
const poiClaims: RegisterKind = {
  name: 'POI claim',
  looksFirst: true,
  list: getPoiDraft.path.replace(':id', String(draftId)),
  read(json) {
    const { claims } = getPoiDraft.output.parse(json)
    return claims.map(({ team, poi }) => ({ key: team, value: String(poi) }))
  },
  write(n, now) {
    const { claims } = getPoiDraft.output.parse(now)
    const next = DRAFTERS.findIndex((team) => claims.every((claim) => claim.team !== team))
    const oldest = claims[n % DRAFTERS.length]
    const isFull = next === -1 && oldest !== undefined
    const poi = (n % SPOTS) + 1
    const operation = isFull
      ? { type: 'undo', team: oldest.team, map: oldest.map, poi: oldest.poi }
      : { type: 'claim', pick: next + 1, map: 'stormpoint', poi }
    return {
      key: isFull ? oldest.team : (DRAFTERS[next] ?? ''),
      value: isFull ? null : String(poi),
      call: post(`/api/poi-drafts/${draftId}/operations`, { operationId: textOf(n), operation }),
    }
  },
}

export const REGISTER_KINDS: readonly RegisterKind[] = [
  compNotes,
  locationNotes,
  poiPositions,
  notes,
  seriesPlans,
  poiClaims,
]

/** What has to be there before the first write. */
export const PREPARATIONS: readonly Call[] = [
  ...LOCATIONS.map((name) => post('/api/admin/lootpaths', { map: 'stormpoint', name })),
  post(createPoiDraft.path, {
    setup: {
      name: 'Draft',
      maps: ['stormpoint'],
      teams: DRAFTERS,
      mode: 'straight',
      turns: [],
      allowSharing: true,
      team: null,
    },
  }),
]
