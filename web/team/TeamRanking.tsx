import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { teamPageMessages as pageTexts } from '#contract/team/team-page.texts.ts'
import { teamRankingMessages as texts } from '#contract/team/team-ranking.texts.ts'
import { RANKING_DAYS, RANKING_LEAST } from '#contract/team/team-ranking.ts'
import { type Region, REGIONS } from '#domain/archive/region.ts'
import { isSameTeam } from '#domain/team/team.ts'
import { createParser, parseAsText } from '../shared/address/query-parser.ts'
import { useQueryState } from '../shared/address/query-state.ts'
import { useOwnTeam } from '../shared/own-team/use-own-team.ts'
import { KindField } from '../shared/stats/KindField.tsx'
import { useKindFilter } from '../shared/stats/kind-filter.ts'
import { NothingFound } from '../shared/ui/feedback/NothingFound.tsx'
import { EmptyState } from '../shared/ui/feedback/EmptyState.tsx'
import { Waiting } from '../shared/ui/feedback/Waiting.tsx'
import { SegmentedField } from '../shared/ui/form/SegmentedField.tsx'
import { SelectField } from '../shared/ui/form/SelectField.tsx'
import { Panel } from '../shared/ui/layout/Panel.tsx'
import { TextWithInfo } from '../shared/ui/overlay/InfoTip.tsx'
import { type RankedRow, RankingTable } from './RankingTable.tsx'
import { teamRankingQuery } from './team-ranking.queries.ts'
import { TeamLinks } from './TeamLinks.tsx'
import styles from './TeamRanking.module.css'

const SHOWN = 40

interface TeamRankingProps {
  lobby: readonly string[]
  /** Only these teams. */
  only?: readonly string[] | undefined
}

/** Teams by points a game. The own team is always shown. */
export function TeamRanking({ lobby, only }: TeamRankingProps) {
  const [days, setDays] = useQueryState('days', daysParser)
  const [least, setLeast] = useQueryState('least', leastParser)
  const [region, setRegion] = useQueryState('region', parseAsText)
  const [isWhole, setIsWhole] = useState(false)
  const own = useOwnTeam()
  const [kind, setKind] = useKindFilter('team-kind')
  const query = useQuery(teamRankingQuery(days, least, kind))
  const { data } = query
  const isWanted = (name: string) => only?.some((other) => isSameTeam(other, name)) ?? true
  const ranked = (data?.teams ?? []).map((team, at): RankedRow => ({ rank: at + 1, team }))
  const rows = ranked.filter(
    ({ team }) => isWanted(team.team) && (region === '' || team.region === region),
  )
  const shown = isWhole ? rows : rows.slice(0, SHOWN)
  const after = rows
    .slice(shown.length)
    .find(({ team }) => own !== null && isSameTeam(team.team, own))
  const left = rows.length - shown.length - (after ? 1 : 0)
  const unranked = only?.filter((name) => !ranked.some(({ team }) => isSameTeam(team.team, name)))

  return (
    <Panel
      title={texts.title}
      count={
        data ? (
          <TextWithInfo label={texts.title} text={texts.field(data.field)} info={texts.info} />
        ) : undefined
      }
      actions={
        <div className={styles.filters}>
          <KindField kind={kind} onChange={setKind} />
          <SegmentedField
            label={texts.period}
            value={String(days)}
            options={RANKING_DAYS.map((value) => ({
              value: String(value),
              label: texts.days(value),
            }))}
            onValueChange={(value) => setDays(Number(value))}
          />
          <SelectField
            label={texts.region}
            hideLabel
            value={region}
            options={[
              { value: '', label: texts.allRegions },
              ...REGIONS.map((value: Region) => ({ value, label: value })),
            ]}
            onChange={(event) => setRegion(event.target.value)}
          />
          <SelectField
            label={texts.least}
            hideLabel
            value={String(least ?? data?.least ?? '')}
            options={RANKING_LEAST.map((value) => ({
              value: String(value),
              label: texts.atLeast(value),
            }))}
            onChange={(event) => setLeast(Number(event.target.value))}
          />
        </div>
      }
      flush
      dense
    >
      {!data ? (
        <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={12} />
      ) : data.ranked + data.unranked === 0 && kind === null ? (
        <NothingFound texts={pageTexts} isSearched={false} />
      ) : rows.length === 0 ? (
        <EmptyState title={texts.none} text={texts.noneText} />
      ) : (
        <RankingTable
          rows={shown}
          range={rangeOf(after ? [...shown, after] : shown)}
          field={data.field}
          own={own}
          lobby={lobby}
          left={
            left > 0 ? { teams: left, all: rows.length, onShowAll: () => setIsWhole(true) } : null
          }
          after={after}
        />
      )}
      {data && !only ? (
        <p className={styles.foot}>
          {texts.ranked(data.ranked, data.unranked)}
          {data.ranked > data.teams.length ? ` ${texts.best(data.teams.length)}` : ''}
        </p>
      ) : null}
      {data && unranked && unranked.length > 0 ? (
        <div className={styles.foot}>
          <h3>{texts.notRanked}</h3>
          <TeamLinks teams={unranked} />
        </div>
      ) : null}
    </Panel>
  )
}

const parseOneOf = (allowed: readonly number[]) =>
  createParser<number>({
    parse: (text) => allowed.find((value) => String(value) === text) ?? null,
    serialize: String,
  })
const daysParser = parseOneOf(RANKING_DAYS).withDefault(90)
const leastParser = parseOneOf(RANKING_LEAST)

const rangeOf = (rows: readonly RankedRow[]) => ({
  low: Math.floor(Math.min(...rows.map(({ team }) => team.low))),
  high: Math.ceil(Math.max(...rows.map(({ team }) => team.high))),
})
