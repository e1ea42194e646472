import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import type { Plan } from '#contract/map/plan.ts'
import { IconButton } from '../../../shared/ui/action/IconButton.tsx'
import { Menu } from '../../../shared/ui/overlay/Menu.tsx'
import { DeletePlanDialog, RenamePlanDialog } from './PlanDialogs.tsx'

export type PlanDialog = 'rename' | 'delete' | null

interface PlanMenuProps {
  plan: Plan
  /** How many people draw in it besides the owner. */
  drawers?: number
  dialog: PlanDialog
  onDialog: (dialog: PlanDialog) => void
  onRename: (name: string) => void
  onDeleted: () => void
}

/** What the owner can do with a plan besides drawing. */
export function PlanMenu(props: PlanMenuProps) {
  const { plan, drawers = 0, dialog, onDialog, onRename, onDeleted } = props
  const close = () => onDialog(null)
  return (
    <>
      <Menu
        label={texts.planActions(plan.name)}
        trigger={
          <IconButton label={texts.planActions(plan.name)} icon={<Ellipsis aria-hidden="true" />} />
        }
        items={[
          {
            label: texts.rename,
            icon: <Pencil aria-hidden="true" />,
            onSelect: () => onDialog('rename'),
          },
          {
            label: texts.delete,
            icon: <Trash2 aria-hidden="true" />,
            destructive: true,
            onSelect: () => onDialog('delete'),
          },
        ]}
      />
      {dialog === 'rename' ? (
        <RenamePlanDialog plan={plan} onRename={onRename} onClose={close} />
      ) : null}
      {dialog === 'delete' ? (
        <DeletePlanDialog plan={plan} drawers={drawers} onDeleted={onDeleted} onClose={close} />
      ) : null}
    </>
  )
}
