import { ArrowDownUp } from 'lucide-react'
import { useState } from 'react'
import { livePageMessages as texts } from '#contract/live-match/live-page.texts.ts'
import type { LiveView, ViewedTeam } from '#domain/live-match/view/live-view.ts'
import { chosenLegends } from '#domain/live-match/view/projected-ban.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { SegmentedField } from '../../shared/ui/form/SegmentedField.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { LobbyBans } from './LobbyBans.tsx'
import styles from './LiveLobby.module.css'
import { LiveTile } from './LiveTile.tsx'
import { orderSlots, placeTeams, slotsAtStart, TILE_ORDERS, type TileOrder } from './tile-order.ts'

interface LiveLobbyProps {
  view: LiveView
  ownSlot: number | null
  isHit: (team: ViewedTeam) => boolean | null
}

/** All teams. Tiles keep their place during a game; only the user sorts them. */
export function LiveLobby({ view, ownSlot, isHit }: LiveLobbyProps) {
  const { teams } = view
  const match = `${view.feed} ${view.startedAt}`
  const [sorted, setSorted] = useState<{ match: string; order: TileOrder; slots: number[] }>()
  const isSorted = sorted?.match === match
  const order = isSorted ? sorted.order : 'points'
  const slots = isSorted ? sorted.slots : slotsAtStart(teams)
  const locked = teams.filter((team) => chosenLegends(team).length > 0).length
  const sort = (next: TileOrder) =>
    setSorted({ match, order: next, slots: orderSlots(teams, next) })

  return (
    <Panel
      title={texts.lobby}
      count={texts.lockedIn(locked, teams.length)}
      dense
      actions={
        <div className={styles.order}>
          <Button
            size="sm"
            variant="ghost"
            icon={<ArrowDownUp aria-hidden="true" />}
            onClick={() => sort(order)}
          >
            {texts.again}
          </Button>
          <SegmentedField
            label={texts.order}
            value={order}
            options={TILE_ORDERS.map((value) => ({ value, label: texts.orders[value] }))}
            onValueChange={sort}
          />
        </div>
      }
    >
      <LobbyBans view={view} />
      <ul className={styles.tiles} aria-label={texts.lobby}>
        {placeTeams(teams, slots).map((team) => (
          <LiveTile key={team.slot} team={team} isOwn={team.slot === ownSlot} isHit={isHit(team)} />
        ))}
      </ul>
    </Panel>
  )
}
