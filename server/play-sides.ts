import { findLegend } from '#domain/catalog/legend.ts'
import { type CompSpace, legendsOfComp } from '#domain/forecast/comp-space.ts'
import type { PlayedEntry } from '#domain/forecast/history.ts'
import { bansWithPick, staysLegal } from '#domain/forecast/own-pick.ts'
import { pickShift } from '#domain/forecast/pick-shift.ts'
import { type Distribution, legendChances } from '#domain/forecast/team-forecast.ts'
import { DAY_MS } from '#domain/forecast/weighing.ts'
import type { JudgedComp, OurPlayer, PracticedComp } from '#domain/regular/play-this.ts'
import type { PlayThisRequest } from '#contract/regular/play-this.ts'
import type { ExpectedEffect } from '#domain/series-plan/expected-points.ts'
import { PRACTICE_DAYS } from '#domain/series-plan/series-plan.ts'
import type { FoundLobby } from './forecast/forecast.service.ts'

const BENCH = 6
const FIELD_COMPS = 3

/** Our team is the first of the lobby. */
export function ownSide(
  { teams, lobby, known, question }: FoundLobby,
  asked: PlayThisRequest['players'],
) {
  const { history, names } = lobby
  const { space } = history
  const rows = history.ofTeam(teams[0]?.id ?? -1)
  const recent = rows.filter(({ game }) => game.time > question.time - PRACTICE_DAYS * DAY_MS)
  const nameOf = (id: string) => names.get(id) ?? id
  const gamesOf = (id: string) => rows.filter(({ row }) => row.players.includes(id)).length
  const latest = rows.at(-1)?.row.players ?? []
  const ids = asked ?? latest
  const three = ids.map((id): OurPlayer => ({
    id,
    legends: history.ofPlayer(id).map(({ row }) => playedBy(space, row, id)),
  }))
  const bench = [...new Set(recent.flatMap(({ row }) => row.players))]
    .filter((id) => !ids.includes(id))
    .map((id) => ({ id, name: nameOf(id), games: gamesOf(id) }))
    .toSorted((a, b) => b.games - a.games)
  return {
    games: history.gamesOf(teams[0]?.id ?? -1),
    three,
    latest: [...latest],
    bench: bench.slice(0, BENCH),
    nameOf,
    locked: (known[0] ?? []).map((legend) => space.legends[legend] ?? ''),
    gamesWith: (key: string) => rows.filter(({ row }) => keyOf(space, row.comp) === key).length,
    usual: habitOf(space, history.lastInSeries(teams[0]?.id ?? -1, question.series), recent),
  }
}

const playedBy = (space: CompSpace, { players, legends }: PlayedEntry['row'], id: string) =>
  space.legends[legends[players.indexOf(id)] ?? -1] ?? ''

const keyOf = (space: CompSpace, comp: number) =>
  legendsOfComp(space, comp)
    .map((legend) => space.legends[legend])
    .join('|')

/** What the team played last in this series, else what it plays most. */
function habitOf(
  space: CompSpace,
  last: PlayedEntry | null,
  recent: readonly PlayedEntry[],
): string | null {
  if (last) return keyOf(space, last.row.comp)
  const [most] = [...Map.groupBy(recent, ({ row }) => row.comp)].toSorted(
    ([, a], [, b]) => b.length - a.length,
  )
  return most ? keyOf(space, most[0]) : null
}

/** What the other teams play, and what our pick changes. */
export function fieldSide({ forecasts, lobby, known, question, state }: FoundLobby) {
  const { space, games } = lobby.history
  const others = forecasts.slice(1)
  const marginals = others.map(legendChances)
  const expected = expectedComps(others)
  const closed = [...question.bans, ...(question.closed ?? [])]
  const legendsIn = (key: string) =>
    key.split('|').map((legend) => space.legendIndex.get(legend) ?? -1)
  const nameOf = (legend: number) => findLegend(space.legends[legend] ?? '').name
  const teamsOn = (legend: number) =>
    marginals.reduce((sum, chances) => sum + (chances[legend] ?? 0), 0)
  const bansWith = (legends: readonly number[]) =>
    bansWithPick(
      { others: marginals, known: known.slice(1), temperature: state.model.banTemperature },
      legends,
    )

  return {
    closed: closed.map((legend) => space.legends[legend] ?? ''),
    comps: [...expected]
      .toSorted(([, a], [, b]) => b - a)
      .slice(0, FIELD_COMPS)
      .map(([comp, teams]) => ({ comp: legendsOfComp(space, comp).map(nameOf), teams })),

    judge(comp: PracticedComp, effect: ExpectedEffect, ownGames: number): JudgedComp {
      const legends = legendsIn(comp.key)
      const legal = staysLegal(bansWith(legends), legends)
      const teams = expected.get(space.indexOf(legends)) ?? 0
      return { ...comp, ...effect, legal, others: teams, ownGames }
    },

    describe(key: string) {
      const legends = legendsIn(key)
      const contested = legends.toSorted((a, b) => teamsOn(b) - teamsOn(a))[0] ?? 0
      const next = nextBan(bansWith, legends)
      const shifts = legends.flatMap((legend) => {
        const shift = pickShift(games, legend, question.time)
        return shift ? [{ legend: nameOf(legend), ...shift }] : []
      })
      return {
        contested: { legend: nameOf(contested), teams: teamsOn(contested) },
        nextBan: next && { ...next, legend: nameOf(next.legend) },
        shift: shifts.toSorted((a, b) => changeOf(b) - changeOf(a))[0] ?? null,
      }
    },
  }
}

const changeOf = ({ now, before }: { now: number; before: number }) => Math.abs(now - before)

/** `without`: how likely the ban is if we don't play the legend; null if we don't anyway. */
function nextBan(
  bansWith: (legends: readonly number[]) => readonly number[],
  legends: readonly number[],
) {
  const bans = bansWith(legends)
  const chance = Math.max(...bans)
  if (chance <= 0) return null
  const legend = bans.indexOf(chance)
  const others = legends.filter((other) => other !== legend)
  const without = others.length < legends.length ? (bansWith(others)[legend] ?? 0) : null
  return { legend, chance, without }
}

/** How many of these teams are expected to play each composition. */
function expectedComps(forecasts: readonly Distribution[]): Map<number, number> {
  const expected = new Map<number, number>()
  for (const { comps, chances } of forecasts) {
    for (const [i, comp] of comps.entries()) {
      expected.set(comp, (expected.get(comp) ?? 0) + (chances[i] ?? 0))
    }
  }
  return expected
}
