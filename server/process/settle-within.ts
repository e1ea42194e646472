/** Resolves with what the work resolves with, or with the fallback if it fails or takes longer. */
export async function settleWithin<T>(ms: number, work: Promise<T>, fallback: T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>()
  const late = setTimeout(() => resolve(fallback), ms)
  work.then(resolve, () => resolve(fallback))
  return promise.finally(() => clearTimeout(late))
}
