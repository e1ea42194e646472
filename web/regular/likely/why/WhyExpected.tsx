import { forecastMessages } from '#contract/forecast/forecast.texts.ts'
import { popularMessages as texts } from '#contract/regular/popular.texts.ts'
import type { TeamChance } from '#domain/regular/expected-picks.ts'
import { WhyPart } from './WhyParts.tsx'

interface WhyExpectedProps {
  teams: readonly TeamChance[]
  /** Whether compositions that are not listed add to it. */
  hasRest: boolean
}

const SHOWN = 10

export function WhyExpected({ teams, hasRest }: WhyExpectedProps) {
  const shown = teams.slice(0, SHOWN)

  return (
    <WhyPart title={texts.chances}>
      <ul>
        {shown.map(({ team, chance }) => (
          <li key={team}>{texts.teamChance(team, forecastMessages.percent(chance))}</li>
        ))}
      </ul>
      {teams.length > shown.length ? <p>{texts.moreTeams(teams.length - shown.length)}</p> : null}
      {hasRest ? <p>{texts.rareToo}</p> : null}
    </WhyPart>
  )
}
