const SIGNED = new Intl.NumberFormat('en', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'exceptZero',
})

/** One decimal with its sign. The minus is as wide as the plus. */
export const signed = (number: number) => SIGNED.format(number).replace('-', '−')
