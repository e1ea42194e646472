import { FlaskConical, ImageOff } from 'lucide-react'
import { useState } from 'react'
import { lootpathMessages as texts } from '#contract/map/lootpath.texts.ts'
import { MapBoard } from '../../shared/map/MapBoard.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import styles from './LootpathPicture.module.css'
import type { Spot } from './spots.ts'

export function LootpathPicture({ spot: { name, map, file } }: { spot: Spot }) {
  const [failed, setFailed] = useState<string | null>(null)

  if (!file) {
    return (
      <div className={styles.none}>
        <EmptyState icon={<ImageOff aria-hidden="true" />} title={texts.noImage(name)} />
      </div>
    )
  }
  if (failed === file.path) {
    return (
      <div className={styles.none}>
        <ErrorState message={texts.imageFailed} onRetry={() => setFailed(null)} />
      </div>
    )
  }
  return (
    <MapBoard
      className={styles.board}
      map={map}
      label={texts.image(name)}
      picture={file.path}
      onPictureError={() => setFailed(file.path)}
      caption={
        file.source === 'demo' ? (
          <span className={styles.demo}>
            <Badge tone="warning" icon={<FlaskConical aria-hidden="true" />}>
              {texts.demo}
            </Badge>
            {texts.demoText}
          </span>
        ) : (
          name
        )
      }
    />
  )
}
