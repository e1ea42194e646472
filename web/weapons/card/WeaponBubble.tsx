import type { Weapon } from '#domain/weapon/weapon.ts'
import { PopoverBubble } from '../../shared/ui/overlay/PopoverBubble.tsx'
import type { Peek, usePeek } from './use-peek.ts'
import { WeaponCard } from './WeaponCard.tsx'

interface WeaponBubbleProps {
  weapon: Weapon
  peek: Peek
  onClose: () => void
  /** Keeps it open while the pointer is on it. */
  card: ReturnType<typeof usePeek>['card']
}

// Room for all bolts side by side; what is kept is there already and does not fade in again.
const STYLE = { minInlineSize: 280, maxInlineSize: 'min(420px, 100vw - 24px)', animation: 'none' }

/** Beside the name: looked at with mouse and focus, moved into with a press. */
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
