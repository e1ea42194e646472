import { Suspense, useEffect, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { showOverlay, useOverlay, type Overlay } from '../../shared/page/overlay.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { ErrorBoundary } from '../loading/ErrorBoundary.tsx'
import { lazyChunk } from '../loading/lazy-chunk.ts'
import styles from './Overlays.module.css'
import { useShortcuts } from './use-shortcuts.ts'

interface OverlayProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

const OVERLAYS = {
  palette: lazyChunk<OverlayProps>(() => import('./AppPalette.tsx').then((c) => c.AppPalette)),
  shortcuts: lazyChunk<OverlayProps>(() =>
    import('./AppShortcuts.tsx').then((c) => c.AppShortcuts),
  ),
  menu: lazyChunk<OverlayProps>(() => import('../shell/MobileMenu.tsx').then((c) => c.MobileMenu)),
}

/** Loaded at their first use, kept from then on so that they can leave with their animation. */
export function Overlays() {
  const overlay = useOverlay()
  const [used, setUsed] = useState<readonly Overlay[]>([])
  useShortcuts()

  if (overlay !== null && !used.includes(overlay)) setUsed([...used, overlay])

  return used.map((name) => {
    const Content = OVERLAYS[name]
    return (
      <ErrorBoundary key={name} fallback={OverlayFailed}>
        <Suspense fallback={overlay === name ? <Awaited /> : null}>
          <Content
            open={overlay === name}
            onOpenChange={(open) => showOverlay(open ? name : null)}
          />
        </Suspense>
      </ErrorBoundary>
    )
  })
}

/** What is pressed while an overlay is on its way is meant for it, not for the page below. */
function Awaited() {
  useEffect(() => {
    const hold = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.key === 'Escape') showOverlay(null)
    }
    window.addEventListener('keydown', hold, true)
    return () => window.removeEventListener('keydown', hold, true)
  }, [])
  return null
}

function OverlayFailed() {
  const isOpen = useOverlay() !== null
  if (!isOpen) return null
  return (
    <div className={styles.failed} role="alert">
      <p>{messages.app.chunkFailed}</p>
      <div className={styles.actions}>
        <Button onClick={() => showOverlay(null)}>{messages.kit.close}</Button>
        <Button variant="primary" onClick={() => location.reload()}>
          {messages.app.reload}
        </Button>
      </div>
    </div>
  )
}
