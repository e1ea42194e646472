import { useQuery } from '@tanstack/react-query'
import { Download, ImageDown } from 'lucide-react'
import { useMemo } from 'react'
import { type DraftReplay, getDraftReplay } from '#contract/draft/draft-replay.ts'
import { draftReplayMessages as texts } from '#contract/draft/draft-replay.texts.ts'
import { parseAsInteger } from '../../shared/address/query-parser.ts'
import { useQueryStates } from '../../shared/address/query-state.ts'
import { call } from '../../shared/api/api.ts'
import { download } from '../../shared/page/download.ts'
import { notify } from '../../shared/page/toast.ts'
import { roomPath } from '../../shared/room/room-path.ts'
import { roomQuery, roomResultsQuery } from '../../shared/room/room.queries.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import { useRoomConnection } from '../../shared/draft/draft-session.ts'
import { RoomEnded, useRoomEnd } from '../../shared/room/RoomEnded.tsx'
import { useRoomAddress } from '../../shared/room/use-room-address.ts'
import { type PictureFacts, saveReplayPicture } from './replay-picture.ts'
import { lastDrafted, replayCsv, type ReplayRow, replayRows } from './replay-rows.ts'
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
  const facts = usePictureFacts(room, until, end !== null)
  const { firstGame } = facts
  const rows = useMemo(() => replayRows(data?.steps ?? [], firstGame), [data, firstGame])
  const found = rows.findIndex(({ version }) => version === step)
  const at = found < 0 ? lastDrafted(rows) : found
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
            <ExportButtons rows={rows} facts={facts} />
            <LinkButton to={roomPath(room)}>{texts.back}</LinkButton>
          </>
        }
      />
      {end !== null ? (
        <RoomEnded reason={end} />
      ) : data ? (
        <Replay data={data} rows={rows} at={at} firstGame={firstGame} onStep={showStep} />
      ) : (
        <Waiting query={answer} loading={texts.loading} failed={texts.failed} lines={8} />
      )}
    </>
  )
}

/** What is known about the room and its games. Another series of the room has neither its results nor its number. */
function usePictureFacts(
  room: number,
  until: number | null,
  isEnded: boolean,
): Omit<PictureFacts, 'at'> {
  const { data: detail } = useQuery({ ...roomQuery(room), enabled: !isEnded })
  const { data: known } = useQuery({ ...roomResultsQuery(room), enabled: !isEnded })
  const isCurrent = until === null
  return {
    room: detail?.room.name ?? '',
    team: detail?.room.team ?? null,
    firstGame: (isCurrent && detail?.room.firstGame) || 1,
    results: (isCurrent && known?.results) || [],
  }
}

interface ExportButtonsProps {
  rows: readonly ReplayRow[]
  facts: Omit<PictureFacts, 'at'>
}

function ExportButtons({ rows, facts }: ExportButtonsProps) {
  const isEmpty = rows.length === 0
  const saveCsv = () =>
    download(`${texts.file}.csv`, new Blob([replayCsv(rows)], { type: 'text/csv' }))
  const savePicture = () => {
    const last = rows[lastDrafted(rows)]
    if (!last) return
    saveReplayPicture(last.draft, { ...facts, at: last.at }).catch(() =>
      notify.error(texts.pictureFailed),
    )
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
  firstGame: number
  onStep: (index: number) => void
}

function Replay({ data, rows, at, firstGame, onStep }: ReplayProps) {
  const shown = rows[at]
  if (!shown) {
    const why = data.before === null ? texts.empty : texts.emptySeries
    return <EmptyState title={data.isCut ? texts.lost : why} />
  }
  return (
    <div className={styles.replay}>
      {data.isCut ? <Notice tone="info">{texts.cut}</Notice> : null}
      <div className={styles.columns}>
        <ReplayBoard row={shown} rows={rows} at={at} firstGame={firstGame} onStep={onStep} />
        <StepList rows={rows} at={at} onStep={onStep} />
      </div>
    </div>
  )
}
