import { paths } from '../../../shared/address/paths.ts'

/** The public link to a shared plan. */
export const sharedAddress = (shareId: string) =>
  new URL(`${paths.interactiveMap}?shared=${shareId}`, location.origin).href

/** The link for users who draw in a plan together. */
export const togetherAddress = (drawId: string) =>
  new URL(`${paths.interactiveMap}?draw=${drawId}`, location.origin).href

/** The link to this map on its own page, also from inside the iframe. */
export function ownAddress(): string {
  const url = new URL(location.href)
  url.searchParams.delete('embed')
  return url.href
}
