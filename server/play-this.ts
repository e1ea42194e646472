import type { Kysely } from 'kysely'
import type { PlayThis } from '#contract/regular/play-this.ts'
import { legendsOf } from '#domain/catalog/comp.ts'
import { findLegend } from '#domain/catalog/legend.ts'
import type { TieRule } from '#domain/draft/ban.ts'
import { compEffectOf, type EffectSums } from '#domain/regular/effect.ts'
import {
  chooseCards,
  clearBestOf,
  FIELD_GAMES,
  type JudgedComp,
  type OurPlayer,
  type PracticedComp,
  practicedComps,
  practiceOf,
  TEAM_GAMES,
} from '#domain/regular/play-this.ts'
import { type CompMapSums, valueModel } from '#domain/regular/recommendation.ts'
import { type ExpectedEffect, expectedEffect } from '#domain/series-plan/expected-points.ts'
import { isSameTeam } from '#domain/team/team.ts'
import type { ArchiveVersion } from './archive/archive-version.ts'
import type { Database } from './db/schema.ts'
import { forecastService } from './forecast/forecast.service.ts'
import { fieldSide, ownSide } from './play-sides.ts'
import type { GatherPlayThis } from './regular/play-this.routes.ts'
import { recommendationRepository } from './regular/recommendation.repository.ts'

interface Deps {
  db: Kysely<Database>
  archiveVersion: Pick<ArchiveVersion, 'current'>
  banTieRule: TieRule
}

/** So many of the best practiced are judged. */
const SHORTLIST = 20
const LEFT_LEGENDS = 6

/** What our three practice comes from the forecast's history, and so does what the others play. */
export function playThis({ db, archiveVersion, banTieRule }: Deps): GatherPlayThis {
  const repository = recommendationRepository(db)
  const { findLobby } = forecastService(db, archiveVersion, banTieRule)

  return async ({ team, players, rare, ...asked }) => {
    const others = asked.teams.filter((other) => !isSameTeam(other, team))
    const found = await findLobby({ ...asked, teams: [team, ...others] }, Date.now())
    const own = ownSide(found, players)
    const field = fieldSide(found)
    const sums = await repository.compSums()
    const known = knownEffects(sums, await repository.effectSums())

    const all = own.games < TEAM_GAMES ? [] : practicedComps(own.three, field.closed, rare)
    const practiced = all.filter(({ key }) =>
      own.locked.every((legend) => key.split('|').includes(legend)),
    )
    const isEnough = ({ key }: PracticedComp) => rare || known.gamesOf(key) >= FIELD_GAMES
    const comps = practiced
      .filter(isEnough)
      .slice(0, SHORTLIST)
      .map((comp) => field.judge(comp, known.effectOf(comp.key), own.gamesWith(comp.key)))
    const cards = chooseCards(comps)
    const tooRare = practiced.find((comp) => !isEnough(comp))
    const gamesOnMap = (key: string) =>
      sums.find(({ compKey, map }) => compKey === key && map === asked.map)?.n ?? 0
    return {
      games: own.games,
      three: own.three.map(({ id, legends }) => ({
        id,
        name: own.nameOf(id),
        games: legends.length,
      })),
      latest: own.latest,
      bench: own.bench,
      cards: cards.map(({ label, comp }) => ({
        label,
        ...suggested(comp, own.nameOf),
        games: {
          field: known.gamesOf(comp.key),
          onMap: gamesOnMap(comp.key),
          own: comp.ownGames,
        },
        ...field.describe(comp.key),
      })),
      isClearBest: clearBestOf(comps) !== undefined,
      usual: usualOf(own.usual, field.closed, known.effectOf, cards),
      tooRare:
        tooRare && tooRare.practice > (comps[0]?.practice ?? -Infinity)
          ? { comp: namesOf(tooRare.key.split('|')), games: known.gamesOf(tooRare.key) }
          : null,
      left: own.three.map((player) => leftFor(player, own.nameOf, field.closed)),
      field: field.comps,
    }
  }
}

const namesOf = (legends: readonly string[]) => legends.map((legend) => findLegend(legend).name)

/** What each composition is worth, with the number of games that say so. */
function knownEffects(sums: readonly CompMapSums[], effects: ReadonlyMap<string, EffectSums>) {
  const { prior, within } = valueModel(sums)
  return {
    gamesOf: (key: string) => effects.get(key)?.n ?? 0,
    effectOf: (key: string): ExpectedEffect => {
      const known = effects.get(key)
      return expectedEffect(known ? compEffectOf(known, { prior, within }) : null, within)
    },
  }
}

function suggested(
  { seats, effect, margin, legal, others }: JudgedComp,
  nameOf: (id: string) => string,
) {
  return {
    seats: seats.map((seat) => ({
      ...seat,
      legend: findLegend(seat.legend).name,
      player: nameOf(seat.player),
      id: seat.player,
    })),
    effect,
    margin,
    legal,
    others,
  }
}

/** The player's legends that can still be played. */
function leftFor(player: OurPlayer, nameOf: (id: string) => string, closed: readonly string[]) {
  const open = practiceOf(player, false).filter(({ legend }) => !closed.includes(legend))
  return {
    player: nameOf(player.id),
    legends: open
      .slice(0, LEFT_LEGENDS)
      .map(({ legend, games }) => ({ legend: findLegend(legend).name, games })),
  }
}

function usualOf(
  key: string | null,
  closed: readonly string[],
  effectOf: (key: string) => ExpectedEffect,
  cards: ReturnType<typeof chooseCards>,
): PlayThis['usual'] {
  if (key === null) return null
  const lost = key.split('|').filter((legend) => closed.includes(legend))
  const usual = effectOf(key)
  const isBetter = ({ effect, margin }: ExpectedEffect) =>
    effect - usual.effect > Math.hypot(margin, usual.margin)
  return {
    comp: legendsOf(key),
    closed: namesOf(lost),
    isAsGood: lost.length === 0 && !cards.some(({ comp }) => comp.key !== key && isBetter(comp)),
  }
}
