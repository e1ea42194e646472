/** Maps one range linearly onto another. */
export const scale =
  ([low, high]: readonly [number, number], [start, end]: readonly [number, number]) =>
  (value: number) =>
    start + ((value - low) / (high - low || 1)) * (end - start)

const STEPS = [1, 2, 5]

/** Round numbers between two ends, about as many as requested. */
export function ticks(low: number, high: number, about: number): number[] {
  const rough = (high - low) / about
  if (!(rough > 0)) return [low]
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (STEPS.find((nice) => nice * power >= rough) ?? 10)
  const first = Math.ceil(low / step)
  const count = Math.floor(high / step) - first + 1
  return Array.from({ length: Math.max(0, count) }, (_, index) =>
    Number(((first + index) * step).toPrecision(12)),
  )
}
