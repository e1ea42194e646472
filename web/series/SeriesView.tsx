import { useQuery } from '@tanstack/react-query'
import { parseAsInteger, parseAsText } from '../shared/address/query-parser.ts'
import { useQueryStates } from '../shared/address/query-state.ts'
import { useState } from 'react'
import { messages } from '#contract/base/texts.ts'
import { useTitle } from '../shared/page/use-title.ts'
import { TYPING_MS, useDebounced } from '../shared/page/use-debounced.ts'
import { useSingleKeys } from '../shared/keyboard/use-single-keys.ts'
import { seriesListQuery } from './series-view.queries.ts'
import { SeriesPage } from './SeriesPage.tsx'
import { SeriesList } from './SeriesList.tsx'
import styles from './SeriesView.module.css'

const ADDRESS = { series: parseAsInteger, q: parseAsText }

/** What happened in a series, and its lobby for the next game. */
export function SeriesView() {
  const [{ series: asked, q }, setAddress] = useQueryStates(ADDRESS, { history: 'replace' })
  const [pages, setPages] = useState(1)
  const query = useQuery(seriesListQuery(useDebounced(q.trim(), TYPING_MS), pages))
  const found = query.data?.series ?? []
  const chosen = asked ?? found[0]?.id ?? null
  // On phones the list covers the series it leads to.
  const [isListOpen, setIsListOpen] = useState(false)

  const choose = (id: number) => {
    setIsListOpen(false)
    setAddress({ series: id }, { history: 'push' })
  }
  const step = (by: number) => {
    const next = found[found.findIndex(({ id }) => id === chosen) + by]
    if (next) choose(next.id)
  }
  useTitle(messages.views.series)
  useSingleKeys({ j: () => step(1), k: () => step(-1) })

  return (
    <>
      <h1 className="visually-hidden">{messages.views.series}</h1>
      <div className={styles.view} data-list={isListOpen || undefined}>
        <SeriesList
          query={query}
          search={q}
          chosen={chosen}
          onSearch={(text) => {
            setPages(1)
            setAddress({ q: text })
          }}
          onMore={() => setPages(pages + 1)}
          onChoose={choose}
        />
        {chosen === null ? null : <SeriesPage id={chosen} onShowList={() => setIsListOpen(true)} />}
      </div>
    </>
  )
}
