import {
  Swords,
  Ban,
  BookOpen,
  ChartNoAxesColumn,
  FileDown,
  Keyboard,
  LayoutDashboard,
  LogIn,
  LogOut,
  MapPin,
  MonitorPlay,
  Moon,
  Scale,
  Settings,
  ShieldUser,
  Sun,
  TextSearch,
  Trophy,
  User,
  Users,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { messages } from '#contract/base/texts.ts'
import { draftRoomMessages } from '#contract/draft/draft-room.texts.ts'
import { paletteMessages as palette } from '#contract/base/palette.texts.ts'
import { poiMessages } from '#contract/map/poi.texts.ts'
import type { DraftRoom } from '#contract/draft/draft-room.ts'
import type { ListedSeries } from '#contract/series/series.ts'
import type { FoundPlayer } from '#contract/stats/player.ts'
import { can, type Role } from '#domain/account/access.ts'
import { currentLegends, otherSpellings } from '#domain/catalog/legend.ts'
import { currentMaps } from '#domain/catalog/map.ts'
import { otherNames, poisOf } from '#domain/catalog/poi.ts'
import { paths } from '../../shared/address/paths.ts'
import { lineupParsers } from '../../shared/lineup/lineup.ts'
import { lobbyPath } from '../../shared/lineup/lobby-path.ts'
import { formatDay } from '../../shared/page/time.ts'
import { playerPath } from '../../shared/address/player-path.ts'
import { roomPath } from '../../shared/room/room-path.ts'
import type { PaletteGroup } from '../../shared/ui/overlay/CommandPalette.tsx'
import { LegendEmblem } from '../../shared/ui/legend/LegendEmblem.tsx'
import type { MenuGroup } from '../shell/menu.ts'
import { viewPath } from '../../shared/address/view-path.ts'

export interface PaletteContext {
  readonly role: Role | null
  /** The menus of this user. */
  readonly menu: readonly MenuGroup[]
  readonly theme: 'dark' | 'light'
  /** What is typed into the palette. */
  readonly typed: string
  readonly go: (path: string) => void
  readonly toggleTheme: () => void
  readonly showShortcuts: () => void
  readonly logIn: () => void
  readonly logOut: () => void
  /** The URL state of the regular view, kept when a command stays in that view. */
  readonly lineup: Readonly<Record<string, string>>
  readonly teams: readonly string[]
  /** The latest ones. */
  readonly series: readonly ListedSeries[]
  /** The open draft rooms that the user can enter. */
  /** Whose names match what is typed. */
  readonly players: readonly FoundPlayer[]
  readonly rooms: readonly Pick<DraftRoom, 'id' | 'name' | 'event'>[]
}

const { app, views } = messages

/** Everything this user can open or do, and nothing else. */
export function paletteGroups(context: PaletteContext): PaletteGroup[] {
  return [
    { heading: palette.views, items: viewItems(context) },
    { heading: palette.pages, items: pageItems(context) },
    { heading: palette.actions, items: actionItems(context) },
    { heading: palette.legends, items: legendItems(context) },
    { heading: palette.bans, items: banItems(context) },
    { heading: draftRoomMessages.title, items: roomItems(context) },
    { heading: palette.series, items: seriesItems(context) },
    { heading: palette.teams, items: teamItems(context) },
    { heading: palette.players, items: playerItems(context) },
    { heading: poiMessages.markers, items: poiItems(context) },
    { heading: palette.archive, items: askItems(context) },
  ]
}

function viewItems({ menu, go }: PaletteContext) {
  return menu.flatMap(({ label: group, icon: Icon, entries }) =>
    entries.map(({ id, label, note, goKey, path }) => ({
      id: `view ${id}`,
      label: note === null ? label : palette.entry(label, note),
      icon: <Icon aria-hidden="true" />,
      keywords: [group],
      ...(goKey !== null && { hint: `G ${goKey.toUpperCase()}` }),
      onSelect: () => go(path),
    })),
  )
}

/** A line of several words can be a question. It comes last, because it fits everything. */
function askItems({ typed, go }: PaletteContext) {
  const line = typed.trim()
  if (!line.includes(' ')) return []
  return [
    {
      id: 'ask',
      label: palette.ask(line),
      icon: <TextSearch aria-hidden="true" />,
      onSelect: () => go(viewPath('ask', { line })),
    },
  ]
}

function pageItems({ role, go }: PaletteContext) {
  const page = (path: string, label: string, icon: ReactNode) => ({
    id: `page ${path}`,
    label,
    icon,
    onSelect: () => go(path),
  })
  return [
    page(paths.dashboard, app.dashboard, <LayoutDashboard aria-hidden="true" />),
    ...(can(role, 'admin.open')
      ? [page(paths.admin, app.admin, <ShieldUser aria-hidden="true" />)]
      : []),
    ...(can(role, 'imports.manage')
      ? [page(`${paths.admin}?tab=import`, palette.importFiles, <FileDown aria-hidden="true" />)]
      : []),
    page(viewPath('statsboard'), views.statsboard, <ChartNoAxesColumn aria-hidden="true" />),
    ...(can(role, 'account.use')
      ? [page(paths.settings, app.settings, <Settings aria-hidden="true" />)]
      : []),
    page(paths.guide, app.guide, <BookOpen aria-hidden="true" />),
    page(paths.credits, app.credits, <Scale aria-hidden="true" />),
  ]
}

function actionItems(context: PaletteContext) {
  const { role, theme, go, toggleTheme, showShortcuts, logIn, logOut } = context
  return [
    ...(can(role, 'draft.use')
      ? [
          {
            id: 'action stage',
            label: palette.draftOnStage,
            icon: <MonitorPlay aria-hidden="true" />,
            onSelect: () => go(viewPath('calculator', { mode: 'stage' })),
          },
        ]
      : []),
    {
      id: 'action theme',
      label: theme === 'dark' ? app.toLightTheme : app.toDarkTheme,
      icon: theme === 'dark' ? <Sun aria-hidden="true" /> : <Moon aria-hidden="true" />,
      hint: 'T',
      onSelect: toggleTheme,
    },
    {
      id: 'action shortcuts',
      label: palette.showShortcuts,
      icon: <Keyboard aria-hidden="true" />,
      hint: '?',
      onSelect: showShortcuts,
    },
    role === null
      ? {
          id: 'action log in',
          label: palette.logIn,
          icon: <LogIn aria-hidden="true" />,
          onSelect: logIn,
        }
      : {
          id: 'action log out',
          label: palette.logOut,
          icon: <LogOut aria-hidden="true" />,
          onSelect: logOut,
        },
  ]
}

function legendItems({ go, lineup }: PaletteContext) {
  return currentLegends().map((legend) => ({
    id: `legend ${legend.key}`,
    label: legend.label,
    icon: <LegendEmblem legend={legend.name} size={24} />,
    keywords: [legend.class, legend.name, ...otherSpellings(legend.key)],
    onSelect: () => go(viewPath('regular', { ...lineup, legend: legend.name })),
  }))
}

/** Bans of a followed draft are everyone's, so they aren't changed from here. */
function banItems({ go, lineup: { ban = '', ...lineup } }: PaletteContext) {
  if (lineup.follow !== undefined) return []
  const bans = lineupParsers.ban.parse(ban) ?? []
  return currentLegends().map(({ key, label }) => {
    const isBanned = bans.includes(key)
    const next = isBanned ? bans.filter((other) => other !== key) : [...bans, key]
    return {
      id: `ban ${key}`,
      label: isBanned ? palette.unban(label) : palette.ban(label),
      icon: <Ban aria-hidden="true" />,
      onSelect: () =>
        go(
          viewPath('regular', {
            ...lineup,
            ...(next.length > 0 && { ban: lineupParsers.ban.serialize(next) }),
          }),
        ),
    }
  })
}

const roomItems = ({ go, rooms }: PaletteContext) =>
  rooms.map(({ id, name, event }) => ({
    id: `room ${id}`,
    label: palette.openRoom(name),
    icon: <Swords aria-hidden="true" />,
    keywords: [event],
    onSelect: () => go(roomPath(id)),
  }))

const seriesItems = ({ go, series }: PaletteContext) =>
  series.map((one) => ({
    id: `series ${one.id}`,
    label: palette.openSeries(one.event, formatDay(one.lastPlayed)),
    icon: <Trophy aria-hidden="true" />,
    onSelect: () => go(lobbyPath(one)),
  }))

function teamItems({ go, lineup, teams }: PaletteContext) {
  return teams.map((team) => ({
    id: `team ${team}`,
    label: team,
    icon: <Users aria-hidden="true" />,
    keywords: [palette.team],
    onSelect: () => go(viewPath('team', { ...lineup, team })),
  }))
}

const playerItems = ({ go, players }: PaletteContext) =>
  players.map(({ player, name, otherNames: earlier, team }) => ({
    id: `player ${player}`,
    label: team === null ? name : palette.playerOf(name, team),
    icon: <User aria-hidden="true" />,
    keywords: [palette.player, ...earlier],
    onSelect: () => go(playerPath(player)),
  }))

function poiItems({ go }: PaletteContext) {
  return currentMaps().flatMap(({ id: map, name }) =>
    poisOf(map).map((poi) => ({
      id: `poi ${map} ${poi.id}`,
      label: poiMessages.onMap(poi.name, name),
      icon: <MapPin aria-hidden="true" />,
      keywords: otherNames(map, poi),
      onSelect: () => go(viewPath('poi_data', { map, poi: String(poi.id) })),
    })),
  )
}
