import {
  FileDown,
  FilePen,
  FileSpreadsheet,
  Map as MapIcon,
  Radio,
  Settings2,
  ShieldUser,
  Swords,
  Tags,
  Telescope,
  Trophy,
  UserRoundPen,
  UsersRound,
} from 'lucide-react'
import { parseAsStringLiteral } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { adminMessages as admin } from '#contract/account/admin.texts.ts'
import { banRuleMessages } from '#contract/catalog/ban-rule.texts.ts'
import { importMessages as imports } from '#contract/archive/import.texts.ts'
import { leagueMessages } from '#contract/archive/league.texts.ts'
import { correctionMessages } from '#contract/archive/correction.texts.ts'
import { forecastAdminMessages } from '#contract/forecast/forecast-admin.texts.ts'
import { liveSetupMessages } from '#contract/live-match/live-setup.texts.ts'
import { mapAdminMessages } from '#contract/catalog/map-admin.texts.ts'
import { ownTeamAdminMessages } from '#contract/catalog/own-team-admin.texts.ts'
import { playerAdminMessages } from '#contract/archive/player-admin.texts.ts'
import { recommendationWorkbookMessages } from '#contract/regular/recommendation-workbook.texts.ts'
import { rosterMessages } from '#contract/catalog/roster.texts.ts'
import { teamAdminMessages } from '#contract/archive/team-admin.texts.ts'
import { can } from '#domain/account/access.ts'
import { UsersPanel } from '../../account/users/UsersPanel.tsx'
import { useRole } from '../../shared/session/session-store.ts'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import { lazyChunk } from '../loading/lazy-chunk.ts'
import { Part } from '../loading/Part.tsx'
import { AdminNav } from './AdminNav.tsx'
import styles from './AdminRoute.module.css'

const ImportPanel = lazyChunk(() =>
  import('../../archive/import/ImportPanel.tsx').then((chunk) => chunk.ImportPanel),
)
const LeaguePanel = lazyChunk(() =>
  import('../../archive/league/LeaguePanel.tsx').then((chunk) => chunk.LeaguePanel),
)
const TeamAdminPanel = lazyChunk(() =>
  import('../../archive/teams/TeamAdminPanel.tsx').then((chunk) => chunk.TeamAdminPanel),
)
const PlayerAdminPanel = lazyChunk(() =>
  import('../../archive/players/PlayerAdminPanel.tsx').then((chunk) => chunk.PlayerAdminPanel),
)
const CorrectionPanel = lazyChunk(() =>
  import('../../archive/correction/CorrectionPanel.tsx').then((chunk) => chunk.CorrectionPanel),
)
const WorkbookPanel = lazyChunk(() =>
  import('../../regular/workbook/WorkbookPanel.tsx').then((chunk) => chunk.WorkbookPanel),
)
const BanRulePanel = lazyChunk(() =>
  import('../../catalog/ban-rule/BanRulePanel.tsx').then((chunk) => chunk.BanRulePanel),
)
const OwnTeamPanel = lazyChunk(() =>
  import('../../catalog/own-team/OwnTeamPanel.tsx').then((chunk) => chunk.OwnTeamPanel),
)
const LegendRosterPanel = lazyChunk(() =>
  import('../../catalog/legends/LegendRosterPanel.tsx').then((chunk) => chunk.LegendRosterPanel),
)
const MapAdminPanel = lazyChunk(() =>
  import('../../catalog/maps/MapAdminPanel.tsx').then((chunk) => chunk.MapAdminPanel),
)
const LiveSetup = lazyChunk(() =>
  import('../../live-match/setup/LiveSetup.tsx').then((chunk) => chunk.LiveSetup),
)
const ForecastAdminPanel = lazyChunk(() =>
  import('../../forecast/admin/ForecastAdminPanel.tsx').then((chunk) => chunk.ForecastAdminPanel),
)

