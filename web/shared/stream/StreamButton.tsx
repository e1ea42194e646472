import { Cast } from 'lucide-react'
import { type ComponentProps, useCallback, useState } from 'react'
import { seriesOutMessages } from '#contract/series/series-out.texts.ts'
import { can } from '#domain/account/access.ts'
import { useRole } from '../session/session-store.ts'
import { Button } from '../ui/action/Button.tsx'
import { OnDemand } from '../ui/layout/OnDemand.tsx'
import type { StreamDialog } from './StreamDialog.tsx'

type DialogProps = ComponentProps<typeof StreamDialog>

interface StreamButtonProps extends Pick<DialogProps, 'target'> {
  /** What the browser source shows now. */
  content: () => DialogProps['content']
}

/** Shows a series, or what a feed sends, on a stream or in a channel. */
export function StreamButton({ target, content }: StreamButtonProps) {
  const [isOpen, setIsOpen] = useState(false)
  const close = useCallback(() => setIsOpen(false), [])
  if (!can(useRole(), 'draft.use')) return null
  return (
    <>
      <Button
        icon={<Cast aria-hidden="true" />}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
      >
        {seriesOutMessages.open}
      </Button>
      <OnDemand when={isOpen} load={loadStreamDialog} onFail={close}>
        {(Dialog) => (
          <Dialog open={isOpen} onOpenChange={setIsOpen} target={target} content={content()} />
        )}
      </OnDemand>
    </>
  )
}

const loadStreamDialog = () => import('./StreamDialog.tsx').then((chunk) => chunk.StreamDialog)
