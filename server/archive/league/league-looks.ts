import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import { leagueMessages as texts } from '#contract/archive/league.texts.ts'
import type { Database } from '../../db/schema.ts'
import { OutgoingError, type OutgoingLimits } from '../../http/outgoing/outgoing-request.ts'
import type { FileImports } from '../match-link/look-at-match.ts'
import { type LeasedLink, matchLinkRepository } from '../match-link/match-link.repository.ts'
import { type GetAnswer, leagueClient, LeagueWaitError, PACE, type Pace } from './league-client.ts'
import { leagueTurns } from './league-turns.repository.ts'
import { seriesLook } from './look-at-series.ts'
import { teamLook } from './look-for-team.ts'

/** An answer that takes longer would outlast the lease of its link. */
const LIMITS: OutgoingLimits = { timeMs: 10_000, bytes: 16 * 1024 * 1024 }

export interface LeagueAccess {
  /** The address of the API. */
  readonly api: string
  readonly pace?: Pace
}

interface LeagueLooking {
  readonly db: Kysely<Database>
  readonly league: LeagueAccess
  readonly delayS: number
  readonly imports: FileImports
  readonly logger: FastifyBaseLogger
  readonly stop: AbortSignal
}

/** Looks at series of the league. All requests take their turns with the fetch of a season. */
export function leagueLooks({ db, league, delayS, imports, logger, stop }: LeagueLooking) {
  const { api, pace = PACE } = league
  const links = matchLinkRepository(db)
  const send = leagueClient({ api, turns: leagueTurns(db), stop, pace, limits: LIMITS })
  const get =
    (link: LeasedLink): GetAnswer =>
    async (path) => {
      await links.renew(link)
      return send(path).catch((error: unknown) => {
        if (!(error instanceof LeagueWaitError)) throw error
        throw new OutgoingError(texts.faults.busy(new URL(api).host))
      })
    }
  return {
    algs: seriesLook({ links, get, delayS, imports, logger }),
    algsteam: teamLook({ db, get }),
  }
}
