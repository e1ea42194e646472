import { Play } from 'lucide-react'
import { useState } from 'react'
import { pinMessages as texts } from '#contract/map/pin.texts.ts'
import { playerAddress, type Video } from '#contract/map/youtube.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import styles from './VideoPlayer.module.css'

interface VideoPlayerProps {
  title: string
  video: Video
  /** The user clicked to open it. A video opened by a link doesn't start by itself. */
  isAskedFor: boolean
}

export function VideoPlayer({ title, video, isAskedFor }: VideoPlayerProps) {
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
