import { useState, type ReactNode } from 'react'
import { interactiveMapMessages } from '#contract/map/interactive-map.texts.ts'
import { togetherMessages as texts } from '#contract/map/together.texts.ts'
import { shownDrawing, takeWholePlan, UNKNOWN_DRAWING } from '#domain/map/co-drawing.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { Notice } from '../../../shared/ui/feedback/Notice.tsx'
import { AlertDialog } from '../../../shared/ui/overlay/AlertDialog.tsx'
import type { useMapAddress } from '../map-address.ts'
import { PlanViewer } from '../plans/PlanViewer.tsx'
import benchStyles from '../Workbench.module.css'
import styles from './EndedPlan.module.css'
import { changesKey, openStoredChanges, readKept, type SeenPlan } from './stored-changes.ts'
import { useSaveCopy } from './use-save-copy.ts'

interface EndedPlanProps {
  address: ReturnType<typeof useMapAddress>
  /** With the changes that weren't sent. */
  plan: SeenPlan
  /** How many changes weren't sent. */
  unsent: number
  /** The changes are saved elsewhere, or no one wants them. */
  onForget: () => void
  /** Instead of saving a copy. */
  action?: ReactNode
  children: ReactNode
}

/** A plan that the user can no longer draw in. What wasn't saved can become a plan of their own. */
export function EndedPlan(props: EndedPlanProps) {
  const { address, plan, unsent, onForget, action, children } = props
  return (
    <PlanViewer
      address={address}
      map={plan.map}
      shapes={plan.shapes}
      title={interactiveMapMessages.sharedPlan(plan.name)}
      notice={
        <Notice
          tone={unsent > 0 ? 'danger' : 'info'}
          className={benchStyles.notice}
          action={
            action ?? <Choices address={address} plan={plan} unsent={unsent} onForget={onForget} />
          }
        >
          {children}
        </Notice>
      }
    />
  )
}

function Choices({ address, plan, unsent, onForget }: Omit<EndedPlanProps, 'children'>) {
  const copy = useSaveCopy(plan, onForget, address.openPlan)
  const [isDiscarding, setIsDiscarding] = useState(false)
  return (
    <div className={styles.choices}>
      <Button size="sm" busy={copy.isPending} onClick={() => copy.send()}>
        {texts.saveCopy}
      </Button>
      {unsent > 0 ? (
        <Button size="sm" disabled={copy.isPending} onClick={() => setIsDiscarding(true)}>
          {texts.discard}
        </Button>
      ) : null}
      <AlertDialog
        open={isDiscarding}
        onOpenChange={setIsDiscarding}
        title={texts.discard}
        description={texts.discardText(unsent)}
        confirmLabel={texts.discard}
        destructive
        onConfirm={() => {
          onForget()
          address.openPlan(null)
        }}
      />
    </div>
  )
}

interface KeptPlanProps {
  address: EndedPlanProps['address']
  drawId: string
  userId: number
  /** Shown if nothing is left of an earlier visit. */
  children: ReactNode
}

/** What an earlier visit couldn't send before the link ended. */
export function KeptPlan({ address, drawId, userId, children }: KeptPlanProps) {
  const key = changesKey(drawId, userId)
  const [kept] = useState(() => readKept(key))
  const [stored] = useState(() => openStoredChanges(key))
  if (!kept) return children
  const { plan, changes } = kept
  const known = takeWholePlan(UNKNOWN_DRAWING, 1, plan.shapes)
  return (
    <EndedPlan
      address={address}
      plan={{ ...plan, shapes: shownDrawing(known, changes) }}
      unsent={changes.length}
      onForget={() => stored.save(plan, [])}
    >
      {texts.keptUnsent(changes.length)}
    </EndedPlan>
  )
}
