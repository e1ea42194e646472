import { useQuery } from '@tanstack/react-query'
import { createParser } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { useMemo, useState } from 'react'
import { legendInfoMessages as texts } from '#contract/catalog/legend-info.texts.ts'
import { can } from '#domain/account/access.ts'
import { findLegend, legendKey } from '#domain/catalog/legend.ts'
import { StatsExportButton } from '../../shared/stats/StatsExportButton.tsx'
import { useRole } from '../../shared/session/session-store.ts'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { FaultNotice } from '../../shared/ui/feedback/Notice.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { builtInProfiles, profilesOf } from './legend-entries.ts'
import { legendsQuery } from '../../shared/queries/legends.queries.ts'
import { legendExport } from './legend-export.ts'
import { LegendCards } from './LegendCards.tsx'
import { LegendDialog } from './LegendDialog.tsx'
import styles from './LegendInfoTab.module.css'

/** The URL uses the roster's spelling but accepts any. */
const legendParser = createParser({
  parse: (text) => legendKey(text) || null,
  serialize: (key: string) => findLegend(key).name,
}).withOptions({ history: 'push' })

export function LegendInfoTab() {
  const { data, error, isFetching, refetch } = useQuery(legendsQuery)
  const [open, setOpen] = useQueryState('legend', legendParser)
  const [held, setHeld] = useState<string | null>(null)
  const canEdit = can(useRole(), 'legends.manage') && data !== undefined
  const sheets = useMemo(() => {
    if (data) return profilesOf(data)
    return error ? builtInProfiles() : []
  }, [data, error])
  const at = sheets.findIndex(({ legend }) => legend.key === (held ?? open))
  const sheet = sheets[at]
  const neighbour = (step: number) => sheets.at((at + step) % sheets.length) ?? sheet

  return (
    <Panel
      title={texts.title}
      count={texts.of(sheets.length)}
      actions={
        <StatsExportButton isEmpty={sheets.length === 0} build={() => legendExport(sheets)} />
      }
    >
      {error && !data ? (
        <FaultNotice
          className={styles.fault}
          instead={texts.builtIn}
          onRetry={() => void refetch()}
          busy={isFetching}
        >
          {texts.failed}
        </FaultNotice>
      ) : null}
      {!data && !error ? <Skeleton label={texts.loading} shape="tiles" lines={12} /> : null}
      {data && sheets.length === 0 ? <EmptyState title={texts.empty} /> : null}
      <LegendCards sheets={sheets} onOpen={(key) => setOpen(key)} />
      {sheet ? (
        <LegendDialog
          sheet={sheet}
          previous={neighbour(-1) ?? sheet}
          next={neighbour(1) ?? sheet}
          canEdit={canEdit}
          onHold={(isHeld) => setHeld(isHeld ? sheet.legend.key : null)}
          onStep={(key) => setOpen(key, { history: 'replace' })}
          onClose={() => setOpen(null, { history: 'replace' })}
        />
      ) : null}
    </Panel>
  )
}
