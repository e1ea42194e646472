import type { Weapon } from '#domain/catalog/weapon.ts'
import { BottomSheet } from '../../../shared/ui/overlay/BottomSheet.tsx'
import type { Peek } from './use-peek.ts'
import { WeaponCard } from './WeaponCard.tsx'

interface WeaponSheetProps {
  weapon: Weapon
  peek: Peek
  onClose: () => void
}

/** For phones, and only after a press, because it covers the table. */
export function WeaponSheet({ weapon, peek, onClose }: WeaponSheetProps) {
  return (
    <BottomSheet
      open={peek.isKept}
      onOpenChange={(open) => !open && onClose()}
      title={weapon.name}
      side="bottom"
    >
      <WeaponCard weapon={weapon} />
    </BottomSheet>
  )
}
