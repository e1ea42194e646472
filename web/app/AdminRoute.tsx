import { FileDown, UsersRound } from 'lucide-react'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { messages } from '#contract/messages.ts'
import { UsersPanel } from '../admin/UsersPanel.tsx'
import { ImportPanel } from '../import/ImportPanel.tsx'
import { PageHead } from '../shared/ui/PageHead.tsx'
import { TabPanel, Tabs } from '../shared/ui/Tabs.tsx'

const { admin, imports } = messages

const TAB_IDS = ['users', 'import'] as const
const TABS = [
  { value: 'users', label: admin.usersTab, icon: <UsersRound aria-hidden="true" /> },
  { value: 'import', label: imports.tab, icon: <FileDown aria-hidden="true" /> },
] as const

const tabParser = parseAsStringLiteral(TAB_IDS).withDefault('users')

export function AdminRoute() {
  const [tab, setTab] = useQueryState('tab', tabParser)
  const show = (value: string) => void setTab(TAB_IDS.find((id) => id === value) ?? null)

  return (
    <>
      <PageHead title={admin.title} context={tab === 'users' ? admin.context : imports.context} />
      <Tabs label={admin.parts} value={tab} onValueChange={show} tabs={TABS}>
        <TabPanel value="users">
          <UsersPanel />
        </TabPanel>
        <TabPanel value="import">
          <ImportPanel />
        </TabPanel>
      </Tabs>
    </>
  )
}
