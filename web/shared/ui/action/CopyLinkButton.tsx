import { Link } from 'lucide-react'
import { messages } from '#contract/base/texts.ts'
import { copyAddress } from '../../page/copy-address.ts'
import { ActionButton } from './ActionButton.tsx'

/** The URL contains all state worth sharing, so a teammate sees the same screen. */
export function CopyLinkButton() {
  return (
    <ActionButton
      label={messages.kit.copyLink}
      icon={<Link aria-hidden="true" />}
      onClick={() => void copyAddress(location.href)}
    />
  )
}
