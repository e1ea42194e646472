import { Suspense, useLayoutEffect, useState } from 'react'
import { messages } from '#contract/base/texts.ts'
import { paletteSearch, showOverlay, useOverlay, type Overlay } from '../../shared/page/overlay.ts'
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
  entries: lazyChunk<OverlayProps>(() =>
    import('../shell/EntrySheet.tsx').then((c) => c.EntrySheet),
  ),
}

/** Loaded on first use. They stay mounted afterwards, so their closing animation can run. */
export function Overlays() {
  const overlay = useOverlay()
  const [used, setUsed] = useState<readonly Overlay[]>([])
  useShortcuts()

  if (overlay !== null && !used.includes(overlay)) setUsed([...used, overlay])

  return used.map((name) => {
    const Content = OVERLAYS[name]
    return (
      <ErrorBoundary key={name} fallback={OverlayFailed}>
        <Suspense fallback={overlay === name ? <HoldKeys name={name} /> : null}>
          <Content
            open={overlay === name}
            onOpenChange={(open) => showOverlay(open ? name : null)}
          />
        </Suspense>
      </ErrorBoundary>
    )
  })
}

/**
 * While an overlay loads, key presses are meant for it and must not reach the page below. A layout
 * effect, so it ends the moment the palette is there.
 */
function HoldKeys({ name }: { name: Overlay }) {
  useLayoutEffect(() => {
    const blockKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (name === 'palette' && event.key.length === 1) {
        paletteSearch.set(paletteSearch.get() + event.key)
      }
      if (event.key === 'Escape') showOverlay(null)
    }
    window.addEventListener('keydown', blockKey, true)
    return () => window.removeEventListener('keydown', blockKey, true)
  }, [name])
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
