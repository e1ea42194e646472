// What the writers create, change and remove through the API.
import * as z from 'zod/mini'
import { getAllPoiPositions } from '#contract/poi-position.ts'
import { getLootpathNotes } from '#contract/lootpath.ts'
import { listCompNotes } from '#contract/comp-note.ts'
import { listImports } from '#contract/import.ts'
import { listPinMarkers } from '#contract/pin.ts'
import { listPlans } from '#contract/plan.ts'
import { listSelections } from '#contract/selection.ts'
import { listUsers } from '#contract/user.ts'
import { lines } from '#server/ingest/testing/test-match-csv.ts'
import type { Found } from './ledger.ts'
import type { Call } from './send.ts'

/** Something with an id that is added and removed. */
interface Listed extends Found {
  id: number
}

export interface SetKind {
  name: string
  add(key: string, n: number): Call
  list: string
  read(json: unknown): Listed[]
  remove(id: number): Call
}

/** Something with a value that is written again and again. */
export interface RegisterKind {
  name: string
  keys: readonly string[]
  /** A value that no other write has. */
  valueOf(n: number): string
  write(key: string, value: string): Call
  list: string
  read(json: unknown): Found[]
}

const there = (key: string, id: number): Listed => ({ key, id, value: 'there' })
const remove = (path: string) => (id: number) => ({
  method: 'DELETE' as const,
  path: `${path}/${id}`,
})
const post = (path: string, body: object | string): Call => ({ method: 'POST', path, body })

const csv = lines({ games: 1 }).join('\n')
const videoOf = (n: number) => `https://youtu.be/${String(n).padStart(11, '0')}`

export const SET_KINDS: readonly SetKind[] = [
  {
    name: 'user',
    add: (username) =>
      post('/api/users/register', {
        username,
        email: `${username}@example.org`,
        password: 'a fine secret',
      }),
    list: listUsers.path,
    read: (json) =>
      listUsers.output
        .parse(json)
        .users.filter(({ username }) => username.startsWith('user-'))
        .map(({ username, id }) => there(username, id)),
    remove: remove('/api/admin/users'),
  },
  {
    name: 'plan',
    add: (name) => post('/api/plans', { name, map: 'stormpoint', shapes: [] }),
    list: listPlans.path,
    read: (json) => listPlans.output.parse(json).plans.map(({ name, id }) => there(name, id)),
    remove: remove('/api/plans'),
  },
  {
    name: 'selection',
    add: (name) => post('/api/team_selections', { name, teams: ['Squad 1', 'Squad 2'] }),
    list: listSelections.path,
    read: (json) =>
      listSelections.output.parse(json).team_selections.map(({ name, id }) => there(name, id)),
    remove: remove('/api/team_selections'),
  },
  {
    name: 'pin',
    add: (_, n) =>
      post('/api/pin-markers', {
        map: 'edistrict',
        x: 10,
        y: 20,
        type: 'video',
        youtubeLink: videoOf(n),
      }),
    list: '/api/pin-markers/edistrict',
    read: (json) =>
      listPinMarkers.output
        .parse(json)
        .markers.map(({ id, youtubeLink }) => there(`pin-${numberIn(youtubeLink)}`, id)),
    remove: remove('/api/pin-markers'),
  },
  {
    name: 'import',
    add: (key, n) =>
      post(
        `/api/admin/imports?name=${key}`,
        csv.replaceAll('m-1-1', `m-${n}`).replaceAll('Autumn Scrim', `Scrim ${n}`),
      ),
    list: listImports.path,
    read: (json) =>
      listImports.output
        .parse(json)
        .imports.filter(({ undoneAt }) => undoneAt === null)
        .map(({ fileName, id }) => there(fileName, id)),
    remove: remove('/api/admin/imports'),
  },
]

const numberIn = (link: string | null) => Number(/(\d{11})/.exec(link ?? '')?.[1])

const COMPS = ['Ash,Fuse,Loba', 'Ash,Fuse,Seer', 'Ash,Loba,Seer', 'Fuse,Loba,Seer']
const POIS = ['1', '2', '3', '4']
export const LOCATIONS = ['north', 'south', 'east', 'west']

const textOf = (n: number) => `text ${n}`

export const REGISTER_KINDS: readonly RegisterKind[] = [
  {
    name: 'composition note',
    keys: COMPS,
    valueOf: textOf,
    write: (comp, notes) => post(`/api/files/comp-notes/${encodeURIComponent(comp)}`, { notes }),
    list: listCompNotes.path,
    read: (json) =>
      listCompNotes.output
        .parse(json)
        .notes.map(({ comp, notes }) => ({ key: comp, value: notes })),
  },
  {
    name: 'location note',
    keys: LOCATIONS,
    valueOf: textOf,
    write: (key, value) => post('/api/file/notes/stormpoint', { notes: { [key]: value } }),
    list: '/api/file/notes/stormpoint',
    read: (json) =>
      Object.entries(getLootpathNotes.output.parse(json).notes).map(([key, value]) => ({
        key,
        value,
      })),
  },
  {
    name: 'POI position',
    keys: POIS,
    // In steps that a decimal fraction has exactly.
    valueOf: (n) => JSON.stringify({ x: (n % 400) / 4, y: (Math.floor(n / 400) % 400) / 4 }),
    write: (key, value) =>
      post('/api/poi_positions/data', { positions: { brokenmoon: { [key]: place(value) } } }),
    list: getAllPoiPositions.path,
    read: (json) => {
      const { brokenmoon } = getAllPoiPositions.output.parse(json).positions
      return POIS.map((key) => ({ key, value: JSON.stringify(brokenmoon?.[key]) }))
    },
  },
]

const place = (value: string) => z.object({ x: z.number(), y: z.number() }).parse(JSON.parse(value))
