import { useCallback, useMemo, useRef, useState, useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/base/texts.ts'
import { poiMessages as texts } from '#contract/map/poi.texts.ts'
import { can } from '#domain/account/access.ts'
import { poisOf } from '#domain/catalog/poi.ts'
import { eachMap, type MapId } from '#domain/catalog/map.ts'
import type { PoiStatistic } from '#domain/map/poi-stats.ts'
import { useRoster } from '../../shared/legend/roster.ts'
import type { MapHandle } from '../../shared/map/MapBoard.tsx'
import { MapColumns } from '../../shared/map/MapColumns.tsx'
import { MapTabs } from '../../shared/map/MapTabs.tsx'
import { useRole } from '../../shared/session/session-store.ts'
import { FaultNotice } from '../../shared/ui/feedback/Notice.tsx'
import { OnDemand } from '../../shared/ui/layout/OnDemand.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import { usePositions } from '../../shared/map/use-positions.ts'
import { ApiError } from '../../shared/api/api.ts'
import { useSampleMark } from '../../shared/queries/sample-data.ts'
import { poiDataQuery } from '../../shared/map/map.queries.ts'
import { PoiActions } from './PoiActions.tsx'
import { usePoiAddress } from './poi-address.ts'
import { type PoiRow, poiRows } from './poi-rows.ts'
import { PoiList } from './PoiList.tsx'
import { PoiNotes } from './PoiNotes.tsx'
import { PoiMap } from './map/PoiMap.tsx'
import styles from './PoiView.module.css'

const faultOf = (error: Error) =>
  error instanceof ApiError && error.code === 'invalid_response'
    ? texts.invalidAnswer
    : texts.fetchFailed(error.message)

export function PoiView() {
  const { map, poi, landings, chooseMap, choosePoi, addLandings } = usePoiAddress()
  const role = useRole()
  const canAdd = can(role, 'results.correct')
  const canManage = can(role, 'poi.manage')
  const data = usePoiData()
  useRoster()
  const pois = poisOf(map)
  const positions = usePositions(map)
  const rows = useMemo(
    () => (data.statistics ? poiRows(pois, positions.positions, data.statistics[map]) : []),
    [map, pois, positions.positions, data.statistics],
  )
  const board = useRef<MapHandle>(null)
  const [isEditing, setIsEditing] = useState(false)
  const leave = useCallback(() => setIsEditing(false), [])
  const choose = useCallback(
    (row: PoiRow) => {
      choosePoi(row.id)
      board.current?.reveal(row.place)
    },
    [choosePoi],
  )
  const isMovable = isEditing && canManage
  const isAdding = landings !== null && canAdd && !isMovable
  const stopAdding = useCallback(() => addLandings(null), [addLandings])
  const shared = { map, rows, board }
  const view = (
    <PoiMap key={map} {...shared} isSample={data.isSample} pinned={poi} onPin={choosePoi} />
  )

  const columns = (
    <MapColumns
      map={
        isMovable ? (
          <OnDemand when load={loadEditor} onFail={leave} fallback={view}>
            {(PoiEditor) => (
              <PoiEditor {...shared} selected={poi} onSelect={choosePoi} onLeave={leave} />
            )}
          </OnDemand>
        ) : (
          view
        )
      }
      list={
        <PoiList
          map={map}
          rows={rows}
          isLoading={data.statistics === undefined}
          isSample={data.isSample}
          chosen={poi}
          onChoose={choose}
        />
      }
    />
  )

  return (
    <>
      <PageHead
        title={messages.views.poi_data}
        tabs={<MapTabs names={texts.maps} map={map} onChoose={chooseMap} />}
        actions={
          <PoiActions
            isSample={data.isSample}
            isBusy={isEditing || isAdding}
            onAddLandings={() => addLandings('')}
            onMove={() => setIsEditing(true)}
          />
        }
      />
      {data.fault === null ? null : (
        <FaultNotice
          className={styles.fault}
          instead={data.isSample ? texts.sampleShown : null}
          onRetry={data.retry}
          busy={data.isFetching}
        >
          {data.fault}
        </FaultNotice>
      )}
      {positions.error ? (
        <FaultNotice className={styles.fault} onRetry={positions.retry} busy={positions.isFetching}>
          {texts.positionsFailed}
        </FaultNotice>
      ) : null}
      <OnDemand when={isAdding} load={loadLandings} onFail={stopAdding} fallback={columns}>
        {(LandingEditor) =>
          isAdding ? (
            <LandingEditor {...shared} team={landings} onMap={chooseMap} onLeave={stopAdding} />
          ) : (
            columns
          )
        }
      </OnDemand>
      <PoiNotes map={map} poi={poi} />
    </>
  )
}

const loadLandings = () =>
  import('./landing/LandingEditor.tsx').then((chunk) => chunk.LandingEditor)
const loadEditor = () => import('./edit/PoiEditor.tsx').then((chunk) => chunk.PoiEditor)

type PoiData = Readonly<Record<MapId, Readonly<Record<string, PoiStatistic>>>>

/** The figures of all maps, or sample data if they can't be loaded. */
function usePoiData() {
  const { data, error, isFetching, refetch } = useQuery(poiDataQuery)
  const [sample, setSample] = useState<PoiData | null>(null)
  const isSampleNeeded = !data && error !== null
  useSampleMark(isSampleNeeded)

  useEffect(() => {
    if (!isSampleNeeded) return
    void import('./sample-data.ts').then(
      ({ sampleStatistics }) => setSample(sampleStatistics()),
      () => setSample(eachMap(() => ({}))),
    )
  }, [isSampleNeeded])

  return {
    /** Undefined while loading. */
    statistics: data?.poiCompsData ?? (isSampleNeeded ? (sample ?? undefined) : undefined),
    isSample: isSampleNeeded,
    fault: error && faultOf(error),
    isFetching,
    retry: () => void refetch(),
  }
}
