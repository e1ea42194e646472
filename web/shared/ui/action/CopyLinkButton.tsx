import { Link } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { copyText } from '../../page/copy-text.ts'
import { notify } from '../../page/toast.ts'
import { ActionButton } from './ActionButton.tsx'

/** The URL contains all state worth sharing, so a teammate sees the same screen. */
export function CopyLinkButton() {
  return (
    <ActionButton
      label={messages.kit.copyLink}
      icon={<Link aria-hidden="true" />}
      onClick={() => void copyLink()}
    />
  )
}

async function copyLink() {
  const isCopied = await copyText(location.href)
  if (isCopied) notify.success(messages.kit.linkCopied)
  else notify.error(messages.kit.linkNotCopied)
}
