import type { Random } from '../../demo/season/random.ts'

/** Numbers become text, text becomes numbers, lists become objects: here and there. */
export function withWrongTypes(value: unknown, random: Random): unknown {
  if (Array.isArray(value))
    return random.happens(0.05)
      ? { 0: value[0] ?? null }
      : value.map((item: unknown) => withWrongTypes(item, random))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, withWrongTypes(item, random)]),
    )
  if (random.happens(0.85)) return value
  if (typeof value === 'number') return random.happens(0.5) ? String(value) : null
  if (typeof value === 'boolean') return value ? 1 : 'false'
  if (typeof value === 'string') return random.happens(0.5) ? null : value.length
  return value
}
