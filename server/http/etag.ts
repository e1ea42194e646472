/**
 * Whether the client already has this response. Compares weakly, because proxies that compress a response weaken its
 * ETag.
 */
export const matchesEtag = (ifNoneMatch: string | undefined, etag: string) =>
  ifNoneMatch !== undefined &&
  ifNoneMatch.split(',').some((mark) => strong(mark.trim()) === strong(etag))

const strong = (etag: string) => etag.replace(/^W\//, '')
