import { poiDraftMessages as texts } from '#contract/poi-draft/poi-draft.texts.ts'
import type { PoiDraftInput } from '#contract/poi-draft/poi-draft.ts'
import type { MapId } from '#domain/catalog/map.ts'
import { isCompleteOrder, turnsOf } from '#domain/poi-draft/pick-order.ts'
import { MAX_DRAFT_MAPS, MAX_DRAFT_TEAMS, type OrderMode } from '#domain/poi-draft/poi-draft.ts'
import { readPastedTeams } from '#domain/regular/pasted-teams.ts'
import { isSameTeam, normalizeTeamName, teamKey } from '#domain/team/team.ts'

/** What people fill in. */
export interface SetupForm {
  readonly name: string
  readonly maps: readonly MapId[]
  /** One per line. */
  readonly teams: string
  readonly mode: OrderMode
  /** Only if the mode is manual: one team per line. */
  readonly picks: string
  readonly allowSharing: boolean
  readonly team: string | null
  readonly series: number | null
}

export const EMPTY_SETUP: SetupForm = {
  name: '',
  maps: ['stormpoint', 'worldsedge'],
  teams: '',
  mode: 'snake',
  picks: '',
  allowSharing: false,
  team: null,
  series: null,
}

export const formOf = (setup: PoiDraftInput): SetupForm => ({
  ...setup,
  teams: setup.teams.join('\n'),
  picks: setup.mode === 'manual' ? linesOf(setup) : '',
})

/** Every pick of an order, one team per line. */
export const linesOf = (order: Pick<PoiDraftInput, 'maps' | 'teams' | 'mode' | 'turns'>) =>
  turnsOf(order)
    .map((turn) => order.teams[turn] ?? '')
    .join('\n')

/** Numbering and other columns of a pasted table are left out, and so are repeated teams. */
export function teamsIn(text: string): string[] {
  const names = readNames(text, MAX_DRAFT_TEAMS + 1)
  return names.filter((name, index) => names.findIndex((one) => isSameTeam(one, name)) === index)
}

const readNames = (text: string, max: number) =>
  readPastedTeams(text, new Map(), max)
    .map((entry) => normalizeTeamName(entry.text))
    .filter((name) => teamKey(name) !== '')

interface ListedSeries {
  readonly id: number
  readonly event: string
  readonly teams: readonly string[]
}

/** The form with another series. Its teams and event replace what no one has written or ordered. */
export function withSeries(
  form: SetupForm,
  id: number | null,
  listed: readonly ListedSeries[],
): SetupForm {
  const find = (one: number | null) => listed.find((series) => series.id === one)
  const next = find(id)
  if (!next) return { ...form, series: id }
  const isUntouched = form.teams.trim() === '' || form.teams === find(form.series)?.teams.join('\n')
  return {
    ...form,
    series: id,
    teams: isUntouched ? next.teams.join('\n') : form.teams,
    name: form.name || next.event,
  }
}

/** The setup of a form, or what is wrong with it. */
export function readSetup(form: SetupForm): { setup: PoiDraftInput } | { fault: string } {
  const { form: faults } = texts
  const name = form.name.trim()
  const teams = teamsIn(form.teams)
  const maps = [...form.maps]
  if (name === '') return { fault: faults.noName }
  if (teams.length < 2) return { fault: faults.tooFew }
  if (teams.length > MAX_DRAFT_TEAMS) return { fault: faults.tooMany(MAX_DRAFT_TEAMS) }
  if (maps.length === 0) return { fault: faults.noMap }
  const picks =
    form.mode === 'manual' ? readNames(form.picks, MAX_DRAFT_TEAMS * MAX_DRAFT_MAPS) : []
  const turns = picks.map((pick) => teams.findIndex((team) => isSameTeam(team, pick)))
  const unknown = picks[turns.indexOf(-1)]
  if (unknown !== undefined) return { fault: faults.unknown(unknown) }
  const team = teams.find((one) => form.team !== null && isSameTeam(one, form.team)) ?? null
  const { mode, allowSharing, series } = form
  const setup = { name, maps, teams, mode, turns, allowSharing, team, series }
  return isCompleteOrder(setup) ? { setup } : { fault: texts.invalidOrder }
}
