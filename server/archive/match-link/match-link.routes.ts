import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import {
  addMatchLink,
  followTeam,
  listMatchLinks,
  removeMatchLink,
  stopMatchLink,
} from '#contract/archive/match-link.ts'
import { findMatch, LEAGUE_PAGE_HOST } from '#contract/archive/match-link-address.ts'
import { leagueMessages as leagueTexts } from '#contract/archive/league.texts.ts'
import { matchLinkMessages as texts } from '#contract/archive/match-link.texts.ts'
import type { Database } from '../../db/schema.ts'
import { badRequest, conflict, notFound } from '../../http/errors.ts'
import { serve, succeed } from '../../http/serve.ts'
import { originsByHost } from '../../http/outgoing/allowed-host.ts'
import { matchLinkRepository } from './match-link.repository.ts'

export function matchLinkRoutes(
  app: FastifyInstance,
  {
    db,
    matchLinkHosts = [],
    leagueApi = null,
  }: {
    db: Kysely<Database>
    matchLinkHosts?: readonly string[]
    leagueApi?: string | null
  },
) {
  const links = matchLinkRepository(db)
  const hosts = new Set(originsByHost(matchLinkHosts).keys())
  if (leagueApi !== null) hosts.add(LEAGUE_PAGE_HOST)

  serve(app, listMatchLinks, async () => ({
    hosts: [...hosts],
    links: await links.list(),
  }))

  serve(app, addMatchLink, async ({ link, event = '' }, { user, log }) => {
    if (hosts.size === 0) throw conflict('match_links_off', texts.off)
    const match = findMatch(link)
    if (match === null) throw badRequest(texts.unknown, 'unknown_link')
    if (match === 'short') throw badRequest(texts.shortLink, 'short_link')
    if (!hosts.has(match.host)) {
      const says = match.kind === 'algs' ? leagueTexts.off : texts.hostNotAllowed(match.host)
      throw badRequest(says, 'host_not_allowed')
    }
    const id = await links.create(match, event.trim(), user.id)
    log.info({ by: user.id, link: id, host: match.host }, 'match followed')
    return { ...succeed(texts.added), id }
  })

  serve(app, followTeam, async ({ team }, { user, log }) => {
    if (leagueApi === null) throw conflict('league_off', leagueTexts.off)
    const id = await links.create(
      { kind: 'algsteam', host: LEAGUE_PAGE_HOST, code: team },
      '',
      user.id,
    )
    log.info({ by: user.id, link: id, team }, 'team followed')
    return { ...succeed(texts.teamAdded(team)), id }
  })

  serve(app, stopMatchLink, async ({ id }, { user, log }) => {
    if (!(await links.stop(id))) throw notFound(texts.notRunning)
    log.info({ by: user.id, link: id }, 'match no longer followed')
    return succeed(texts.stopped)
  })

  serve(app, removeMatchLink, async ({ id }, { user, log }) => {
    if (!(await links.remove(id))) throw notFound(texts.gone)
    log.info({ by: user.id, link: id }, 'match link removed')
    return succeed(texts.removed)
  })
}
