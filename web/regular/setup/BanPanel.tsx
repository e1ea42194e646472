import { memo, useCallback, useMemo } from 'react'
import { regularMessages as texts } from '#contract/regular/regular.texts.ts'
import { currentLegendsWith, findLegend, type Legend } from '#domain/catalog/legend.ts'
import type { TeamComps } from '#domain/regular/ranking.ts'
import { useRoster } from '../../shared/legend/roster.ts'
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
  <Panel title={texts.banLegend} count={texts.banned(props.bans.legends.length)} fill>
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
  useRoster()
  const played = useMemo(() => playedLegends(teamComps), [teamComps])
  const legends = currentLegendsWith([...played.filter(isNewer), ...banned])
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

const playedLegends = (teamComps: readonly TeamComps[]) => [
  ...new Set(teamComps.flatMap(({ comps }) => comps.flatMap(({ comp }) => comp))),
]

const isNewer = (legend: string) => findLegend(legend).class === 'Unknown'
