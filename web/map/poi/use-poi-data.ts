import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { poiMessages as texts } from '#contract/map/poi.texts.ts'
import { eachMap, type MapId } from '#domain/catalog/map.ts'
import type { PoiStatistic } from '#domain/map/poi-stats.ts'
import { ApiError } from '../../shared/api/api.ts'
import { useSampleMark } from '../../shared/queries/sample-data.ts'
import { poiDataQuery } from '../../shared/map/map.queries.ts'

export type PoiData = Readonly<Record<MapId, Readonly<Record<string, PoiStatistic>>>>

/** The figures of all maps, or sample data if they can't be loaded. */
export function usePoiData() {
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

const faultOf = (error: Error) =>
  error instanceof ApiError && error.code === 'invalid_response'
    ? texts.invalidAnswer
    : texts.fetchFailed(error.message)
