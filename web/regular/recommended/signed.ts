/** Created with the first number: it's expensive. */
let format: Intl.NumberFormat | undefined

/** One decimal with its sign. The minus is as wide as the plus. */
export function signed(number: number): string {
  format ??= new Intl.NumberFormat('en', {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
    signDisplay: 'exceptZero',
  })
  return format.format(number).replace('-', '−')
}
