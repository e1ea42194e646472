import { useQuery } from '@tanstack/react-query'
import { teamForecastMessages as texts } from '#contract/forecast/team-forecast.texts.ts'
import { getTeamPage } from '#contract/team/team-page.ts'
import { mapName } from '#domain/catalog/map.ts'
import { teamKey } from '#domain/team/team.ts'
import { call } from '../../shared/api/api.ts'
import { formatDay } from '../../shared/page/time.ts'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import styles from './LatestGames.module.css'

const SHOWN = 6

/** What a team played last, newest first. */
export function LatestGames({ team }: { team: string }) {
  const query = useQuery({
    queryKey: ['latest-games', teamKey(team)],
    queryFn: () => call(getTeamPage, { team, games: SHOWN }),
  })
  const { data } = query
  if (!data) {
    return (
      <Waiting query={query} loading={texts.loadingLatest} failed={texts.latestFailed} lines={4} />
    )
  }
  if (data.form.length === 0) return <p className={styles.none}>{texts.noLatest}</p>
  return (
    <ol className={styles.games}>
      {data.form.slice(0, SHOWN).map(({ number, map, playedAt, placement, points, legends }) => (
        <li key={`${playedAt} ${number}`} title={formatDay(playedAt)}>
          <span className={styles.place} data-place={placeKind(placement)}>
            {placement === null ? texts.unknownPlace : texts.place(placement)}
          </span>
          <NamedTrio legends={legends} size={18} />
          <span className={styles.map}>
            {texts.latestGame(number, map === null ? null : mapName(map), points)}
          </span>
        </li>
      ))}
    </ol>
  )
}

const placeKind = (place: number | null) =>
  place === 1 ? 'first' : place !== null && place <= 5 ? 'top5' : undefined
