import { lobbyMessages as texts } from '#contract/regular/lobby.texts.ts'
import type { SeriesDetail } from '#contract/series/series.ts'
import { viewPath } from '../../shared/address/view-path.ts'
import type { Lineup } from '../../shared/lineup/lineup.ts'
import { openTeamList, stepInSeries } from '../../shared/lineup/open-series.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { LinkButton } from '../../shared/ui/action/LinkButton.tsx'
import styles from './PastGame.module.css'

interface PastGameProps {
  series: SeriesDetail
  game: number
  isOver: boolean
  /** Bans of later games. */
  left: number
  onChange: (next: (lineup: Lineup) => Lineup) => void
}

/** The lobby shows a game that has been played. */
export function PastGame({ series, game, isOver, left, onChange }: PastGameProps) {
  const last = series.games.at(-1)?.number ?? 0

  return (
    <div className={styles.past} role="status">
      <span>
        {isOver ? `${texts.finished(last)} ` : null}
        {texts.asItWas(game)}
        {left > 0 ? ` ${texts.leftOut(left)}` : null}
      </span>
      {isOver ? (
        <>
          <LinkButton size="sm" to={viewPath('series', { series: String(series.id) })}>
            {texts.standings}
          </LinkButton>
          <Button size="sm" onClick={() => onChange(({ teams }) => openTeamList(teams))}>
            {texts.planNext}
          </Button>
        </>
      ) : (
        <Button
          size="sm"
          onClick={() => onChange((lineup) => stepInSeries(lineup, series, last + 1))}
        >
          {texts.backTo(last + 1)}
        </Button>
      )}
    </div>
  )
}
