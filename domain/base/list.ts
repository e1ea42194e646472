/** An index past the end appends the item. */
export const insertAt = <T>(list: readonly T[], index: number, item: T): T[] => [
  ...list.slice(0, index),
  item,
  ...list.slice(index),
]

export const without = <T>(list: readonly T[], item: T): T[] => list.filter((one) => one !== item)

/** Inserts the item after all that are not larger. */
export function insertInOrder<T>(list: readonly T[], item: T, orderOf: (item: T) => number): T[] {
  const index = list.findIndex((one) => orderOf(one) > orderOf(item))
  return insertAt(list, index < 0 ? list.length : index, item)
}

/** Whether both have the same values, each once, in any order. */
export const isSameSet = (some: readonly string[], others: readonly string[]): boolean =>
  some.length === others.length && some.every((one) => others.includes(one))
