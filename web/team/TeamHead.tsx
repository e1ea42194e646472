import { ChartNoAxesColumn, LayoutDashboard, Printer, Table2 } from 'lucide-react'
import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import type { TeamPageData } from '#contract/team/team-page.ts'
import { mapName } from '#domain/catalog/map.ts'
import { teamKey } from '#domain/team/team.ts'
import { viewPath } from '../shared/address/view-path.ts'
import { useSingleKeys } from '../shared/keyboard/use-single-keys.ts'
import { type Lineup, lineupParsers, toggleTeam } from '../shared/lineup/lineup.ts'
import { lineupPath } from '../shared/lineup/lobby-path.ts'
import { TeamRating } from '../shared/team-rating/TeamRating.tsx'
import { useOwnTeam } from '../shared/own-team/use-own-team.ts'
import { copyText } from '../shared/page/copy-text.ts'
import { formatDay } from '../shared/page/time.ts'
import { notify } from '../shared/page/toast.ts'
import { ActionButton } from '../shared/ui/action/ActionButton.tsx'
import { CopyLinkButton } from '../shared/ui/action/CopyLinkButton.tsx'
import { LinkButton } from '../shared/ui/action/LinkButton.tsx'
import { Badge } from '../shared/ui/layout/Badge.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import styles from './TeamHead.module.css'
import { teamTable } from './team-table.ts'

interface TeamHeadProps {
  data: TeamPageData
  lineup: Lineup
  isInLobby: boolean
  game: number
}

export function TeamHead({ data, lineup, isInLobby, game }: TeamHeadProps) {
  const { team, region, spellings } = data
  const others = spellings.filter((name) => teamKey(name) !== teamKey(team))
  const own = useOwnTeam()
  useSingleKeys({ p: () => print() })

  return (
    <>
      <PageHead
        title={team}
        context={
          <span className={styles.facts}>
            {region === null ? null : <Badge>{region}</Badge>}
            {isInLobby ? (
              <span className={styles.lobby}>
                <Badge tone="info">{texts.inLobby}</Badge>
              </span>
            ) : null}
            <span>{factsOf(data)}</span>
            <TeamRating team={team} />
            {others.length > 0 ? <span>{texts.spellings(others.join(', '))}</span> : null}
          </span>
        }
        actions={
          <>
            <LinkButton
              variant="ghost"
              icon={<ChartNoAxesColumn aria-hidden="true" />}
              to={comparePath(team)}
            >
              <span className={styles.label}>{texts.compare}</span>
            </LinkButton>
            <CopyLinkButton />
            <ActionButton
              label={texts.copyTable}
              icon={<Table2 aria-hidden="true" />}
              onClick={() => void copyTable(data)}
            />
            <ActionButton
              label={texts.print}
              icon={<Printer aria-hidden="true" />}
              aria-keyshortcuts="P"
              onClick={() => print()}
            />
            <LinkButton
              variant="primary"
              icon={<LayoutDashboard aria-hidden="true" />}
              to={lineupPath(isInLobby ? lineup : toggleTeam(lineup, team))}
            >
              {texts.openLobby}
            </LinkButton>
          </>
        }
      />
      <p className={styles.sheet}>
        {texts.onMap(game, lineup.map && mapName(lineup.map))}
        {own === null || teamKey(own) === teamKey(team) ? null : texts.preparedFor(own)}
      </p>
    </>
  )
}

function factsOf({ games, counted, lastPlayed }: TeamPageData) {
  // 0 is a game without a date.
  const day = lastPlayed ? formatDay(lastPlayed, 'UTC') : null
  if (counted.games === games) return texts.factsInSeries(games, counted.series, day)
  return `${texts.facts(games, day)}. ${texts.onlyLatest(counted.games)}`
}

const comparePath = (team: string) =>
  viewPath('statsboard', { compare: lineupParsers.teams.serialize([team]) })

async function copyTable(data: TeamPageData) {
  const isCopied = await copyText(teamTable(data))
  if (isCopied) notify.success(texts.tableCopied)
  else notify.error(texts.tableNotCopied)
}
