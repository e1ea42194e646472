/** One decimal with its sign. The minus is as wide as the plus. Intl.NumberFormat takes far longer to be set up. */
export function signed(number: number): string {
  const digits = (Math.round(10 * Math.abs(number)) / 10).toFixed(1)
  if (Number(digits) === 0) return digits
  return `${number < 0 ? '−' : '+'}${digits}`
}
