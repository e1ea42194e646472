import { memo, useCallback, useMemo } from 'react'
import { regularMessages as texts } from '#contract/messages/regular.ts'
import { findLegend, type Legend, LEGENDS } from '#domain/legend/legend.ts'
import type { TeamComps } from '#domain/comp/ranking.ts'
import { AVAILABLE, BANNED, PENDING } from '../../shared/ui/legend/emblem-state.ts'
import { LegendGrid } from '../../shared/ui/legend/LegendGrid.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import styles from './BanPanel.module.css'
import type { Bans } from './bans.ts'

export interface BanPanelProps {
  bans: Bans
  /** Says what a click does while the live draft is followed. */
  hint: string | undefined
  /** Used to find legends that are newer than our roster. */
  teamComps: readonly TeamComps[]
  focusOn: string | null
  onFocused: () => void
}

export const BanPanel = memo((props: BanPanelProps) => (
  <Panel title={texts.banLegend} count={texts.banned(props.bans.legends.length)}>
    {props.hint ? <p className={styles.hint}>{props.hint}</p> : null}
    <BanLegendGrid {...props} />
  </Panel>
))

export function BanLegendGrid({
  bans,
  teamComps,
  focusOn,
  onFocused,
}: Omit<BanPanelProps, 'hint'>) {
  const { legends: banned, waiting, toggle } = bans
  const played = useMemo(() => newerLegends(teamComps), [teamComps])
  const legends = useMemo(() => withNewer(played, banned), [played, banned])
  const stateOf = ({ key }: Legend) =>
    waiting.includes(key) ? PENDING : banned.includes(key) ? BANNED : AVAILABLE
  const press = useCallback((legend: Legend) => toggle(legend.key), [toggle])

  return (
    <LegendGrid
      label={texts.banLegend}
      layout="rows"
      legends={legends}
      stateOf={stateOf}
      onPress={press}
      focusOn={focusOn}
      onFocused={onFocused}
    />
  )
}

function newerLegends(teamComps: readonly TeamComps[]): Legend[] {
  const names = teamComps.flatMap(({ comps }) => comps.flatMap(({ comp }) => comp))
  return [...new Set(names)].map(findLegend).filter((legend) => legend.class === 'Unknown')
}

function withNewer(played: readonly Legend[], banned: readonly string[]): readonly Legend[] {
  const newer = [...played, ...banned.map(findLegend)].filter(
    (legend) => legend.class === 'Unknown',
  )
  const byKey = new Map(newer.map((legend) => [legend.key, legend]))
  return byKey.size === 0 ? LEGENDS : [...LEGENDS, ...byKey.values()]
}
