import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import type { Finding } from '#domain/archive/match.ts'
import { normalizeTeamName } from '#domain/team/team.ts'
import { requireTeamNameCount } from '../parsing/limits.ts'
import { finding, joinNames, quoted } from './finding.ts'
import { type LegendName, readLegend } from './legend-name.ts'

interface TeamName {
  readonly name: string
  readonly key: string
}

/** The names in one file. Each spelling is read once, so a problem with it is reported once and not per game. */
export interface Names {
  team(raw: string): TeamName
  /** The legend's key; empty if there is no name. */
  legend(raw: string): string
  findings(): Finding[]
}

export function collectNames(): Names {
  const teams = new Map<string, TeamName>()
  const legends = new Map<string, LegendName>()
  return {
    team(raw) {
      const team = once(teams, raw, readTeam)
      requireTeamNameCount(teams.size)
      return team
    },
    legend: (raw) => once(legends, raw, readLegend).key,
    findings: () => [...teamFindings(teams), ...legendFindings(legends)],
  }
}

function once<T>(known: Map<string, T>, raw: string, read: (raw: string) => T): T {
  const found = known.get(raw)
  if (found !== undefined) return found
  const made = read(raw)
  known.set(raw, made)
  return made
}

function readTeam(raw: string): TeamName {
  const name = normalizeTeamName(raw)
  return { name, key: name.toLowerCase() }
}

function teamFindings(teams: ReadonlyMap<string, TeamName>): Finding[] {
  const tidied = [...teams]
    .filter(([raw, { name }]) => raw !== name)
    .map(([raw, { name }]) =>
      finding('team_name_tidied', quoted(raw), texts.actions.as(quoted(name)), { team: name }),
    )
  const spellings = [...Map.groupBy(teams.values(), ({ key }) => key).values()]
    .map((same) => [...new Set(same.map(({ name }) => name))])
    .filter((names) => names.length > 1)
    .map((names) =>
      finding(
        'team_name_tidied',
        texts.found.spelled(joinNames(names.map(quoted))),
        texts.actions.asOneTeam,
        {
          team: names[0] ?? null,
        },
      ),
    )
  return [...tidied, ...spellings]
}

function legendFindings(legends: ReadonlyMap<string, LegendName>): Finding[] {
  const named = [...legends].filter(([, { key }]) => key !== '')
  const unknown = [...Map.groupBy(named, ([, { key }]) => key).values()].flatMap((same) => {
    const [first] = same
    if (!first || first[1].isKnown) return []
    const found = joinNames(same.map(([raw]) => quoted(raw)))
    return [finding('unknown_legend', found, texts.actions.withoutClass)]
  })
  const known = named.filter(([, legend]) => legend.isKnown && !legend.isTranslated)
  const spellings = [...Map.groupBy(known, ([, { key }]) => key)]
    .filter(([, same]) => same.length > 1)
    .map(([key, same]) =>
      finding(
        'legend_name_tidied',
        texts.found.spelled(joinNames(same.map(([raw]) => quoted(raw)))),
        texts.actions.as(findLegend(key).label),
      ),
    )
  return [...unknown, ...spellings, ...translations(named)]
}

function translations(named: readonly [string, LegendName][]): Finding[] {
  const translated = named.filter(([, { isTranslated }]) => isTranslated)
  if (translated.length === 0) return []
  return [
    finding(
      'legend_name_tidied',
      texts.found.otherLanguage(joinNames(translated.map(([raw]) => quoted(raw)))),
      texts.actions.as(joinNames(translated.map(([, { key }]) => findLegend(key).label))),
    ),
  ]
}
