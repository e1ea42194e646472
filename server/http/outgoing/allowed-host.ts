/** The allowed hosts with how they are reached. A host is listed as `overstat.gg`, which means https, or as an origin. */
export const originsByHost = (allowed: readonly string[]): ReadonlyMap<string, string> =>
  new Map(
    allowed.map((item) => {
      const { host, origin } = new URL(item.includes('://') ? item : `https://${item}`)
      return [host, origin] as const
    }),
  )
