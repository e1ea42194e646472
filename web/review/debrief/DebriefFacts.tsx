import type { ReactNode } from 'react'
import { debriefMessages } from '#contract/review/debrief.texts.ts'
import type { Debrief } from '#contract/review/debrief.ts'
import { clockText } from '#domain/base/clock-text.ts'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import styles from './DebriefFacts.module.css'

const { facts: texts } = debriefMessages

interface DebriefFactsProps {
  debrief: Debrief
  /** Null for the whole series. */
  game: Debrief['games'][number] | null
}

/** The result in one line. */
export const DebriefFacts = ({ debrief, game }: DebriefFactsProps) => (
  <dl className={styles.facts}>
    {game ? <GameFacts game={game} /> : <SeriesFacts debrief={debrief} />}
  </dl>
)

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
)

function SeriesFacts({ debrief: { rank, teams, games } }: { debrief: Debrief }) {
  const played = games.filter(({ points }) => points !== null)
  const sum = (pick: (game: Debrief['games'][number]) => number | null) =>
    played.reduce((total, game) => total + (pick(game) ?? 0), 0)
  const best = played.toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0))[0]
  return (
    <>
      <Fact label={texts.standing}>
        <b>{rank === null ? texts.unknown : `#${rank}`}</b> {texts.ofTeams(teams)}
      </Fact>
      <Fact label={texts.points}>
        <b>{sum(({ points }) => points)}</b> {texts.games(played.length)}
      </Fact>
      <Fact label={texts.kills}>
        <b>{sum(({ kills }) => kills)}</b>
      </Fact>
      {best ? (
        <Fact label={texts.best}>
          <b>{debriefMessages.game(best.number)}</b>{' '}
          {texts.bestOf(best.placement, best.points ?? 0)}
        </Fact>
      ) : null}
    </>
  )
}

const GameFacts = ({ game }: { game: Debrief['games'][number] }) => (
  <>
    <Fact label={texts.place}>
      <b>{game.placement === null ? texts.unknown : `#${game.placement}`}</b>
    </Fact>
    <Fact label={texts.points}>
      <b>{game.points ?? texts.unknown}</b>
    </Fact>
    <Fact label={texts.kills}>
      <b>{game.kills ?? texts.unknown}</b>
    </Fact>
    {game.legends.length > 0 ? (
      <Fact label={texts.composition}>
        <NamedTrio legends={game.legends} size={18} look="names" />
      </Fact>
    ) : null}
    {game.outS !== null && game.placement !== 1 ? (
      <Fact label={texts.out}>
        <b>{clockText(game.outS)}</b>
      </Fact>
    ) : null}
  </>
)
