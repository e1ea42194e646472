import { Ellipsis, Sparkles, Swords, Undo2, WandSparkles } from 'lucide-react'
import { seriesPlanMessages as texts } from '#contract/series-plan/series-plan.texts.ts'
import type { PlanOfSeries } from '#contract/series-plan/series-plan.ts'
import { roomPath } from '../shared/room/room-path.ts'
import { ActionButton } from '../shared/ui/action/ActionButton.tsx'
import { LinkButton } from '../shared/ui/action/LinkButton.tsx'
import { PageHead } from '../shared/ui/layout/PageHead.tsx'
import { Menu } from '../shared/ui/overlay/Menu.tsx'
import { LobbyChoice } from './LobbyChoice.tsx'
import { addGame, type PlanEdit, removeGame } from './plan-edit.ts'

interface PlanHeadProps {
  room: number
  plan: PlanOfSeries
  context: string
  /** False until there is something to suggest from. */
  canSuggest: boolean
  hasOpenGames: boolean
  edit: (change: PlanEdit) => void
  /** Null if the match says who plays. */
  onLobby: ((lobby: Pick<PlanOfSeries, 'teams' | 'series'>) => void) | null
  onSuggest: (keepsPlaced: boolean) => void
  onClear: () => void
  onUndo: (() => void) | null
}

export function PlanHead(props: PlanHeadProps) {
  const {
    room,
    plan,
    context,
    canSuggest,
    hasOpenGames,
    edit,
    onLobby,
    onSuggest,
    onClear,
    onUndo,
  } = props
  return (
    <PageHead
      title={texts.title}
      context={context}
      actions={
        <>
          {plan.teams.length > 0 && onLobby ? <LobbyChoice plan={plan} onChoose={onLobby} /> : null}
          {onUndo ? (
            <ActionButton label={texts.undo} icon={<Undo2 aria-hidden="true" />} onClick={onUndo} />
          ) : null}
          <ActionButton
            variant="primary"
            label={texts.fill}
            icon={<Sparkles aria-hidden="true" />}
            disabled={!canSuggest || !hasOpenGames}
            onClick={() => onSuggest(true)}
          />
          <ActionButton
            label={texts.suggest}
            icon={<WandSparkles aria-hidden="true" />}
            disabled={!canSuggest}
            onClick={() => onSuggest(false)}
          />
          <Menu
            label={texts.options}
            trigger={<ActionButton label={texts.options} icon={<Ellipsis aria-hidden="true" />} />}
            items={[
              { label: texts.print, onSelect: () => window.print() },
              { label: texts.addGame, onSelect: () => edit(addGame) },
              { label: texts.removeGame, onSelect: () => edit(removeGame) },
              { label: texts.clear, destructive: true, onSelect: onClear },
            ]}
          />
          <LinkButton to={roomPath(room)} icon={<Swords aria-hidden="true" />}>
            {texts.back}
          </LinkButton>
        </>
      }
    />
  )
}
