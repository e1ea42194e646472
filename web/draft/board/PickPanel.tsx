import { memo, useMemo, useState } from 'react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import { type DraftEntry, type DraftState, MAX_PICKS } from '#domain/draft/draft.ts'
import { currentLegendsWith, findLegend, type Legend } from '#domain/catalog/legend.ts'
import { togglePick } from '../../shared/draft/draft-actions.ts'
import { type DraftNotice, useDraftPage } from '../../shared/draft/draft-store.ts'
import { useRoster } from '../../shared/legend/roster.ts'
import { AVAILABLE, BANNED, type EmblemState, PICKED } from '../../shared/ui/legend/emblem-state.ts'
import { LegendGrid } from '../../shared/ui/legend/LegendGrid.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { JumpTarget } from '../JumpTarget.tsx'
import { remoteChange } from './remote-change.ts'
import { TypeField } from './TypeField.tsx'

interface PickPanelProps {
  shown: DraftState
  lastNotice: DraftNotice | undefined
}

export const PickPanel = memo(({ shown, lastNotice }: PickPanelProps) => {
  useRoster()
  const { banned_legends: banned, picked_legends: picked, draft_history: games } = shown
  const [lit, setLit] = useState<readonly string[] | null>(null)
  const legends = currentLegendsWith(picked)
  const { firstGame } = useDraftPage()
  const used = useMemo(() => usedStates(games, firstGame), [games, firstGame])
  const stateOf = ({ snake }: Legend) =>
    banned.includes(snake)
      ? BANNED
      : (PICKED[picked.indexOf(snake)] ?? used.get(snake) ?? AVAILABLE)

  return (
    <JumpTarget name="pick">
      <Panel
        title={texts.pick}
        count={texts.picked(picked.length)}
        actions={
          <TypeField
            name="pick"
            legends={legends}
            reasonOf={({ snake }) => reasonOf(snake, shown)}
            onMatch={setLit}
            onPick={press}
          />
        }
        fill
      >
        <LegendGrid
          label={texts.pick}
          legends={legends}
          stateOf={stateOf}
          onPress={press}
          reasonOf={({ snake }) => (banned.includes(snake) ? texts.isBanned : undefined)}
          lit={lit}
          changed={remoteChange(lastNotice, ['pick'])}
        />
      </Panel>
    </JumpTarget>
  )
})

const press = ({ snake }: Legend) => togglePick(snake)

/** Why a legend can't be picked by typing it. */
function reasonOf(legend: string, { banned_legends: banned, picked_legends: picked }: DraftState) {
  if (banned.includes(legend)) return texts.cannotPick
  if (picked.includes(legend)) return texts.alreadyPicked
  return picked.length >= MAX_PICKS ? texts.noSlot : undefined
}

/** In which games of the series each legend was played. */
export function usedStates(
  games: readonly Pick<DraftEntry, 'comp'>[],
  firstGame: number,
): Map<string, EmblemState> {
  const used = games.flatMap(({ comp }, at) =>
    comp.map((legend) => ({ legend: findLegend(legend).snake, game: at + firstGame })),
  )
  return new Map(
    [...Map.groupBy(used, ({ legend }) => legend)].map(([legend, uses]) => [
      legend,
      { kind: 'used', games: uses.map(({ game }) => game) },
    ]),
  )
}
