import { useQuery } from '@tanstack/react-query'
import { Download, ImageDown } from 'lucide-react'
import { useMemo } from 'react'
import { type DraftReplay, getDraftReplay } from '#contract/draft-replay.ts'
import { draftReplayMessages as texts } from '#contract/messages/draft-replay.ts'
import { parseAsInteger } from '../../shared/address/query-parser.ts'
import { useQueryStates } from '../../shared/address/query-state.ts'
import { call } from '../../shared/api/api.ts'
import { download } from '../../shared/page/download.ts'
import { notify } from '../../shared/page/toast.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import { useRoomConnection } from '../../shared/draft/draft-session.ts'
import { RoomEnded, useRoomEnd } from '../../shared/room/RoomEnded.tsx'
import { useRoomAddress } from '../../shared/room/use-room-address.ts'
import { saveReplayPicture } from './replay-picture.ts'
import { replayCsv, type ReplayRow, replayRows } from './replay-rows.ts'
import { ReplayBoard } from './ReplayBoard.tsx'
import { StepList } from './StepList.tsx'
import styles from './DraftReplayPage.module.css'

const parsers = {
  /** The reset that ended the series; none for the one that is being drafted. */
  until: parseAsInteger.withOptions({ history: 'push' }),
  /** The version after the shown step; none for the last one. */
  step: parseAsInteger,
}

export function DraftReplayPage() {
  const room = useRoomAddress()
  useRoomConnection(room)
  const end = useRoomEnd()
  const [{ until, step }, setAddress] = useQueryStates(parsers)
  const answer = useQuery({
    queryKey: ['draft-replay', room, until],
    queryFn: () => call(getDraftReplay, { room, ...(until !== null && { until }) }),
  })
  const { data } = answer
  const rows = useMemo(() => replayRows(data?.steps ?? []), [data])
  const found = rows.findIndex(({ version }) => version === step)
  const at = found < 0 ? rows.length - 1 : found
  const showStep = (index: number) => setAddress({ step: rows[index]?.version ?? null })
  const showSeries = (next: number | null) => setAddress({ until: next, step: null })

  return (
    <>
      <PageHead
        title={texts.title}
        context={texts.context}
        actions={
          <>
            {data && data.before !== null ? (
              <Button onClick={() => showSeries(data.before)}>{texts.before}</Button>
            ) : null}
            {until === null ? null : (
              <Button onClick={() => showSeries(null)}>{texts.current}</Button>
            )}
            <ExportButtons rows={rows} />
          </>
        }
      />
      {end !== null ? (
        <RoomEnded reason={end} />
      ) : data ? (
        <Replay data={data} rows={rows} at={at} onStep={showStep} />
      ) : (
        <Waiting query={answer} loading={texts.loading} failed={texts.failed} lines={8} />
      )}
    </>
  )
}

function ExportButtons({ rows }: { rows: readonly ReplayRow[] }) {
  const isEmpty = rows.length === 0
  const saveCsv = () =>
    download(`${texts.file}.csv`, new Blob([replayCsv(rows)], { type: 'text/csv' }))
  const savePicture = () => {
    const last = rows.at(-1)
    if (last) saveReplayPicture(last.draft).catch(() => notify.error(texts.pictureFailed))
  }
  return (
    <>
      <Button icon={<Download aria-hidden="true" />} disabled={isEmpty} onClick={saveCsv}>
        {texts.exportCsv}
      </Button>
      <Button icon={<ImageDown aria-hidden="true" />} disabled={isEmpty} onClick={savePicture}>
        {texts.savePicture}
      </Button>
    </>
  )
}

interface ReplayProps {
  data: DraftReplay
  rows: readonly ReplayRow[]
  at: number
  onStep: (index: number) => void
}

function Replay({ data, rows, at, onStep }: ReplayProps) {
  const shown = rows[at]
  if (!shown) {
    return <EmptyState title={data.before === null ? texts.empty : texts.emptySeries} />
  }
  return (
    <div className={styles.replay}>
      {data.isCut ? <Notice tone="info">{texts.cut}</Notice> : null}
      <div className={styles.columns}>
        <ReplayBoard row={shown} at={at} count={rows.length} onStep={onStep} />
        <StepList rows={rows} at={at} onStep={onStep} />
      </div>
    </div>
  )
}
