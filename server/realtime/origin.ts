import type { IncomingHttpHeaders } from 'node:http'

/**
 * A page of another site must not open a connection with a user's token. Programs other than browsers send no origin.
 */
export function isAllowedOrigin(
  { origin, host }: IncomingHttpHeaders,
  allowed: readonly string[],
): boolean {
  if (origin === undefined || allowed.includes(origin)) return true
  return URL.parse(origin)?.host === host
}
