import { io } from 'socket.io-client'
import { expect, onTestFinished, test } from 'vitest'
import { getDraft } from '#contract/draft/draft.ts'
import { getImportFindings, listImports } from '#contract/archive/import.ts'
import { WATCH_NAMESPACE, watchEvents } from '#contract/live-match/live-view.ts'
import { createShareLink, openSeriesLink } from '#contract/share/share-link.ts'
import { addBan, mostPicked } from '#domain/draft/ban.ts'
import { findLegend, legendKey } from '#domain/catalog/legend.ts'
import type { LiveView } from '#domain/live-match/view/live-view.ts'
import { inArchiveWords, readGames } from './live-match/feed/test-feed.ts'
import {
  type Day,
  playedGames,
  openDay,
  OTHER_GAMES,
  otherLobby,
  ourSeries,
  PATIENT,
  POSTED,
} from './test-live-day.ts'

const OUR_TEAM = 'Alliance'

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1)
const snake = (legend: string) => findLegend(legend).snake
const sorted = (legends: readonly string[]) => legends.toSorted((a, b) => (a < b ? -1 : 1))

/** Another PostgreSQL gets the same statements from both. */
const SERVERS = process.env['TEST_POSTGRES_BIN'] ? [2] : [1, 2]

test.each(SERVERS)(
  'a match day of 25 games is told the same everywhere, on %i of our servers',
  { timeout: 600_000 },
  async (count) => {
    const day = await openDay(count)
    const { db, channel, send } = day
    const observer = await day.addFeed('Observer')
    const spare = await day.addFeed('Spare')
    const second = await day.addFeed('Second')
    await send('PUT', '/api/draft/follow', { isOn: true })
    await send('PUT', `/api/live-feeds/${observer.id}/webhook`, { url: channel.url })
    const source = createShareLink.output.parse(
      await send('POST', createShareLink.path, { kind: 'feed_obs', feed: observer.id }),
    )

    const ours = ourSeries(day, observer, spare)
    const others = await otherLobby(day, second)
    await Promise.all([ours.playThree(), others.playEleven()])
    await ours.playWithoutDatabase()
    await others.killInTwelve()
    await Promise.all([ours.playTwo(), others.playOn()])

    // The archive: two series, numbered, with exactly what was played.
    expect(await readSeries(day)).toEqual([upTo(playedGames.length), upTo(OTHER_GAMES)])
    const archived = await readGames(db)
    expect(archived.slice(OTHER_GAMES)).toEqual(
      playedGames.map(({ known }) => inArchiveWords(known)),
    )
    // Our draft is none of the other lobby.
    expect(await readBans(day)).toEqual([
      ...Array.from({ length: OTHER_GAMES }, () => []),
      ...playedGames.map(({ bans }) => sorted(bans)),
    ])

    // The Live page, on a server that didn't receive it if there are two.
    const views = watch(day.address())
    const viewOf = (feed: number) => views().find((view) => view.feed === feed)
    await expect
      .poll(() => viewOf(observer.id), PATIENT)
      .toMatchObject({ game: playedGames.length, phase: 'over', isConnected: false })
    await expect
      .poll(() => viewOf(second.id), PATIENT)
      .toMatchObject({ game: OTHER_GAMES, phase: 'over', isConnected: false })
    const view = viewOf(observer.id)

    // The draft that followed: our compositions, and the bans of each game.
    const readDraft = async () => getDraft.output.parse(await send('GET', '/api/draft'))
    await expect
      .poll(async () => (await readDraft()).draft_history.map(({ comp }) => sorted(comp)), PATIENT)
      .toEqual(playedGames.map(({ known }) => sorted(compOf(known).map(snake))))
    const draft = await readDraft()
    expect(draft.draft_history.map(({ bannedLegends }) => sorted(bannedLegends))).toEqual(
      playedGames.map(({ bans }) => sorted(bans.map(snake))),
    )

    // The ban after the last game is the same on the Live page and in the draft.
    const next = addBan(view?.bans ?? [], view?.ban?.legend ?? '', 0).map(snake)
    expect(sorted(draft.banned_legends)).toEqual(sorted(next))
    expect(legendKey(view?.ban?.legend ?? '')).toBe(lastBan())

    // What is on air and what was posted.
    const { series: shown } = openSeriesLink.output.parse(
      await send('POST', openSeriesLink.path, { token: source.token }),
    )
    const { series_id: own } = await db
      .selectFrom('game')
      .select('series_id')
      .where('is_current', '=', true)
      .orderBy('started_at', 'desc')
      .executeTakeFirstOrThrow()
    expect(shown).toBe(own)
    const posted = day.posted()
    expect(posted).toEqual(expect.arrayContaining(POSTED))
    expect(posted).toEqual(upTo(playedGames.length).filter((game) => posted.includes(game)))

    // One import for each series, and what was guessed or left out.
    const list = async () =>
      listImports.output
        .parse(await send('GET', listImports.path))
        .imports.toSorted((a, b) => a.games - b.games)
    await expect.poll(list, PATIENT).toMatchObject([{ games: 6 }, { games: OTHER_GAMES }])
    const findings = async () => {
      const found = await Promise.all(
        (await list()).map(async ({ id }) => {
          const path = getImportFindings.path.replace(':id', String(id))
          return getImportFindings.output.parse(await send('GET', path)).findings
        }),
      )
      return found.flat().map((one) => `${one.kind} ${one.games.join()}: ${one.found}`)
    }
    for (const part of [
      /stopped before there was a winner/,
      /received only after the drop/,
      /duplicate_game 6: received from "(Observer" and "Spare|Spare" and "Observer)"/,
      /duplicate_team .*: two teams named "B Squad 1"/,
      /short_team 3: 2 players/,
    ])
      await expect.poll(findings, PATIENT).toContainEqual(expect.stringMatching(part))
  },
)

async function readSeries({ db }: Day) {
  const rows = await db
    .selectFrom('game')
    .select(['series_id', 'number'])
    .where('is_current', '=', true)
    .orderBy('started_at')
    .execute()
  return [...Map.groupBy(rows, (row) => row.series_id).values()]
    .map((own) => own.map(({ number }) => number))
    .toSorted((a, b) => a.length - b.length)
}

/** Of each game, oldest first. */
async function readBans({ db }: Day) {
  const rows = await db
    .selectFrom('game as g')
    .leftJoin('game_ban as b', 'b.game_id', 'g.id')
    .select(['g.id', 'b.legend'])
    .where('g.is_current', '=', true)
    .orderBy('g.started_at')
    .execute()
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((own) =>
    sorted(own.flatMap(({ legend }) => legend ?? [])),
  )
}

function watch(address: string) {
  let views: LiveView[] = []
  const socket = io(address + WATCH_NAMESPACE, { forceNew: true })
  onTestFinished(async () => void socket.disconnect())
  socket.on('live_views', (message) => {
    views = watchEvents.live_views.parse(message).views
  })
  return () => views
}

type Known = (typeof playedGames)[number]['known']

const compOf = ({ teams }: Known) =>
  teams.find(({ name }) => name === OUR_TEAM)?.players.map(({ legend }) => legend) ?? []

/** The most picked legend of the last game, counted here; the simulated teams have no tie there. */
function lastBan(): string | undefined {
  const picks = playedGames.at(-1)?.known.teams.map(({ name, placement, players }) => ({
    team: name,
    legends: players.map(({ legend }) => legendKey(legend)),
    points: 0,
    placement,
  }))
  return mostPicked(picks ?? [], 'points', [])?.legend
}
