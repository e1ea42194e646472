import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import {
  getPoiDraft,
  getSpotRecords,
  listLeagueDrafts,
  listPoiDrafts,
  type StoredPoiDraft,
} from '#contract/poi-draft/poi-draft.ts'
import { call } from '../shared/api/api.ts'

export const poiDraftsQuery = queryOptions({
  queryKey: ['poi-drafts'],
  queryFn: () => call(listPoiDrafts, {}),
})

export const leagueDraftsQuery = queryOptions({
  queryKey: ['poi-drafts', 'league'],
  queryFn: () => call(listLeagueDrafts, {}),
})

export const poiDraftQuery = (id: number) =>
  queryOptions({
    queryKey: ['poi-draft', id],
    queryFn: () => call(getPoiDraft, { id }),
  })

/** What the archive knows about the spots of a draft and about its teams. */
export const spotRecordsQuery = ({ maps, teams }: Pick<StoredPoiDraft, 'maps' | 'teams'>) => {
  // The order of the teams changes nothing.
  const request = { maps, teams: teams.toSorted() }
  return queryOptions({
    queryKey: ['spot-records', request],
    queryFn: () => call(getSpotRecords, request),
    placeholderData: keepPreviousData,
  })
}
