import { weaponMessages as texts } from '#contract/catalog/weapon.texts.ts'
import type { Weapon } from '#domain/catalog/weapon.ts'
import { OnDemand } from '../../../shared/ui/layout/OnDemand.tsx'
import { useMediaQuery } from '../../../shared/ui/layout/use-media-query.ts'
import { usePeek } from './use-peek.ts'
import styles from './WeaponName.module.css'

/** A weapon's name that opens its card on hover, focus and press. */
export function WeaponName({ weapon }: { weapon: Weapon }) {
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const { peek, close, trigger, card } = usePeek()

  return (
    <>
      <button
        type="button"
        className={styles.name}
        aria-label={texts.details(weapon.name)}
        {...trigger}
      >
        {weapon.name}
      </button>
      <OnDemand
        key={String(isNarrow)}
        when={peek !== null}
        load={isNarrow ? loadSheet : loadBubble}
        onFail={close}
      >
        {(Card) => (peek ? <Card weapon={weapon} peek={peek} onClose={close} card={card} /> : null)}
      </OnDemand>
    </>
  )
}

const loadSheet = () => import('./WeaponSheet.tsx').then((chunk) => chunk.WeaponSheet)
const loadBubble = () => import('./WeaponBubble.tsx').then((chunk) => chunk.WeaponBubble)
