import { weaponMessages as texts } from '#contract/catalog/weapon.texts.ts'
import { ARMORS } from '#domain/catalog/ttk.ts'
import { SegmentedField } from '../../shared/ui/form/SegmentedField.tsx'
import { AMMO_FILTERS, type useWeaponView } from './use-weapon-view.ts'
import styles from './WeaponsTab.module.css'

const AMMO_OPTIONS = AMMO_FILTERS.map((value) => ({ value, label: texts.ammoTypes[value] }))
/** The specification names weapons without an ammo type differently in the full table. */
const FULL_AMMO_OPTIONS = AMMO_OPTIONS.map((option) =>
  option.value === 'care' ? { ...option, label: texts.noAmmo } : option,
)
const ARMOUR_OPTIONS = ARMORS.map((value) => ({ value, label: texts.armors[value] }))
const TABLE_OPTIONS = [
  { value: 'short', label: texts.tables.short },
  { value: 'full', label: texts.tables.full },
] as const

export function WeaponFilters({ view }: { view: ReturnType<typeof useWeaponView> }) {
  return (
    <div className={styles.filters}>
      <SegmentedField
        label={texts.ammo}
        options={view.isFull ? FULL_AMMO_OPTIONS : AMMO_OPTIONS}
        value={view.ammo}
        onValueChange={view.setAmmo}
      />
      <SegmentedField
        label={texts.armor}
        options={ARMOUR_OPTIONS}
        value={view.armour}
        onValueChange={view.setArmour}
      />
      <SegmentedField
        label={texts.table}
        options={TABLE_OPTIONS}
        value={view.isFull ? 'full' : 'short'}
        onValueChange={(value) => view.setIsFull(value === 'full')}
      />
    </div>
  )
}
