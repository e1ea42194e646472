import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import { LEAGUE_PAGE_HOST } from '#contract/archive/match-link-address.ts'
import { findRegion } from '#domain/archive/region.ts'
import { teamKey } from '#domain/team/team.ts'
import type { Database } from '../../db/schema.ts'
import { HttpError } from '../../http/errors.ts'
import { isRecord } from '../ingest/parsing/record.ts'
import { type LeasedLink, matchLinkRepository } from '../match-link/match-link.repository.ts'
import { findTeam } from '../team/find-teams.ts'
import { latestRegion } from '../team/team-regions.ts'
import type { GetAnswer } from './league-client.ts'
import { type LeagueEntry, readSeriesList } from './league-lists.ts'

/** How often it is searched for series that are about to begin. */
const EVERY_S = 600
/** Rosters can change until then. */
const SOON_MS = 3 * 60 * 60 * 1000
/** In one look. A day has about ten in all regions. */
const MAX_CHECKED = 40

const listedTeam = z.object({ name: z.nullish(z.string()), region: z.nullish(z.string()) })

interface LookingForTeam {
  readonly db: Kysely<Database>
  readonly get: (link: LeasedLink) => GetAnswer
}

/** Follows the series in which a team plays: those that run, and those that are about to begin. */
export function teamLook({ db, get }: LookingForTeam) {
  const links = matchLinkRepository(db)

  return async (link: LeasedLink) => {
    const ask = get(link)
    const listed = readSeriesList(await ask('/series/upcoming'))
    const { names, region } = await describeTeam(db, link.code)
    // Clubs of two regions can have one name.
    const isOurs = (team: z.infer<typeof listedTeam>) => {
      const theirs = findRegion(team.region ?? '')
      return names.has(teamKey(team.name ?? '')) && (!theirs || !region || theirs === region)
    }
    const checked = link.checked_series.filter((id) => listed.some((series) => series.id === id))
    const open = listed.filter((series) => isSoon(series) && !checked.includes(series.id))
    for (const { id } of open.slice(0, MAX_CHECKED)) {
      const teams = teamsIn(await ask(`/series/${id}/teams`))
      if (teams.length === 0) continue
      if (teams.some(isOurs))
        await links
          .create({ kind: 'algs', host: LEAGUE_PAGE_HOST, code: id }, '', link.created_by)
          .catch(unlessFollowed)
      checked.push(id)
    }
    await links.settle(
      link,
      { mids: null, importId: null, memory: { checked_series: checked } },
      EVERY_S,
    )
  }
}

const isSoon = ({ status, starts_at }: LeagueEntry) =>
  status === 'live' ||
  (status === 'pending' && starts_at !== null && starts_at.getTime() - Date.now() < SOON_MS)

/** All spellings that the archive knows of a team, and where it played last. */
async function describeTeam(db: Kysely<Database>, name: string) {
  const team = await findTeam(db, name)
  if (!team) return { names: new Set([teamKey(name)]), region: null }
  const spellings = await db
    .selectFrom('team_alias')
    .select('key')
    .where('team_id', '=', team.id)
    .execute()
  const last = await db
    .selectFrom(latestRegion(db).as('last'))
    .select('region')
    .where('team_id', '=', team.id)
    .executeTakeFirst()
  return {
    names: new Set([teamKey(name), ...spellings.map(({ key }) => key)]),
    region: last?.region ?? null,
  }
}

function teamsIn(answer: unknown) {
  const list = isRecord(answer) ? answer['teams'] : answer
  return (Array.isArray(list) ? list : []).flatMap((item) => listedTeam.safeParse(item).data ?? [])
}

const unlessFollowed = (error: unknown) => {
  if (!(error instanceof HttpError) || error.code !== 'already_followed') throw error
}