/** In the order of the list, group by group. */
const TABS = [
  {
    value: 'users',
    group: 'people',
    access: 'users.manage',
    label: admin.usersTab,
    context: admin.context,
    icon: <UsersRound aria-hidden="true" />,
    Screen: UsersPanel,
  },
  {
    value: 'own',
    group: 'people',
    access: 'settings.manage',
    label: ownTeamAdminMessages.tab,
    context: ownTeamAdminMessages.context,
    icon: <ShieldUser aria-hidden="true" />,
    Screen: OwnTeamPanel,
  },
  {
    value: 'import',
    group: 'data',
    access: 'imports.manage',
    label: imports.tab,
    context: imports.context,
    icon: <FileDown aria-hidden="true" />,
    Screen: ImportPanel,
  },
  {
    value: 'league',
    group: 'data',
    access: 'settings.manage',
    label: leagueMessages.tab,
    context: leagueMessages.context,
    icon: <Trophy aria-hidden="true" />,
    Screen: LeaguePanel,
  },
  {
    value: 'corrections',
    group: 'data',
    access: 'results.correct',
    label: correctionMessages.tab,
    context: correctionMessages.context,
    icon: <FilePen aria-hidden="true" />,
    Screen: CorrectionPanel,
  },
  {
    value: 'teams',
    group: 'data',
    access: 'teams.manage',
    label: teamAdminMessages.tab,
    context: teamAdminMessages.context,
    icon: <Tags aria-hidden="true" />,
    Screen: TeamAdminPanel,
  },
  {
    value: 'players',
    group: 'data',
    access: 'teams.manage',
    label: playerAdminMessages.tab,
    context: playerAdminMessages.context,
    icon: <UserRoundPen aria-hidden="true" />,
    Screen: PlayerAdminPanel,
  },
  {
    value: 'live',
    group: 'data',
    access: 'settings.manage',
    label: liveSetupMessages.tab,
    context: liveSetupMessages.context,
    icon: <Radio aria-hidden="true" />,
    Screen: LiveSetup,
  },
  {
    value: 'legends',
    group: 'content',
    access: 'legends.manage',
    label: rosterMessages.tab,
    context: rosterMessages.context,
    icon: <Swords aria-hidden="true" />,
    Screen: LegendRosterPanel,
  },
  {
    value: 'maps',
    group: 'content',
    access: 'maps.manage',
    label: mapAdminMessages.tab,
    context: mapAdminMessages.context,
    icon: <MapIcon aria-hidden="true" />,
    Screen: MapAdminPanel,
  },
  {
    value: 'recommendations',
    group: 'content',
    access: 'recommendations.manage',
    label: recommendationWorkbookMessages.tab,
    context: recommendationWorkbookMessages.context,
    icon: <FileSpreadsheet aria-hidden="true" />,
    Screen: WorkbookPanel,
  },
  {
    value: 'forecast',
    group: 'system',
    access: 'forecast.manage',
    label: forecastAdminMessages.tab,
    context: forecastAdminMessages.context,
    icon: <Telescope aria-hidden="true" />,
    Screen: ForecastAdminPanel,
  },
  {
    value: 'settings',
    group: 'system',
    access: 'settings.manage',
    label: banRuleMessages.tab,
    context: banRuleMessages.context,
    icon: <Settings2 aria-hidden="true" />,
    Screen: BanRulePanel,
  },
] as const

const tabParser = parseAsStringLiteral(TABS.map(({ value }) => value)).withOptions({
  history: 'push',
})

/** Shows the sections that this user can work in. */
export function AdminRoute() {
  const role = useRole()
  const tabs = TABS.filter(({ access }) => can(role, access))
  const [wanted] = useQueryState('tab', tabParser)
  const shown = tabs.find(({ value }) => value === wanted) ?? tabs[0]
  if (!shown) return null

  return (
    <>
      <PageHead title={admin.title} context={shown.context} />
      <div className={styles.columns}>
        <AdminNav sections={tabs} current={shown.value} />
        <div>
          <Part key={shown.value}>
            <shown.Screen />
          </Part>
        </div>
      </div>
    </>
  )
}
