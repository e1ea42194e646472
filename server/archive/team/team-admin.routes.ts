import type { FastifyInstance } from 'fastify'
import type { Kysely } from 'kysely'
import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import { archiveChangeMessages } from '#contract/archive/archive-change.texts.ts'
import {
  getTeam,
  keepTeamsApart,
  listMergeSuggestions,
  listTeams,
  mergeTeam,
  mergeTeamPairs,
  setTeamName,
  setTeamRegion,
  splitSpelling,
  undoTeamMerge,
} from '#contract/archive/team-admin.ts'
import { suggestMerges } from '#domain/archive/team-merge.ts'
import { chooseRegion, keepTeamsSeparate, renameTeam, splitAlias } from './change-team.ts'
import { mergeInPairs, mergeTeams } from './merge-teams.ts'
import { teamsToMerge } from './teams-to-merge.ts'
import { undoMerge } from './undo-merge.ts'
import { clubNames } from '../../catalog/club-teams.ts'
import type { Database } from '../../db/schema.ts'
import { notFound } from '../../http/errors.ts'
import { type AnswerCache, servePrebuilt } from '../../http/answer-cache.ts'
import { succeed, serve } from '../../http/serve.ts'
import { pairKey, teamAdminRepository } from './team-admin.repository.ts'

interface Deps {
  db: Kysely<Database>
  backgroundDb: Kysely<Database>
  homeTeam: string
}

export function teamAdminRoutes(
  app: FastifyInstance,
  { db, backgroundDb, homeTeam }: Deps,
  answers: AnswerCache,
) {
  const teams = teamAdminRepository(db)
  const slowTeams = teamAdminRepository(backgroundDb)

  servePrebuilt(app, listTeams, answers, async () => ({ teams: await teams.list() }))

  servePrebuilt(app, listMergeSuggestions, answers, async () => {
    const found = suggestMerges(await teamsToMerge(db))
    const apart = await slowTeams.apart(found.map(({ from, into }) => [from.id, into.id] as const))
    const open = found.filter(({ from, into }) => !apart.has(pairKey([from.id, into.id])))
    // One suggestion per team at a time; the next best candidate follows when this one is decided.
    const firsts = Map.groupBy(open, ({ from }) => from.id).values()
    const suggestions = [...firsts].flatMap(([first]) => first ?? [])
    const seenAt = await slowTeams.seenAt(
      suggestions.flatMap(({ from, into }) => [from.id, into.id]),
      await clubNames(backgroundDb, homeTeam),
    )
    const seen = ({ from, into }: (typeof suggestions)[number]) =>
      Math.max(seenAt(from.id), seenAt(into.id))
    return {
      suggestions: suggestions
        .toSorted((a, b) => seen(b) - seen(a))
        .map(({ shared, ...suggestion }) => ({ ...suggestion, shared: [...shared] })),
      lastMerge: await teams.lastMerge(),
    }
  })

  serve(app, getTeam, async ({ id }) => {
    const team = await teams.find(id)
    if (!team) throw notFound(archiveChangeMessages.teamNotFound)
    return team
  })

  mergeRoutes(app, backgroundDb, answers)
  changeRoutes(app, backgroundDb, answers)
}

function mergeRoutes(app: FastifyInstance, db: Kysely<Database>, answers: AnswerCache) {
  serve(
    app,
    mergeTeam,
    answers.afterChange(async ({ id, into }, { user, log }) => {
      const names = await mergeTeams(db, id, into, user.id)
      log.info({ by: user.id, from: id, into }, 'teams merged')
      return succeed(texts.merged(names.from, names.into))
    }),
  )

  serve(
    app,
    mergeTeamPairs,
    answers.afterChange(async ({ merges }, { user, log }) => {
      const { id } = await mergeInPairs(db, merges, user.id)
      log.info({ by: user.id, merge: id, teams: merges.length }, 'teams merged')
      return { ...succeed(texts.mergedTeams(merges.length)), id }
    }),
  )

  serve(
    app,
    undoTeamMerge,
    answers.afterChange(async ({ id }, { user, log }) => {
      await undoMerge(db, id)
      log.info({ by: user.id, merge: id }, 'merge of teams undone')
      return succeed(texts.mergeUndone)
    }),
  )
}

function changeRoutes(app: FastifyInstance, db: Kysely<Database>, answers: AnswerCache) {
  serve(
    app,
    setTeamName,
    answers.afterChange(async ({ id, name }, { user, log }) => {
      const renamed = await renameTeam(db, id, name)
      log.info({ by: user.id, team: id }, 'team renamed')
      return succeed(texts.renamed(renamed))
    }),
  )

  serve(
    app,
    splitSpelling,
    answers.afterChange(async ({ key }, { user, log }) => {
      const team = await splitAlias(db, key, user.id)
      log.info({ by: user.id, team }, 'team name split off')
      return succeed(texts.split)
    }),
  )

  serve(
    app,
    keepTeamsApart,
    answers.afterChange(async ({ team, other }, { user, log }) => {
      await keepTeamsSeparate(db, [team, other], user.id)
      log.info({ by: user.id, team, other }, 'teams marked as different')
      return succeed(texts.apart)
    }),
  )

  serve(
    app,
    setTeamRegion,
    answers.afterChange(async ({ id, season, region }, { user, log }) => {
      await chooseRegion(db, id, season, region)
      log.info({ by: user.id, team: id, season }, 'team region changed')
      return succeed(texts.regionSet(season))
    }),
  )
}
