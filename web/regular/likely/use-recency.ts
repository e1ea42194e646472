import { useQuery } from '@tanstack/react-query'
import { recencyOf } from '#domain/regular/recency.ts'
import { useNow } from '../../shared/page/use-now.ts'
import { archiveQuery } from '../../shared/queries/archive.queries.ts'

/** Ages grow while the page stays open. */
const AGE_MS = 60_000

/** From when the ages of games count. */
export function useRecency() {
  const nowMs = useNow(AGE_MS)
  const { data } = useQuery(archiveQuery)
  return recencyOf(data?.lastPlayed ?? null, nowMs)
}
