import { sql } from 'kysely'
import { teamKey } from '#domain/team/team.ts'
import { containing, escapePattern } from '../db/expressions.ts'

const MAX_WORDS = 8

/**
 * The condition for a series `s`: each word of the search occurs in the event, the set or a team's spelling, or is the
 * start of a date.
 */
export function matchesSearch(search: string) {
  const words = search.split(/\s+/).filter(Boolean).slice(0, MAX_WORDS)
  // Raw: a search of any number of words by `ilike`, spellings and days is easier to read as SQL.
  return sql<boolean>`${sql.join([sql`true`, ...words.map(matchesWord)], sql` and `)}`
}

function matchesWord(word: string) {
  const part = containing(word)
  const folded = escapePattern(teamKey(word))
  return sql`(
    s.event_id in (select id from event where name ilike ${part})
    or ' ' || s.source_id ilike ${`% ${escapePattern(word)}%`}
    or s.id in (
      select own.series_id from team_result r join game own on own.id = r.game_id
      where ${folded} <> '' and
        r.team_id in (select team_id from team_alias where key like ${`%${folded}%`}))
    or ${/^\d{4}(-\d{1,2}){0,2}$/.test(word) ? dayBegins(word) : sql`false`}
  )`
}

const dayBegins = (word: string) => sql`s.id in (
  select series_id from game
  where to_char(started_at at time zone 'UTC', 'YYYY-MM-DD') like ${`${word}%`})`
