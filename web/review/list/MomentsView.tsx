import { useQuery, useQueryClient } from '@tanstack/react-query'
import { SlidersHorizontal, X } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { AllMoments } from '#contract/review/moment.ts'
import { momentListMessages as texts } from '#contract/review/moment-list.texts.ts'
import { filterMoments, MOMENT_GROUPS, type MomentGroup } from '#domain/review/moment-filter.ts'
import { parseAsArrayOf, parseAsString, parseAsText } from '../../shared/address/query-parser.ts'
import { useQueryStates } from '../../shared/address/query-state.ts'
import { viewPath } from '../../shared/address/view-path.ts'
import { onAnnounced } from '../../shared/realtime/announced.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { SearchField } from '../../shared/ui/form/SearchField.tsx'
import { useMediaQuery } from '../../shared/ui/layout/use-media-query.ts'
import { BottomSheet } from '../../shared/ui/overlay/BottomSheet.tsx'
import { PageHead } from '../../shared/ui/layout/PageHead.tsx'
import { allMomentsQuery } from '../moments/moment.queries.ts'
import { momentValueLabel } from './group-labels.ts'
import { GameMoments } from './GameMoments.tsx'
import { MomentFilters } from './MomentFilters.tsx'
import styles from './MomentsView.module.css'

const values = parseAsArrayOf(parseAsString).withDefault([])
const ADDRESS = {
  series: values,
  tag: values,
  player: values,
  map: values,
  phase: values,
  search: parseAsText,
}

/** What was said about all games, narrowed by filters that are in the address. */
export function MomentsView() {
  const queries = useQueryClient()
  const query = useQuery(allMomentsQuery)
  useEffect(
    () => onAnnounced('moments', () => void queries.invalidateQueries({ queryKey: ['moments'] })),
    [queries],
  )
  const { data } = query
  if (data && data.total > 0) return <Found all={data} />
  return (
    <>
      <PageHead title={texts.title} />
      {data ? (
        <EmptyState
          title={texts.empty}
          text={texts.emptyText}
          action={<LinkButton to={viewPath('series')}>{texts.toSeries}</LinkButton>}
        />
      ) : (
        <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={7} />
      )}
    </>
  )
}

function Found({ all }: { all: AllMoments }) {
  const [{ search, ...choice }, setAddress] = useQueryStates(ADDRESS)
  const games = useMemo(() => new Map(all.games.map((game) => [game.id, game])), [all])
  const moments = useMemo(
    () =>
      all.moments.flatMap((moment) => {
        const game = games.get(moment.game)
        return game ? [{ ...moment, series: game.series, map: game.map }] : []
      }),
    [all, games],
  )
  const isNarrow = useMediaQuery('(max-width: 768px)')
  const [isOpen, setIsOpen] = useState(false)
  const found = filterMoments(moments, choice, search)
  const byGame = [...Map.groupBy(found, (moment) => moment.game)]
  const toggle = (group: MomentGroup, value: string) => {
    const own = choice[group]
    const next = own.includes(value) ? own.filter((one) => one !== value) : [...own, value]
    setAddress({ [group]: next })
  }
  const chips = MOMENT_GROUPS.flatMap((group) =>
    choice[group].map((value) => ({ group, value, label: momentValueLabel(all, group, value) })),
  )

  const filters = (
    <MomentFilters all={all} moments={moments} choice={choice} search={search} onToggle={toggle} />
  )

  return (
    <div className={styles.view}>
      <PageHead
        title={texts.title}
        context={texts.found(found.length, all.moments.length, byGame.length)}
        actions={
          <SearchField
            label={texts.search}
            placeholder={texts.search}
            value={search}
            onValueChange={(text) => setAddress({ search: text })}
          />
        }
      />
      <div className={styles.columns}>
        {isNarrow ? (
          <>
            <Button
              icon={<SlidersHorizontal aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => setIsOpen(true)}
            >
              {texts.filtersChosen(chips.length)}
            </Button>
            <BottomSheet open={isOpen} onOpenChange={setIsOpen} title={texts.filters} side="bottom">
              {filters}
            </BottomSheet>
          </>
        ) : (
          filters
        )}
        <div className={styles.list}>
          {chips.length > 0 ? (
            <div className={styles.chips}>
              {chips.map(({ group, value, label }) => (
                <Button
                  key={`${group} ${value}`}
                  size="sm"
                  aria-label={texts.remove(label)}
                  onClick={() => toggle(group, value)}
                >
                  {label} <X aria-hidden="true" size={12} />
                </Button>
              ))}
              <Button
                size="sm"
                variant="ghost"
                onClick={() =>
                  setAddress({ series: null, tag: null, player: null, map: null, phase: null })
                }
              >
                {texts.clear}
              </Button>
            </div>
          ) : null}
          {all.moments.length < all.total ? (
            <p className={styles.hint}>{texts.tooMany(all.moments.length, all.total)}</p>
          ) : null}
          {byGame.length === 0 ? (
            <EmptyState title={texts.noMatch} text={texts.noMatchText} />
          ) : null}
          {byGame.map(([id, own]) => {
            const game = games.get(id)
            return game ? <GameMoments key={id} game={game} moments={own} /> : null
          })}
        </div>
      </div>
    </div>
  )
}
