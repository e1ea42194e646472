import * as z from 'zod/mini'
import { matchFileMessages as texts } from '#contract/archive/match-file.texts.ts'
import { findMap, type MapId } from '#domain/catalog/map.ts'
import { findPoi } from '#domain/catalog/poi.ts'
import type { Finding, MatchLanding } from '#domain/archive/match.ts'
import { requireTeamCount } from '../parsing/limits.ts'
import { loosePlacement, looseText, readShape, toText } from '../parsing/loose-value.ts'
import { isRecord } from '../parsing/record.ts'
import { UnreadableFileError } from '../parsing/unreadable-file.ts'
import type { RawFile } from '../raw-file.ts'
import { finding, quoted } from '../rules/finding.ts'
import { eventOfName, toSingleLine } from './file-name.ts'

const drops = z.record(z.string(), z.array(z.object({ drop: looseText })))
const whole = z.object({ matchId: looseText, map: looseText, game: loosePlacement, drops })

/** overstat's response of `/api/drops`: by team, where it lands. Or the same with the match in front. */
export function isDrops(value: unknown): boolean {
  if (!isRecord(value)) return false
  return isRecord(value['drops']) ? isByTeam(value['drops']) : isByTeam(value)
}

const isDrop = (item: unknown) => isRecord(item) && 'drop' in item

function isByTeam(value: Record<string, unknown>): boolean {
  const teams = Object.values(value)
  return teams.length > 0 && teams.every((item) => Array.isArray(item) && item.every(isDrop))
}

export function readDrops(name: string, value: unknown): RawFile {
  const isWhole = isRecord(value) && isRecord(value['drops'])
  const file = readShape(
    whole,
    isWhole ? value : { ...matchOfName(name), drops: value },
    texts.formats.drops,
  )
  const map = mapOfDrops(file.map)
  if (file.matchId === '' || !map) throw new UnreadableFileError(texts.refusals.dropsWithoutMatch)
  requireTeamCount(Object.keys(file.drops).length)
  const findings: Finding[] = []
  const landings = Object.entries(file.drops).flatMap(
    ([written, [first, ...more]]): MatchLanding[] => {
      const rawName = toSingleLine(toText(written))
      const poi = toSingleLine(first?.drop ?? '')
      if (rawName === '' || poi === '') return []
      findings.push(...problemsOf(rawName, { map, poi, more: more.length }))
      return [{ sourceId: file.matchId, map, game: file.game, rawName, poi }]
    },
  )
  return { format: 'drops', sets: [], findings, landings }
}

function problemsOf(team: string, landing: { map: MapId; poi: string; more: number }): Finding[] {
  const { found, actions } = texts
  return [
    ...(findPoi(landing.map, landing.poi)
      ? []
      : [finding('unknown_poi', quoted(landing.poi), actions.keptAsWritten, { team })]),
    ...(landing.more > 0
      ? [finding('extra_landing', found.landings(landing.more + 1), actions.firstCounts, { team })]
      : []),
  ]
}

/** `drops 12345 storm-point 3.json`: match, map and, for one game only, its number. */
function matchOfName(name: string) {
  const found =
    /^drops[^a-z0-9]+(?<matchId>\d{1,12})[^a-z0-9]+(?<map>.+?)(?:[^a-z0-9]+(?<game>\d{1,2}))?$/i.exec(
      eventOfName(name),
    )
  return { ...found?.groups }
}

/** overstat's keys are `draft-storm-point` or `draft_stormpoint_v2`. */
const mapOfDrops = (key: string) =>
  findMap(key.replace(/^draft[-_ ]?/i, '').replace(/[-_ ]?v\d+$/i, ''))
