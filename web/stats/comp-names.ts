import { inTrioOrder } from '../shared/ui/trio-order.ts'

/** `Ash, Crypto, Newcastle`, in the order every screen has them. */
export const compNames = (comp: readonly string[]) =>
  inTrioOrder(comp)
    .map(({ label }) => label)
    .join(', ')
