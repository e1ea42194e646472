import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useState } from 'react'
import type { DraftGameResult } from '#contract/draft/draft-result.ts'
import { draftResultMessages as texts } from '#contract/draft/draft-result.texts.ts'
import { combineResult, totalPoints } from '#domain/draft/draft-result.ts'
import type { DraftEntry } from '#domain/draft/draft.ts'
import { mapName } from '#domain/catalog/map.ts'
import { useRoster } from '../../shared/legend/roster.ts'
import { formatClock, formatDateTime } from '../../shared/page/time.ts'
import { isoTime } from '../../shared/page/time-element.ts'
import { roomResultsQuery } from '../../shared/room/room.queries.ts'
import { useDraftPage } from '../../shared/draft/draft-store.ts'
import { compNames } from '../../shared/ui/legend/trio-order.ts'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { ResultForm } from './ResultForm.tsx'
import styles from './RoomResults.module.css'

interface RoomResultsProps {
  room: number
  /** The games that the server has. */
  games: readonly Pick<DraftEntry, 'version'>[]
  canEdit: boolean
}

/** How each game of the draft went, the latest first, by hand or from the archive. */
export function RoomResults({ room, games, canEdit }: RoomResultsProps) {
  // Names of maps come with it.
  useRoster()
  const { data } = useQuery(roomResultsQuery(room))
  const { firstGame } = useDraftPage()
  const [edited, setEdited] = useState<number | null>(null)
  if (!data || games.length === 0) return null
  const known = games.map(({ version }, at) => {
    const sources = data.results.find(({ game }) => game === version)
    const number = sources?.number ?? at + firstGame
    return { number, sources: sources ?? noResult(version, number) }
  })
  const total = totalPoints(known.map(({ sources }) => combineResult(sources)))

  return (
    <section className={styles.results}>
      <h3 className={styles.head}>
        {texts.title}
        {total === null ? null : <span>{texts.total(games.length, total)}</span>}
      </h3>
      <table className={styles.table}>
        <caption className="visually-hidden">{texts.title}</caption>
        <thead>
          <tr>
            {Object.entries(texts.columns).map(([column, label]) => (
              <th key={column} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {known
            .map(({ number, sources }) =>
              edited === sources.game && canEdit ? (
                <tr key={sources.game}>
                  <td colSpan={Object.keys(texts.columns).length}>
                    <ResultForm
                      room={room}
                      number={number}
                      sources={sources}
                      onClose={() => setEdited(null)}
                    />
                  </td>
                </tr>
              ) : (
                <ResultRow
                  key={sources.game}
                  number={number}
                  sources={sources}
                  onEdit={canEdit ? () => setEdited(sources.game) : null}
                />
              ),
            )
            .toReversed()}
        </tbody>
      </table>
    </section>
  )
}

const noResult = (game: number, number: number): DraftGameResult => ({
  game,
  number,
  entered: null,
  archive: null,
})

interface ResultRowProps {
  number: number
  sources: DraftGameResult
  /** Null for those who can't. */
  onEdit: (() => void) | null
}

function ResultRow({ number, sources, onEdit }: ResultRowProps) {
  const { map, place, kills, points, source } = combineResult(sources)
  return (
    <tr>
      <th scope="row">{number}</th>
      <td>{map === null ? '' : mapName(map)}</td>
      <td>{place === null ? '' : texts.place(place)}</td>
      <td>{kills}</td>
      <td>
        <b>{points}</b>
      </td>
      <td>
        <span className={styles.source}>
          <span>
            {source === null ? texts.unknown : <Source sources={sources} />}
            {sources.archive?.comp ? (
              <em className={styles.differs}>{texts.differs(compNames(sources.archive.comp))}</em>
            ) : null}
          </span>
          {onEdit ? (
            <IconButton
              label={texts.enter(number)}
              icon={<Pencil aria-hidden="true" />}
              onClick={onEdit}
            />
          ) : null}
        </span>
      </td>
    </tr>
  )
}

function Source({ sources }: { sources: DraftGameResult }) {
  const { entered } = sources
  if (!entered) return texts.archive
  const by = texts.by(entered.by, formatClock(entered.at))
  return (
    <time dateTime={isoTime(entered.at)} title={formatDateTime(entered.at)}>
      {combineResult(sources).source === 'both' ? texts.both(by) : by}
    </time>
  )
}
