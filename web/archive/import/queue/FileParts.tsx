import { useQueryClient } from '@tanstack/react-query'
import { RotateCw, X } from 'lucide-react'
import { useLocation } from 'wouter'
import { importMessages as texts } from '#contract/archive/import.texts.ts'
import { lobbyPath } from '../../../shared/lineup/lobby-path.ts'
import { lobbyOf } from '../../../shared/lineup/open-series.ts'
import { notify } from '../../../shared/page/toast.ts'
import { seriesDetailQuery } from '../../../shared/queries/series-detail.queries.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { IconButton } from '../../../shared/ui/action/IconButton.tsx'
import { Spinner } from '../../../shared/ui/feedback/Spinner.tsx'
import { Badge } from '../../../shared/ui/layout/Badge.tsx'
import { TextField } from '../../../shared/ui/form/TextField.tsx'
import { ImportPreviewCard } from './ImportPreviewCard.tsx'
import { isEmpty, isKnown, type QueuedFile, fileNameOf, needsDay } from './queue-state.ts'
import { setDay } from './import-queue.ts'
import styles from './FileParts.module.css'

/** The game's release. */
const FIRST_DAY = '2019-02-04'

/** A chosen file and what can be done with it. */
export interface FileProps {
  file: QueuedFile
  onRetry: (file: QueuedFile) => void
  onRemove: (file: QueuedFile) => void
}

/** A chosen file as a row that opens. */
export interface FileRowProps extends FileProps {
  isOpen: boolean
  onToggle: (file: QueuedFile) => void
}

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

export function FileBadge({ file }: { file: QueuedFile }) {
  const { kind } = file.state
  if (isKnown(file)) return <Badge>{texts.states.known}</Badge>
  if (isEmpty(file)) return <Badge>{texts.states.empty}</Badge>
  const isBusy = kind === 'reading' || kind === 'importing'
  return (
    <Badge tone={TONES[kind]} icon={isBusy ? <Spinner /> : undefined}>
      {texts.states[kind]}
    </Badge>
  )
}

export function FileActions({ file, onRetry, onRemove }: FileProps) {
  const { state } = file
  const { name } = file.file
  const canRetry = state.kind === 'failed' || (state.kind === 'refused' && !state.isFinal)

  return (
    <span className={styles.actions}>
      {canRetry ? (
        <IconButton
          label={texts.retry(name)}
          icon={<RotateCw aria-hidden="true" />}
          onClick={() => onRetry(file)}
        />
      ) : null}
      {state.kind === 'importing' ? null : (
        <IconButton
          label={texts.remove(name)}
          icon={<X aria-hidden="true" />}
          onClick={() => onRemove(file)}
        />
      )}
    </span>
  )
}

/** Everything about a file below its name. */
export function FileBody({ file, startsOpen }: { file: QueuedFile; startsOpen: boolean }) {
  const { state, preview } = file

  return (
    <>
      {isKnown(file) ? <p className={styles.note}>{texts.knownText}</p> : null}
      {'message' in state ? (
        <p className={state.kind === 'imported' ? styles.note : styles.fault}>{state.message}</p>
      ) : null}
      {state.kind === 'imported' && state.series !== null ? (
        <OpenLobby series={state.series} />
      ) : null}
      <SheetDay file={file} />
      {preview ? <ImportPreviewCard preview={preview} startsOpen={startsOpen} /> : null}
    </>
  )
}

/** The lobby of the next game after those of the file. */
function OpenLobby({ series }: { series: number }) {
  const queryClient = useQueryClient()
  const [, navigate] = useLocation()
  const open = async () => {
    try {
      navigate(lobbyPath(lobbyOf(await queryClient.fetchQuery(seriesDetailQuery(series)))))
    } catch {
      notify.error(texts.lobbyFailed)
    }
  }

  return (
    <Button variant="primary" size="sm" onClick={() => void open()}>
      {texts.openLobby}
    </Button>
  )
}

/** Asks for the day of a score sheet that has no date. */
function SheetDay({ file }: { file: QueuedFile }) {
  if (!needsDay(file)) return null
  return (
    <div className={styles.field}>
      <TextField
        type="date"
        label={texts.day}
        hint={file.day === '' ? texts.dayHint : texts.dayName(fileNameOf(file))}
        value={file.day}
        min={FIRST_DAY}
        onChange={({ target }) => setDay(file.id, target.value)}
      />
    </div>
  )
}
