import { useQuery } from '@tanstack/react-query'
import { memo, useEffect, useState } from 'react'
import type { PlayThis } from '#contract/regular/play-this.ts'
import { playThisMessages as texts } from '#contract/regular/play-this.texts.ts'
import { TEAM_GAMES } from '#domain/regular/play-this.ts'
import { isSameTeam } from '#domain/team/team.ts'
import type { ForecastLobby } from '../forecast/forecast.queries.ts'
import { Button } from '../ui/action/Button.tsx'
import { ErrorState } from '../ui/feedback/ErrorState.tsx'
import { FaultNotice } from '../ui/feedback/Notice.tsx'
import { Skeleton } from '../ui/feedback/Skeleton.tsx'
import { Panel } from '../ui/layout/Panel.tsx'
import { TextWithInfo } from '../ui/overlay/InfoTip.tsx'
import { useStoredChoice } from '../storage/use-stored-choice.ts'
import { isOutdated, useChosenThree } from './chosen-three.ts'
import { OurThree } from './OurThree.tsx'
import { PlayCard } from './PlayCard.tsx'
import { playThisQuery } from './play-this.queries.ts'
import { FieldInstead, NothingLeft, PlayWords } from './PlayWords.tsx'
import styles from './PlayThisPanel.module.css'

interface PlayThisPanelProps {
  team: string
  lobby: ForecastLobby
  /** In a draft: what is picked so far, and how a card is picked. */
  picked?: readonly string[]
  onPick?: (comp: readonly string[]) => void
}

/** What our three play now: at most three compositions, each with what is known about it. */
export const PlayThisPanel = memo(({ team, lobby, picked, onPick }: PlayThisPanelProps) => {
  const [details, setDetails] = useStoredChoice('play-this-details', ['hidden', 'shown'])
  const [rare, setRare] = useState(false)
  const { chosen, choose } = useChosenThree(team)
  const query = useQuery(playThisQuery({ ...lobby, team, players: chosen?.players ?? null, rare }))
  const { data, error, isFetching, refetch } = query
  const outdated = data !== undefined && isOutdated(chosen, data.latest)
  useEffect(() => {
    if (outdated) choose(null)
  }, [outdated, choose])
  const others = lobby.teams.filter((other) => !isSameTeam(other, team)).length
  const retry = () => void refetch()

  return (
    <Panel
      title={texts.title}
      count={
        <TextWithInfo label={texts.title} text={texts.forGame(lobby.game)} info={texts.info} />
      }
      actions={
        data && data.cards.length > 0 ? (
          <Button
            size="sm"
            aria-pressed={details === 'shown'}
            onClick={() => setDetails(details === 'shown' ? 'hidden' : 'shown')}
          >
            {texts.details}
          </Button>
        ) : null
      }
      dense
      flush
    >
      <div className={styles.parts} aria-busy={isFetching || undefined}>
        {data && error ? (
          <FaultNotice onRetry={retry} busy={isFetching}>
            {texts.failed}
          </FaultNotice>
        ) : null}
        {data ? (
          <>
            {data.games < TEAM_GAMES ? (
              <FieldInstead team={team} others={others} answer={data} />
            ) : (
              <>
                <PlayWords answer={data} />
                <OurThree answer={data} onChoose={choose} />
                {data.cards.length === 0 ? <NothingLeft answer={data} /> : null}
              </>
            )}
            <ul className={styles.cards}>
              {data.cards.map((card) => (
                <PlayCard
                  key={card.seats.map(({ legend }) => legend).join()}
                  card={card}
                  others={others}
                  hasMap={lobby.map !== null}
                  hasDetails={details === 'shown'}
                  picked={picked}
                  onPick={onPick}
                />
              ))}
            </ul>
            <RareChoice answer={data} rare={rare} onChange={setRare} />
          </>
        ) : null}
        {!data && error ? (
          <ErrorState message={texts.failed} onRetry={retry} busy={isFetching} />
        ) : null}
        {!data && !error ? <Skeleton label={texts.loading} lines={6} /> : null}
      </div>
    </Panel>
  )
})

interface RareChoiceProps {
  answer: PlayThis
  rare: boolean
  onChange: (rare: boolean) => void
}

/** Compositions that the field or our three hardly play are shown on request. */
function RareChoice({ answer, rare, onChange }: RareChoiceProps) {
  const { games, cards, tooRare } = answer
  const hasNothing = games >= TEAM_GAMES && cards.length === 0
  if (rare) {
    return (
      <p className={styles.apart}>
        <Button size="sm" variant="ghost" onClick={() => onChange(false)}>
          {texts.hideRare}
        </Button>
      </p>
    )
  }
  if (tooRare === null && !hasNothing) return null
  return (
    <p className={styles.apart}>
      {tooRare ? `${texts.tooRare(tooRare.comp, tooRare.games)} ` : null}
      <Button size="sm" variant="ghost" onClick={() => onChange(true)}>
        {tooRare ? texts.showRare : texts.showRareComps}
      </Button>
    </p>
  )
}
