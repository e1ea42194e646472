import { regularDetailMessages as texts } from '#contract/regular/regular-detail.texts.ts'
import { rateInterval } from '#domain/base/interval.ts'
import type { TopComp } from '#domain/regular/ranking.ts'
import { asPercent, WhyComp, WhyInterval, WhyPart, WhyPoints, writeWeight } from './WhyParts.tsx'

interface WhyTopProps {
  comp: TopComp
  /** Total weight of all three. */
  shownWeight: number
  ofTeams: number
}

export function WhyTop({ comp, shownWeight, ofTeams }: WhyTopProps) {
  const teams = comp.teams.length

  return (
    <>
      <WhyComp comp={comp.comp} />
      <WhyPart title={texts.teamWeights}>
        <ul>
          {comp.teams.map(({ team, weight }) => (
            <li key={team}>{texts.teamWeight(team, writeWeight(weight))}</li>
          ))}
        </ul>
        <p>{texts.weightIs(writeWeight(comp.weight))}</p>
      </WhyPart>
      <WhyPart title={texts.share}>
        <p>{texts.topShareText(comp.share, writeWeight(comp.weight), writeWeight(shownWeight))}</p>
      </WhyPart>
      <WhyPart title={texts.teams}>
        <p>{texts.percentOfTeams(teams, ofTeams, Math.round((100 * teams) / ofTeams))}</p>
        <WhyInterval interval={rateInterval(teams, ofTeams)} write={asPercent} />
      </WhyPart>
      <WhyPoints points={comp.points} />
    </>
  )
}
