import { Link, Link2Off } from 'lucide-react'
import { interactiveMapMessages as texts } from '#contract/map/interactive-map.texts.ts'
import type { Plan } from '#contract/map/plan.ts'
import { copyAddress } from '../../../shared/page/copy-address.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { sharedAddress } from './map-link.ts'
import { useSharePlan } from './use-plan-actions.ts'

interface ShareButtonsProps {
  plan: Plan
  /** Copies the link here. Otherwise the button at the top of the page does. */
  hasCopy?: boolean
}

/** Starts and stops sharing a plan. */
export function ShareButtons({ plan, hasCopy = false }: ShareButtonsProps) {
  const share = useSharePlan(plan)
  const { share_id: shareId } = plan
  return shareId === null ? (
    <Button
      icon={<Link aria-hidden="true" />}
      busy={share.isPending}
      onClick={() => share.send(true)}
    >
      {texts.share}
    </Button>
  ) : (
    <>
      {hasCopy ? (
        <Button
          icon={<Link aria-hidden="true" />}
          onClick={() => void copyAddress(sharedAddress(shareId))}
        >
          {texts.copyToView}
        </Button>
      ) : null}
      <Button
        icon={<Link2Off aria-hidden="true" />}
        busy={share.isPending}
        onClick={() => share.send(false)}
      >
        {texts.stopSharing}
      </Button>
    </>
  )
}
