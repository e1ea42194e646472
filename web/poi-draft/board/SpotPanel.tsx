import { Undo2, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { poiDraftMessages as texts } from '#contract/poi-draft/poi-draft.texts.ts'
import { poiName } from '#domain/catalog/poi.ts'
import { wishesOf } from '#domain/poi-draft/decide-poi-draft.ts'
import { claimsAt, type PoiClaim } from '#domain/poi-draft/poi-draft.ts'
import type { SpotRecord } from '#domain/poi-draft/spot-record.ts'
import type { Interval } from '#domain/base/interval.ts'
import type { Mean } from '#domain/stats/sums.ts'
import { clockText } from '#domain/base/clock-text.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { FewTag } from '../../shared/ui/table/FewTag.tsx'
import { type Board, type BoardSpot, draftRecordOf, isWished } from '../board-model.ts'
import styles from './SpotPanel.module.css'

interface SpotPanelProps {
  board: Board
  spot: BoardSpot
  onWish: (spot: BoardSpot, to: number | null) => void
  onUndo: (claim: PoiClaim) => void
  onClose: () => void
}

/** What the archive knows about the chosen spot, and what can be done with it. */
export function SpotPanel({ board, spot, onWish, onUndo, onClose }: SpotPanelProps) {
  const { draft, records } = board
  const name = poiName(spot.map, spot.poi)
  const record = records.get(spot.map)?.get(spot.poi)
  const wished = isWished(board, spot)

  return (
    <Panel
      title={name}
      count={record ? <FewTag games={record.games} /> : texts.noRecord}
      actions={
        <IconButton
          label={texts.closeSpot(name)}
          icon={<X aria-hidden="true" />}
          onClick={onClose}
        />
      }
    >
      {record ? <Figures record={record} /> : null}
      <DraftedFigures board={board} spot={spot} />
      <div className={styles.actions}>
        <Button
          size="sm"
          onClick={() => onWish(spot, wished ? null : wishesOf(draft, spot.map).length)}
        >
          {wished ? texts.removeWish(name) : texts.addToWishes(name)}
        </Button>
        {claimsAt(draft, spot.map, spot.poi).map((claim) => (
          <Button
            key={claim.team}
            size="sm"
            icon={<Undo2 aria-hidden="true" />}
            onClick={() => onUndo(claim)}
          >
            {texts.undoClaim(claim.team, name)}
          </Button>
        ))}
      </div>
    </Panel>
  )
}

/** When it was claimed in drafts of the league. */
function DraftedFigures({ board, spot }: Pick<SpotPanelProps, 'board' | 'spot'>) {
  const found = draftRecordOf(board, spot)
  if (!found) return null
  const { place, claimed, drafts, open, pick } = found
  const isClaimed = claimsAt(board.draft, spot.map, spot.poi).length > 0
  return (
    <dl className={styles.figures}>
      <dt>{texts.drafted}</dt>
      <dd>
        {place === null
          ? texts.draftedNever(drafts)
          : texts.draftedPlace(place.toFixed(1), claimed, drafts)}
        {isClaimed || pick === null || open.of === 0
          ? null
          : `; ${texts.draftedOpen(pick, open.still, open.of)}`}{' '}
        <FewTag games={drafts} />
      </dd>
    </dl>
  )
}

const oneDecimal = (value: number) => value.toFixed(1)

function Figures({ record }: { record: SpotRecord }) {
  const { points, placement, survival, contestRate, contestInterval, games } = record
  return (
    <>
      <dl className={styles.figures}>
        <Figure label={texts.recordRows.points} mean={points} write={oneDecimal} />
        <Figure label={texts.recordRows.placement} mean={placement} write={oneDecimal} />
        <Figure label={texts.recordRows.survival} mean={survival} write={clockText} />
        <Row label={texts.recordRows.contest} interval={contestInterval} write={texts.percent}>
          {texts.percent(contestRate)}
        </Row>
        <Row label={texts.recordRows.games} interval={null} write={String}>
          {games}
        </Row>
      </dl>
      <p className={styles.note}>{texts.rangeNote}</p>
    </>
  )
}

interface FigureProps {
  label: string
  mean: Mean | null
  write: (value: number) => string
}

const Figure = ({ label, mean, write }: FigureProps) => (
  <Row label={label} interval={mean?.interval ?? null} write={write}>
    {mean ? write(mean.mean) : texts.unknown}
  </Row>
)

interface RowProps {
  label: string
  interval: Interval | null
  write: (value: number) => string
  children: ReactNode
}

const Row = ({ label, interval, write, children }: RowProps) => (
  <div className={styles.row}>
    <dt>{label}</dt>
    <dd>
      <b>{children}</b>
      {interval ? (
        <span className={styles.range}>
          {texts.range(write(interval.low), write(interval.high))}
        </span>
      ) : null}
    </dd>
  </div>
)
