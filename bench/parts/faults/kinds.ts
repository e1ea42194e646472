// What the writers add and remove through the API.
import { createRoom, listRooms } from '#contract/draft/draft-room.ts'
import { listImports } from '#contract/archive/import.ts'
import { listPinMarkers } from '#contract/map/pin.ts'
import { listPlans } from '#contract/map/plan.ts'
import { listSelections } from '#contract/regular/selection.ts'
import { createShareLink, listShareLinks } from '#contract/share/share-link.ts'
import { listUsers } from '#contract/account/user.ts'
import { lines } from '#server/archive/ingest/testing/test-match-csv.ts'
import type { Found } from './ledger.ts'
import type { Call } from './send.ts'

/** Something with an id that is added and removed. */
interface Listed extends Found {
  id: number
}

export interface SetKind {
  name: string
  /** What it is listed as, if not by its name. */
  keyOf?(n: number): string
  add(key: string, n: number): Call
  list: string
  read(json: unknown): Listed[]
  /** The last one removes it. */
  remove(id: number): Call[]
}

const there = (key: string, id: number): Listed => ({ key, id, value: 'there' })
const remove = (path: string) => (id: number) => [deletion(path, id)]
const deletion = (path: string, id: number): Call => ({ method: 'DELETE', path: `${path}/${id}` })
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
  {
    name: 'room',
    add: (name) => post(createRoom.path, { name }),
    list: `${listRooms.path}?state=all`,
    read: (json) =>
      listRooms.output
        .parse(json)
        .rooms.filter(({ name }) => name.startsWith('room-'))
        .map(({ name, id }) => there(name, id)),
    remove: (id) => [
      { method: 'PUT', path: `${listRooms.path}/${id}/finished`, body: { isFinished: true } },
      deletion(listRooms.path, id),
    ],
  },
  {
    name: 'link',
    // A link has no name, but the hours that it lives.
    add: (_, n) => post(createShareLink.path, { kind: 'draft_view', hours: hoursOf(n) }),
    list: `${listShareLinks.path}?kind=draft_view`,
    read: (json) =>
      listShareLinks.output
        .parse(json)
        .links.map(({ id, created_at, expires_at }) =>
          there(`link-${Math.round((expires_at - created_at) / HOUR_MS)}`, id),
        ),
    remove: remove(createShareLink.path),
    keyOf: (n) => `link-${hoursOf(n)}`,
  },
]

const HOUR_MS = 60 * 60 * 1000
/** Those of a link that old are removed. */
const MOST_HOURS = 700
const hoursOf = (n: number) => (n % MOST_HOURS) + 1

const numberIn = (link: string | null) => Number(/(\d{11})/.exec(link ?? '')?.[1])
