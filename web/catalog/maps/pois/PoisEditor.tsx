import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { countLandings } from '#contract/catalog/map-admin.ts'
import { messages } from '#contract/base/texts.ts'
import { mapAdminMessages as texts } from '#contract/catalog/map-admin.texts.ts'
import { QUOTAS } from '#domain/account/quota.ts'
import { poiMessages } from '#contract/map/poi.texts.ts'
import { call } from '../../../shared/api/api.ts'
import { MapBoard } from '../../../shared/map/MapBoard.tsx'
import { MapColumns } from '../../../shared/map/MapColumns.tsx'
import { usePositions } from '../../../shared/map/use-positions.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { Notice } from '../../../shared/ui/feedback/Notice.tsx'
import { Panel } from '../../../shared/ui/layout/Panel.tsx'
import type { MapRow } from '../map-rows.ts'
import { useEditMap } from '../use-edit-map.ts'
import { MapMarker } from '../../../shared/map/MapMarker.tsx'
import { readPlace } from '../typed-number.ts'
import {
  changePoi,
  toPoiDrafts,
  toPois,
  withNewPoi,
  withoutPoi,
  type PoiDraft,
} from './poi-drafts.ts'
import { PoiFields } from './PoiFields.tsx'
import styles from './PoisEditor.module.css'

/** The POIs on the picture, with their numbers in the list. */
const PoiMarkers = ({ drafts, selected, onSelect }: PoiMarkersProps) => (
  <ul aria-label={poiMessages.markers}>
    {drafts.map((draft) => {
      const place = draft.isRemoved ? null : readPlace(draft)
      return place ? (
        <MapMarker
          key={draft.id}
          place={place}
          isRaised={draft.id === selected}
          aria-label={texts.poiMarker(draft.id, draft.name)}
          aria-pressed={draft.id === selected}
          sign={
            <span className={styles.sign} data-selected={draft.id === selected || undefined}>
              {draft.id}
            </span>
          }
          onClick={() => onSelect(draft.id)}
        />
      ) : null
    })}
  </ul>
)

interface PoisEditorProps {
  row: MapRow
  onClose: () => void
}

/** The POIs of a map: add, rename, move and remove them. */
export function PoisEditor({ row, onClose }: PoisEditorProps) {
  const { id: map, name } = row.map
  const { positions } = usePositions(map)
  const { data } = useQuery({
    queryKey: ['map-landings', map],
    queryFn: () => call(countLandings, { map }),
  })
  const landings = new Map(data?.landings.map(({ poiId, games }) => [poiId, games]))
  /** Null until something is edited, so positions that arrive later are shown. */
  const [edited, setDrafts] = useState<ReturnType<typeof toPoiDrafts> | null>(null)
  const drafts = edited ?? toPoiDrafts(row.form.pois, positions)
  const [selected, setSelected] = useState<number | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const { save, isPending, error } = useEditMap(row, onClose)

  return (
    <MapColumns
      map={
        <MapBoard
          map={map}
          label={texts.poisTitle(name)}
          onPress={
            selected === null
              ? undefined
              : ({ x, y }) =>
                  setDrafts(changePoi(drafts, selected, { left: String(x), top: String(y) }))
          }
        >
          <PoiMarkers drafts={drafts} selected={selected} onSelect={setSelected} />
        </MapBoard>
      }
      list={
        <Panel
          title={texts.poisTitle(name)}
          count={texts.poiCount(drafts.filter(({ isRemoved }) => !isRemoved).length)}
        >
          <form
            className={styles.form}
            noValidate
            onSubmit={(event) => {
              event.preventDefault()
              const sent = toPois(drafts)
              setFault('fault' in sent ? sent.fault : null)
              if ('pois' in sent) save({ pois: sent.pois })
            }}
          >
            <p className={styles.hint}>{texts.poisHint}</p>
            <Button
              size="sm"
              icon={<Plus aria-hidden="true" />}
              disabled={drafts.length >= QUOTAS.poisPerMap}
              onClick={() => {
                const next = withNewPoi(drafts)
                setDrafts(next)
                setSelected(next.at(-1)?.id ?? null)
              }}
            >
              {texts.addPoi}
            </Button>
            <ul className={styles.list}>
              {drafts.map((draft) => (
                <PoiFields
                  key={draft.id}
                  draft={draft}
                  landings={landings.get(draft.id) ?? 0}
                  isSelected={draft.id === selected}
                  onSelect={() => setSelected(draft.id)}
                  onChange={(change) => setDrafts(changePoi(drafts, draft.id, change))}
                  onRemove={() => setDrafts(withoutPoi(drafts, draft.id))}
                />
              ))}
            </ul>
            {fault === null ? null : <Notice tone="danger">{fault}</Notice>}
            {error ? <Notice tone="danger">{error.message}</Notice> : null}
            <div className={styles.buttons}>
              <Button onClick={onClose}>{messages.kit.cancel}</Button>
              <Button type="submit" variant="primary" busy={isPending}>
                {texts.savePois}
              </Button>
            </div>
          </form>
        </Panel>
      }
    />
  )
}

interface PoiMarkersProps {
  drafts: readonly PoiDraft[]
  selected: number | null
  onSelect: (id: number) => void
}
