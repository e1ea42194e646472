import { RotateCw, X } from 'lucide-react'
import { importMessages as texts } from '#contract/messages/import.ts'
import { Badge } from '../shared/ui/layout/Badge.tsx'
import { IconButton } from '../shared/ui/action/IconButton.tsx'
import { Spinner } from '../shared/ui/feedback/Spinner.tsx'
import styles from './ImportFileCard.module.css'
import { ImportPreviewCard } from './ImportPreviewCard.tsx'
import { isEmpty, isKnown, type QueuedFile } from './queue-state.ts'
import { SheetDay } from './SheetDay.tsx'

const TONES = {
  waiting: 'neutral',
  reading: 'neutral',
  refused: 'danger',
  ready: 'info',
  queued: 'neutral',
  importing: 'neutral',
  imported: 'success',
  failed: 'danger',
} as const

interface ImportFileCardProps {
  file: QueuedFile
  startsOpen: boolean
  onRetry: () => void
  onRemove: () => void
}

export function ImportFileCard({ file, startsOpen, onRetry, onRemove }: ImportFileCardProps) {
  const { state, preview } = file
  const { name } = file.file
  const isBusy = state.kind === 'reading' || state.kind === 'importing'
  const canRetry = state.kind === 'failed' || (state.kind === 'refused' && !state.isFinal)

  return (
    <article className={styles.card}>
      <div className={styles.head}>
        <div className={styles.title}>
          <h3 className={styles.name}>{name}</h3>
          {isKnown(file) ? (
            <Badge>{texts.states.known}</Badge>
          ) : isEmpty(file) ? (
            <Badge>{texts.states.empty}</Badge>
          ) : (
            <Badge tone={TONES[state.kind]} icon={isBusy ? <Spinner /> : undefined}>
              {texts.states[state.kind]}
            </Badge>
          )}
        </div>
        <span className={styles.actions}>
          {canRetry ? (
            <IconButton
              label={texts.retry(name)}
              icon={<RotateCw aria-hidden="true" />}
              onClick={onRetry}
            />
          ) : null}
          {state.kind === 'importing' ? null : (
            <IconButton
              label={texts.remove(name)}
              icon={<X aria-hidden="true" />}
              onClick={onRemove}
            />
          )}
        </span>
      </div>
      {isKnown(file) ? <p className={styles.note}>{texts.knownText}</p> : null}
      {'message' in state ? (
        <p className={state.kind === 'imported' ? styles.note : styles.fault}>{state.message}</p>
      ) : null}
      <SheetDay file={file} />
      {preview ? <ImportPreviewCard preview={preview} startsOpen={startsOpen} /> : null}
    </article>
  )
}
