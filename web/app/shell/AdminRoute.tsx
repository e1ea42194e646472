import {
  FileDown,
  FilePen,
  FileSpreadsheet,
  Settings2,
  ShieldUser,
  Tags,
  Telescope,
  UserRoundPen,
  UsersRound,
} from 'lucide-react'
import { parseAsStringLiteral, useQueryState } from 'nuqs'
import { adminMessages as admin } from '#contract/messages/admin.ts'
import { banRuleMessages } from '#contract/messages/ban-rule.ts'
import { importMessages as imports } from '#contract/messages/import.ts'
import { correctionMessages } from '#contract/messages/correction.ts'
import { forecastAdminMessages } from '#contract/messages/forecast-admin.ts'
import { ownTeamAdminMessages } from '#contract/messages/own-team-admin.ts'
import { playerAdminMessages } from '#contract/messages/player-admin.ts'
import { recommendationWorkbookMessages } from '#contract/messages/recommendation-workbook.ts'
import { teamAdminMessages } from '#contract/messages/team-admin.ts'
import { UsersPanel } from '../../admin/UsersPanel.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import { TabPanel, Tabs } from '../../shared/ui/layout/Tabs.tsx'
import { lazyChunk } from '../loading/lazy-chunk.ts'
import { Part } from '../loading/Part.tsx'

const ImportPanel = lazyChunk(() =>
  import('../../import/ImportPanel.tsx').then((chunk) => chunk.ImportPanel),
)
const TeamAdminPanel = lazyChunk(() =>
  import('../../team-admin/TeamAdminPanel.tsx').then((chunk) => chunk.TeamAdminPanel),
)
const PlayerAdminPanel = lazyChunk(() =>
  import('../../player-admin/PlayerAdminPanel.tsx').then((chunk) => chunk.PlayerAdminPanel),
)
const CorrectionPanel = lazyChunk(() =>
  import('../../correction/CorrectionPanel.tsx').then((chunk) => chunk.CorrectionPanel),
)
const WorkbookPanel = lazyChunk(() =>
  import('../../recommendation-workbook/WorkbookPanel.tsx').then((chunk) => chunk.WorkbookPanel),
)
const BanRulePanel = lazyChunk(() =>
  import('../../ban-rule/BanRulePanel.tsx').then((chunk) => chunk.BanRulePanel),
)
const OwnTeamPanel = lazyChunk(() =>
  import('../../own-team/OwnTeamPanel.tsx').then((chunk) => chunk.OwnTeamPanel),
)
const ForecastAdminPanel = lazyChunk(() =>
  import('../../forecast-admin/ForecastAdminPanel.tsx').then((chunk) => chunk.ForecastAdminPanel),
)

const TABS = [
  {
    value: 'users',
    label: admin.usersTab,
    context: admin.context,
    icon: <UsersRound aria-hidden="true" />,
    Screen: UsersPanel,
  },
  {
    value: 'import',
    label: imports.tab,
    context: imports.context,
    icon: <FileDown aria-hidden="true" />,
    Screen: ImportPanel,
  },
  {
    value: 'teams',
    label: teamAdminMessages.tab,
    context: teamAdminMessages.context,
    icon: <Tags aria-hidden="true" />,
    Screen: TeamAdminPanel,
  },
  {
    value: 'players',
    label: playerAdminMessages.tab,
    context: playerAdminMessages.context,
    icon: <UserRoundPen aria-hidden="true" />,
    Screen: PlayerAdminPanel,
  },
  {
    value: 'corrections',
    label: correctionMessages.tab,
    context: correctionMessages.context,
    icon: <FilePen aria-hidden="true" />,
    Screen: CorrectionPanel,
  },
  {
    value: 'recommendations',
    label: recommendationWorkbookMessages.tab,
    context: recommendationWorkbookMessages.context,
    icon: <FileSpreadsheet aria-hidden="true" />,
    Screen: WorkbookPanel,
  },
  {
    value: 'own',
    label: ownTeamAdminMessages.tab,
    context: ownTeamAdminMessages.context,
    icon: <ShieldUser aria-hidden="true" />,
    Screen: OwnTeamPanel,
  },
  {
    value: 'forecast',
    label: forecastAdminMessages.tab,
    context: forecastAdminMessages.context,
    icon: <Telescope aria-hidden="true" />,
    Screen: ForecastAdminPanel,
  },
  {
    value: 'settings',
    label: banRuleMessages.tab,
    context: banRuleMessages.context,
    icon: <Settings2 aria-hidden="true" />,
    Screen: BanRulePanel,
  },
] as const

const [FIRST] = TABS
const tabParser = parseAsStringLiteral(TABS.map(({ value }) => value))
  .withDefault(FIRST.value)
  .withOptions({ history: 'push' })

export function AdminRoute() {
  const [tab, setTab] = useQueryState('tab', tabParser)
  const find = (value: string) => TABS.find((candidate) => candidate.value === value) ?? FIRST
  const { context } = find(tab)

  return (
    <>
      <PageHead title={admin.title} context={context} />
      <Tabs
        label={admin.parts}
        value={tab}
        onValueChange={(value) => void setTab(find(value).value)}
        tabs={TABS}
      >
        {TABS.map(({ value, Screen }) => (
          <TabPanel key={value} value={value}>
            <Part>
              <Screen />
            </Part>
          </TabPanel>
        ))}
      </Tabs>
    </>
  )
}
