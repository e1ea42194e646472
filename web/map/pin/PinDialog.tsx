import { ExternalLink, Trash2, Play } from 'lucide-react'
import { useState } from 'react'
import { pinMessages as texts } from '#contract/map/pin.texts.ts'
import type { PinMarker } from '#contract/map/pin.ts'
import { findVideo, watchAddress, playerAddress, type Video } from '#contract/map/youtube.ts'
import { Button, buttonClass } from '../../shared/ui/action/Button.tsx'
import { Dialog } from '../../shared/ui/overlay/Dialog.tsx'
import { pinName } from './pin-name.ts'
import { PinTitleForm } from './PinTitleForm.tsx'
import { PinPreview } from './list/PinPreview.tsx'
import styles from './PinDialog.module.css'

interface PinDialogProps {
  pin: PinMarker
  isAskedFor: boolean
  canRename: boolean
  onClose: () => void
  onDelete: (() => void) | undefined
}

export function PinDialog({ pin, isAskedFor, canRename, onClose, onDelete }: PinDialogProps) {
  const video = pin.youtubeLink === null ? null : findVideo(pin.youtubeLink)

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={pinName(pin)}
      size="lg"
      footer={
        <>
          {onDelete ? (
            <Button variant="ghost" icon={<Trash2 aria-hidden="true" />} onClick={onDelete}>
              {texts.deleteConfirm}
            </Button>
          ) : null}
          <a
            ref={video ? null : focusLink}
            className={buttonClass('secondary', 'md')}
            href={video ? watchAddress(video) : (pin.imageUrl ?? undefined)}
            target="_blank"
            rel="noreferrer"
          >
            <ExternalLink aria-hidden="true" />
            {video ? texts.watch : texts.fullSize}
            <span className="visually-hidden"> {texts.newTab}</span>
          </a>
        </>
      }
    >
      <div className={styles.content}>
        {video ? (
          <VideoPlayer title={pinName(pin)} video={video} isAskedFor={isAskedFor} />
        ) : (
          <PinPreview pin={pin} />
        )}
        {canRename ? <PinTitleForm key={pin.id} pin={pin} /> : null}
      </div>
    </Dialog>
  )
}

/** Radix skips links when it looks for something to focus, and would focus the delete button. */
const focusLink = (link: HTMLElement | null) => link?.focus()

interface VideoPlayerProps {
  title: string
  video: Video
  /** The user clicked to open it. A video opened by a link doesn't start by itself. */
  isAskedFor: boolean
}

function VideoPlayer({ title, video, isAskedFor }: VideoPlayerProps) {
  const [isPlaying, setIsPlaying] = useState(isAskedFor)

  return isPlaying ? (
    <iframe
      className={styles.player}
      title={title}
      src={playerAddress(video)}
      allow="accelerometer; encrypted-media; gyroscope; picture-in-picture; fullscreen"
      // allow-same-origin keeps YouTube's origin, not ours, so the sandbox stays effective.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin allow-presentation"
      // YouTube's player doesn't start without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
      allowFullScreen
    />
  ) : (
    <div className={styles.poster}>
      <Button
        variant="primary"
        icon={<Play aria-hidden="true" />}
        onClick={() => setIsPlaying(true)}
      >
        {texts.play}
      </Button>
      <p>{texts.playHint}</p>
    </div>
  )
}
