import { BookOpen } from 'lucide-react'
import { shortcutMessages as texts } from '#contract/base/shortcut.texts.ts'
import { draftPageMessages } from '#contract/draft/draft-page.texts.ts'
import { livePageMessages } from '#contract/live-match/live-page.texts.ts'
import { messages } from '#contract/base/texts.ts'
import { playerMessages } from '#contract/stats/player.texts.ts'
import { reviewShortcutMessages as review } from '#contract/review/review-shortcuts.texts.ts'
import { regularShortcutMessages as regular } from '#contract/regular/regular-shortcuts.texts.ts'
import { teamPageMessages } from '#contract/team/team-page.texts.ts'
import { useLocation } from 'wouter'
import { paths } from '../../shared/address/paths.ts'
import { usePreferences } from '../../shared/session/preferences.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { ShortcutDialog } from '../../shared/ui/overlay/ShortcutDialog.tsx'
import { mapShortcuts } from './map-shortcuts.ts'
import { modifierLabel } from './shortcuts.ts'
import { useCurrentView } from '../shell/use-current-view.ts'
import { allEntries } from '../shell/menu.ts'
import { useMenu } from '../shell/use-menu.ts'
import { type ViewId } from '../../shared/address/view-path.ts'

interface AppShortcutsProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const { shortcuts: draft } = draftPageMessages

const MAP_VIEWS: readonly (ViewId | undefined)[] = ['poi_data', 'lootpath', 'pin_map']

export function AppShortcuts({ open, onOpenChange }: AppShortcutsProps) {
  const role = useRole()
  const [pathname] = useLocation()
  const { singleKeyShortcuts } = usePreferences()
  const view = useCurrentView()?.id
  const isDraft = view === 'calculator' && role !== null
  const isDrawnOn = view === 'interactive_map'
  const modifier = modifierLabel(navigator.platform)
  const { groups: menu } = useMenu()
  const views = [
    ...menu.map(({ label }, index) => ({ keys: ['G', String(index + 1)], text: label })),
    ...allEntries(menu).flatMap(({ goKey, label }) =>
      goKey === null ? [] : [{ keys: ['G', goKey.toUpperCase()], text: label }],
    ),
  ]
  const singleKeys = [
    { keys: ['?'], text: texts.sheet },
    { keys: ['/'], text: texts.search },
    { keys: ['['], text: messages.app.menuLabels },
  ]
  const groups = [
    {
      heading: texts.general,
      shortcuts: [
        { keys: [modifier, 'K'], text: texts.palette },
        ...(singleKeyShortcuts ? singleKeys : []),
      ],
    },
    ...(isDraft ? [draftGroup(modifier, singleKeyShortcuts)] : []),
    ...(view === 'regular' ? [regularGroup(modifier, singleKeyShortcuts)] : []),
    ...(pathname === paths.replay && singleKeyShortcuts ? [reviewGroup(modifier)] : []),
    ...(view === 'team' && singleKeyShortcuts ? [TEAM_GROUP] : []),
    ...(view === 'live' && singleKeyShortcuts ? [LIVE_GROUP] : []),
    ...((view === 'statsboard' || view === 'players') && singleKeyShortcuts ? [PLAYER_GROUP] : []),
    ...(isDrawnOn || MAP_VIEWS.includes(view) ? mapShortcuts(modifier, isDrawnOn) : []),
    ...(singleKeyShortcuts ? [{ heading: texts.goTo, shortcuts: views }] : []),
  ]

  const guide = (
    <LinkButton
      to={paths.guide}
      icon={<BookOpen aria-hidden="true" />}
      onClick={() => onOpenChange(false)}
    >
      {messages.app.guide}
    </LinkButton>
  )

  return <ShortcutDialog open={open} onOpenChange={onOpenChange} groups={groups} footer={guide} />
}

const { shortcuts: team } = teamPageMessages

const TEAM_GROUP = {
  heading: team.heading,
  shortcuts: [
    { keys: ['J', 'K'], text: team.next },
    { keys: ['P'], text: team.print },
  ],
}

const { shortcuts: player } = playerMessages

const PLAYER_GROUP = {
  heading: player.heading,
  shortcuts: [
    { keys: ['J', 'K'], text: player.next },
    { keys: ['Enter'], text: player.open },
  ],
}

const { shortcuts: live } = livePageMessages

const LIVE_GROUP = {
  heading: live.heading,
  shortcuts: [
    { keys: ['M'], text: live.map },
    { keys: ['F'], text: live.ours },
  ],
}

const reviewGroup = (modifier: string) => ({
  heading: review.heading,
  shortcuts: [
    { keys: ['Space', 'K'], text: review.play },
    { keys: ['J', 'L'], text: review.tenSeconds },
    { keys: ['←', '→'], text: review.second },
    { keys: [',', '.'], text: review.tenth },
    { keys: ['↑', '↓'], text: review.event },
    { keys: ['1', '…', '5'], text: review.tag },
    { keys: ['N'], text: review.note },
    { keys: [modifier, 'Z'], text: review.undo },
  ],
})

function draftGroup(modifier: string, hasSingleKeys: boolean) {
  const places = [
    { keys: ['B'], text: draft.ban },
    { keys: ['P'], text: draft.pick },
    { keys: ['H'], text: draft.history },
    { keys: ['R'], text: draft.comps },
  ]
  return {
    heading: draft.heading,
    shortcuts: [
      { keys: ['Arrows'], text: draft.move },
      { keys: ['Space'], text: draft.toggle },
      { keys: [modifier, 'Enter'], text: draft.submit },
      { keys: [modifier, 'Z'], text: draft.undo },
      ...(hasSingleKeys ? places : []),
    ],
  }
}

function regularGroup(modifier: string, hasSingleKeys: boolean) {
  const singleKeys = [
    { keys: ['O'], text: regular.series },
    { keys: ['B'], text: regular.ban },
    { keys: ['1–5'], text: regular.nextBan },
    { keys: ['+', '-'], text: regular.game },
    { keys: ['F'], text: regular.forecast },
    { keys: ['W'], text: regular.weighted },
  ]
  return {
    heading: regular.heading,
    shortcuts: [
      ...(hasSingleKeys ? singleKeys : []),
      { keys: ['Arrows'], text: regular.rows },
      { keys: [modifier, 'Z'], text: regular.undo },
    ],
  }
}
