import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { parseAsText } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { useState } from 'react'
import { rosterMessages as texts } from '#contract/catalog/roster.texts.ts'
import { rosterQuery, useRoster } from '../../shared/legend/roster.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { SearchField } from '../../shared/ui/form/SearchField.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { findRows, rosterRows } from './roster-rows.ts'
import { RosterDialogs, type OpenRosterDialog } from './RosterDialogs.tsx'
import styles from './LegendRosterPanel.module.css'
import { RosterTable } from './RosterTable.tsx'

export function LegendRosterPanel() {
  useRoster()
  const query = useQuery(rosterQuery)
  const [search, setSearch] = useQueryState('q', parseAsText)
  const [dialog, setDialog] = useState<OpenRosterDialog | null>(null)
  if (!query.data) {
    return <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={8} />
  }
  const saved = query.data.legends
  const rows = rosterRows(saved)
  const retired = rows.filter((row) => row.isRetired).length

  return (
    <>
      <Panel title={texts.title} count={texts.count(rows.length, retired)} flush>
        <div className={styles.tools}>
          <div className={styles.search}>
            <SearchField
              label={texts.search}
              placeholder={texts.search}
              value={search}
              onValueChange={(text) => setSearch(text || null)}
            />
          </div>
          <Button
            variant="primary"
            icon={<Plus aria-hidden="true" />}
            onClick={() => setDialog({ kind: 'add' })}
          >
            {texts.add}
          </Button>
        </div>
        <RosterTable rows={findRows(rows, search)} onOpen={setDialog} />
      </Panel>
      <RosterDialogs dialog={dialog} saved={saved} onClose={() => setDialog(null)} />
    </>
  )
}
