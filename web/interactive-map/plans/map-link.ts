import { messages } from '#contract/messages.ts'
import { copyText } from '../../shared/page/copy-text.ts'
import { paths } from '../../shared/address/paths.ts'
import { notify } from '../../shared/page/toast.ts'

/** Where whoever has the link sees a plan. */
export const sharedAddress = (shareId: string) =>
  new URL(`${paths.interactiveMap}?shared=${shareId}`, location.origin).href

/** This map on a page of its own, whether or not it is in a frame now. */
export function ownAddress(): string {
  const url = new URL(location.href)
  url.searchParams.delete('embed')
  return url.href
}

export async function copyAddress(address: string) {
  if (await copyText(address)) notify.success(messages.kit.linkCopied)
  else notify.error(messages.kit.linkNotCopied)
}
