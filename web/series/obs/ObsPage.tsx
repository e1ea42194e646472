import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useQueryState } from '../../shared/address/query-state.ts'
import { useState, useSyncExternalStore } from 'react'
import { seriesOutMessages as texts } from '#contract/series/series-out.texts.ts'
import { shareLinkMessages } from '#contract/share/share-link.texts.ts'
import { getSeries } from '#contract/series/series.ts'
import { openSeriesLink } from '#contract/share/share-link.ts'
import { call } from '../../shared/api/api.ts'
import { followHash } from '../../shared/address/follow-hash.ts'
import { useTitle } from '../../shared/page/use-title.ts'
import { liveContent, seriesContent } from '../../shared/stream/obs-content.ts'
import { parseAsObsParts } from '../../shared/stream/obs-parts.ts'
import { ObsSource } from '../../shared/stream/ObsSource.tsx'
import styles from './ObsPage.module.css'

/** A new game is on the stream within this time. */
const SERIES_MS = 5000
/** Who set it up sees within this time that the link ended. */
const LINK_MS = 1000

/** The browser source of a stream. The token is in the part of the address that browsers don't send, so no log has it. */
export function ObsPage() {
  const token = useSyncExternalStore(followHash, () => location.hash.slice(1))
  const [parts] = useQueryState('show', parseAsObsParts)
  const queries = useQueryClient()
  const [isCounted, setIsCounted] = useState(false)
  const { data, isError } = useQuery({
    queryKey: ['obs', token],
    queryFn: async () => {
      const { series, live, ended } = await call(openSeriesLink, { token, isFirst: !isCounted })
      setIsCounted(true)
      const content = live
        ? liveContent(live)
        : series === null
          ? null
          : seriesContent(await queries.fetchQuery(seriesQuery(series)))
      return { ended, content }
    },
    refetchInterval: LINK_MS,
    // OBS hides sources, and they must not be old when they come back.
    refetchIntervalInBackground: true,
  })
  useTitle(data?.content?.event ?? texts.source)

  return (
    <main className={styles.page} data-obs>
      <h1 className="visually-hidden">{texts.source}</h1>
      {data?.ended ? <p className={styles.fault}>{shareLinkMessages.ended[data.ended]}</p> : null}
      {isError ? <p className={styles.fault}>{texts.old}</p> : null}
      {data?.content ? <ObsSource content={data.content} parts={parts} /> : null}
    </main>
  )
}

const seriesQuery = (id: number) =>
  queryOptions({
    queryKey: ['obs-series', id],
    queryFn: () => call(getSeries, { id }),
    staleTime: SERIES_MS,
  })
