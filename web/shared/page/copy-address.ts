import { messages } from '#contract/base/texts.ts'
import { copyText } from './copy-text.ts'
import { notify } from './toast.ts'

/** Copies a link and says whether it worked. */
export async function copyAddress(address: string) {
  if (await copyText(address)) notify.success(messages.kit.linkCopied)
  else notify.error(messages.kit.linkNotCopied)
}
