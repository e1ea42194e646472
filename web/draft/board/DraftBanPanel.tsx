import { memo, useCallback, useState } from 'react'
import { draftPageMessages as texts } from '#contract/draft/draft-page.texts.ts'
import type { PendingOperation } from '#domain/draft/draft-client.ts'
import { currentLegendsWith, findLegend, type Legend } from '#domain/catalog/legend.ts'
import { pendingBans, toggleBan } from '../../shared/draft/draft-actions.ts'
import type { DraftNotice } from '../../shared/draft/draft-store.ts'
import { useRoster } from '../../shared/legend/roster.ts'
import { AVAILABLE, BANNED, PENDING } from '../../shared/ui/legend/emblem-state.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { LegendGrid } from '../../shared/ui/legend/LegendGrid.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import styles from './DraftBanPanel.module.css'
import { classProtections } from './class-protection.ts'
import { labelOf } from '../status/draft-texts.ts'
import { offerUndo } from '../history/offer-undo.tsx'
import { JumpTarget } from '../JumpTarget.tsx'
import { remoteChange } from './remote-change.ts'
import { TypeField } from './TypeField.tsx'

const TYPED_MS = 6000

interface BanPanelProps {
  banned: readonly string[]
  pending: readonly PendingOperation[]
  lastNotice: DraftNotice | undefined
}

export const DraftBanPanel = memo(({ banned, pending, lastNotice }: BanPanelProps) => {
  useRoster()
  const [returned, setReturned] = useState<string | null>(null)
  const forgetReturned = useCallback(() => setReturned(null), [])
  const [lit, setLit] = useState<readonly string[] | null>(null)
  const legends = currentLegendsWith(banned)
  const waiting = pendingBans(pending)
  const stateOf = ({ snake }: Legend) =>
    waiting.includes(snake) ? PENDING : banned.includes(snake) ? BANNED : AVAILABLE

  return (
    <JumpTarget name="ban">
      <Panel
        title={texts.ban}
        count={texts.banned(banned.length)}
        actions={
          <TypeField
            name="ban"
            legends={legends}
            reasonOf={({ snake }) => (banned.includes(snake) ? texts.alreadyBanned : undefined)}
            onMatch={setLit}
            onPick={banTyped}
          />
        }
        fill
      >
        <LegendGrid
          label={texts.ban}
          legends={legends}
          stateOf={stateOf}
          onPress={press}
          lit={lit}
          focusOn={returned}
          onFocused={forgetReturned}
          changed={remoteChange(lastNotice, ['ban', 'unban'])}
        />
        <Protections banned={banned} onReturn={setReturned} />
      </Panel>
    </JumpTarget>
  )
})

const press = ({ snake }: Legend) => void toggleBan(snake)

/** Without a tile in sight, so it says what happened. */
const banTyped = ({ snake, label }: Legend) => {
  if (toggleBan(snake)) offerUndo(texts.typedBan(label), { ms: TYPED_MS })
}

interface ProtectionsProps {
  banned: readonly string[]
  /** Moves the focus to the legend, because the button disappears. */
  onReturn: (key: string) => void
}

/** The league's rules never ban a whole class. The draft shows a hint but doesn't enforce it. */
function Protections({ banned, onReturn }: ProtectionsProps) {
  const protections = classProtections(banned)
  const unban = (legend: string) => {
    toggleBan(legend)
    onReturn(findLegend(legend).key)
  }

  return protections.map(({ last, returning }) => (
    <div key={returning} className={styles.protection}>
      <p>
        {last === null
          ? texts.mustReturn(labelOf(returning))
          : texts.protection(labelOf(last), labelOf(returning))}
      </p>
      {last === null ? (
        <Button size="sm" onClick={() => unban(returning)}>
          {texts.unban(labelOf(returning))}
        </Button>
      ) : null}
    </div>
  ))
}
