import type { Weapon } from '#domain/catalog/weapon.ts'
import { PopoverBubble } from '../../../shared/ui/overlay/PopoverBubble.tsx'
import type { Peek, usePeek } from './use-peek.ts'
import { WeaponCard } from './WeaponCard.tsx'

interface WeaponBubbleProps {
  weapon: Weapon
  peek: Peek
  onClose: () => void
  /** Handlers that keep it open while the pointer is on it. */
  card: ReturnType<typeof usePeek>['card']
}

// Wide enough for all bolts side by side. No animation: a press on an open card must not fade it in
// again.
const STYLE = { minInlineSize: 280, maxInlineSize: 'min(420px, 100vw - 24px)', animation: 'none' }

/** Opens next to the name: a preview on hover and focus; a press moves the focus into it. */
export const WeaponBubble = ({ weapon, peek, onClose, card }: WeaponBubbleProps) => (
  <PopoverBubble
    title={weapon.name}
    anchor={peek.anchor}
    side="right"
    isPeek={!peek.isKept}
    style={STYLE}
    onClose={onClose}
    {...card}
  >
    <WeaponCard weapon={weapon} />
  </PopoverBubble>
)
