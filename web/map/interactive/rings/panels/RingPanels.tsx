import { CircleDot } from 'lucide-react'
import { ringMapMessages as texts } from '#contract/map/ring-map.texts.ts'
import { can } from '#domain/account/access.ts'
import { useRole } from '../../../../shared/session/session-store.ts'
import { EmptyState } from '../../../../shared/ui/feedback/EmptyState.tsx'
import { SwitchField } from '../../../../shared/ui/form/SwitchField.tsx'
import { Waiting } from '../../../../shared/ui/feedback/Waiting.tsx'
import { Panel } from '../../../../shared/ui/layout/Panel.tsx'
import { ClosedPanel } from './ClosedPanel.tsx'
import { ExcludedPanel } from './ExcludedPanel.tsx'
import { RingHistory } from './RingHistory.tsx'
import { RingFacts } from './RingFacts.tsx'
import { RingImports } from './RingImports.tsx'
import { RingRows } from './RingRows.tsx'
import { useRingForecast } from '../use-ring-forecast.ts'
import { useRingPois } from './use-ring-pois.ts'
import type { RingTool } from '../use-ring-tool.ts'

/** Everything beside the map while rings are placed. */
export function RingPanels({ rings }: { rings: RingTool }) {
  const { query, games, counted, forecast } = useRingForecast(rings)
  const canImport = can(useRole(), 'imports.manage')
  const pois = useRingPois(rings.map)

  return (
    <>
      <Panel
        title={texts.title}
        flush
        actions={
          <SwitchField
            label={texts.layer}
            checked={rings.isShown}
            onCheckedChange={rings.setIsShown}
          />
        }
      >
        <RingRows rings={rings} likely={forecast?.center ?? null} />
        {query.data === undefined ? (
          <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={3} />
        ) : games.length === 0 ? (
          <EmptyState icon={<CircleDot aria-hidden="true" />} title={texts.empty} />
        ) : (
          <RingFacts rings={rings} all={games} games={counted} forecast={forecast} />
        )}
      </Panel>
      {forecast ? <ClosedPanel similar={forecast.similar} pois={pois} /> : null}
      {games.length > 0 ? (
        <>
          <ExcludedPanel rings={rings} leftOut={games.length - counted.length} />
          <RingHistory rings={rings} games={games} pois={pois} />
        </>
      ) : null}
      {canImport ? <RingImports /> : null}
    </>
  )
}
