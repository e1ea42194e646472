import { checkLeague, fetchLeague, type League } from '#contract/archive/league.ts'
import { leagueMessages as texts } from '#contract/archive/league.texts.ts'
import { grouped } from '#contract/base/texts.ts'
import { sumLeague } from '#domain/archive/league.ts'
import { call } from '../../shared/api/api.ts'
import { parseAsText } from '../../shared/address/query-parser.ts'
import { useQueryState } from '../../shared/address/query-state.ts'
import { formatDateTime } from '../../shared/page/time.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import styles from './LeaguePanel.module.css'
import { useLeagueChange } from './use-league-change.ts'

const FIGURES = ['series', 'games', 'fetchedSeries', 'fetchedGames', 'newSeries'] as const

/** What there is of a season, split and region, and how much of it is fetched. */
export function LeagueFigures({ league }: { league: League }) {
  const { host, seasons, parts, fetch, listedAt } = league
  const [wanted, setSeason] = useQueryState('season', parseAsText)
  const [split, setSplit] = useQueryState('split', parseAsText)
  const [region, setRegion] = useQueryState('region', parseAsText)
  const season = wanted || (seasons[0]?.id ?? '')
  const ofSeason = parts.filter((part) => part.season === season)
  const ofSplit = ofSeason.filter((part) => split === '' || part.split.id === split)
  const chosen = ofSplit.filter((part) => region === '' || part.region.id === region)
  const sum = sumLeague(chosen)
  const isRunning = fetch.state === 'running'
  const start = useLeagueChange(() =>
    call(fetchLeague, { season, ...(split && { split }), ...(region && { region }) }),
  )
  const check = useLeagueChange(() => call(checkLeague, {}))

  return (
    <>
      <div className={styles.fields}>
        <SelectField
          label={texts.season}
          options={seasons.map(({ id, name }) => ({ value: id, label: name }))}
          value={season}
          onChange={({ target }) => {
            setSeason(target.value)
            setSplit('')
            setRegion('')
          }}
        />
        <SelectField
          label={texts.split}
          options={[{ value: '', label: texts.allSplits }, ...optionsOf(ofSeason, 'split')]}
          value={split}
          onChange={({ target }) => {
            setSplit(target.value)
            setRegion('')
          }}
        />
        <SelectField
          label={texts.region}
          options={[{ value: '', label: texts.allRegions }, ...optionsOf(ofSplit, 'region')]}
          value={region}
          onChange={({ target }) => setRegion(target.value)}
        />
      </div>
      <dl className={styles.figures}>
        {FIGURES.map((figure) => (
          <div key={figure} className={styles.figure}>
            <dt>{texts.figures[figure]}</dt>
            <dd>{grouped(sum[figure])}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.actions}>
        <Button
          variant="primary"
          disabled={host === null || (isRunning ? fetch.season === null : sum.newSeries === 0)}
          busy={start.isPending || (isRunning && fetch.season !== null)}
          onClick={() => start.send()}
        >
          {texts.fetch(sum.newSeries)}
        </Button>
        <Button
          disabled={host === null || (isRunning && fetch.season !== null)}
          busy={check.isPending || (isRunning && fetch.season === null)}
          onClick={() => check.send()}
        >
          {texts.check}
        </Button>
        {listedAt === null ? null : (
          <span className={styles.hint}>{texts.checked(formatDateTime(listedAt))}</span>
        )}
      </div>
    </>
  )
}

function optionsOf(parts: League['parts'], of: 'split' | 'region') {
  const names = new Map(parts.map((part) => [part[of].id, part[of].name]))
  return Array.from(names, ([value, label]) => ({ value, label }))
}
