/** Whether the asker has this very answer already; proxies that pack an answer weaken its mark. */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((mark) => strong(mark.trim()) === strong(etag))

const strong = (etag: string) => etag.replace(/^W\//, '')
