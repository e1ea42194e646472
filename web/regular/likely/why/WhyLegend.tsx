import { regularDetailMessages as texts } from '#contract/regular/regular-detail.texts.ts'
import { rateInterval } from '#domain/base/interval.ts'
import type { TopLegend } from '#domain/regular/ranking.ts'
import { asPercent, WhyInterval, WhyPart, WhyPoints, writeWeight } from './WhyParts.tsx'

export function WhyLegend({ legend }: { legend: TopLegend }) {
  const { teams, ofTeams, percentOfTeams, timesInTop, weight, points } = legend

  return (
    <>
      <WhyPart title={texts.teams}>
        <p>{texts.legendOfTeams(teams.length, ofTeams, percentOfTeams)}</p>
        <WhyInterval interval={rateInterval(teams.length, ofTeams)} write={asPercent} />
        <p>{texts.inTop(timesInTop, ofTeams)}</p>
      </WhyPart>
      <WhyPart title={texts.weight}>
        <ul>
          {teams.map((best) => (
            <li key={best.team}>{texts.teamWeight(best.team, writeWeight(best.weight))}</li>
          ))}
        </ul>
        <p>{texts.weightIs(writeWeight(weight))}</p>
        <p>{texts.rankedByWeight}</p>
      </WhyPart>
      <WhyPoints points={points} />
    </>
  )
}
