import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { adminMessages as texts } from '#contract/account/admin.texts.ts'
import { can } from '#domain/account/access.ts'
import { playerMergesQuery } from '../../archive/players/player-admin.queries.ts'
import { gameTwinsQuery } from '../../archive/correction/twin/game-twin.queries.ts'
import { paths } from '../../shared/address/paths.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { suggestionsQuery } from '../../shared/team-merge/team-merge.queries.ts'
import styles from './AdminNav.module.css'

interface Section {
  readonly value: string
  readonly group: keyof typeof texts.groups
  readonly label: string
  readonly icon: ReactNode
}

interface AdminNavProps {
  sections: readonly Section[]
  current: string
}

const GROUPS = ['people', 'data', 'content', 'system'] as const

/** The sections, group by group, with what waits for a decision in them. */
export function AdminNav({ sections, current }: AdminNavProps) {
  const waiting = useWaiting()

  return (
    <nav className={styles.nav} aria-label={texts.parts} ref={showCurrent}>
      {GROUPS.map((group) => {
        const shown = sections.filter((section) => section.group === group)
        return shown.length === 0 ? null : (
          <div key={group} className={styles.group}>
            <p className={styles.title} id={`admin-${group}`}>
              {texts.groups[group]}
            </p>
            <ul aria-labelledby={`admin-${group}`}>
              {shown.map(({ value, label, icon }) => (
                <li key={value}>
                  <Link
                    className={styles.section}
                    to={value === sections[0]?.value ? paths.admin : `${paths.admin}?tab=${value}`}
                    aria-current={value === current ? 'page' : undefined}
                  >
                    {icon}
                    {label}
                    {waiting[value] ? (
                      <span className={styles.count} title={texts.waiting}>
                        {waiting[value]}
                        <span className="visually-hidden"> {texts.waiting}</span>
                      </span>
                    ) : null}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )
      })}
    </nav>
  )
}

/** On phones the list is a strip that scrolls. */
function showCurrent(nav: HTMLElement | null) {
  const current = nav?.querySelector<HTMLElement>('[aria-current]')
  if (nav && current) nav.scrollLeft = current.offsetLeft - nav.offsetLeft - 40
}

function useWaiting(): Readonly<Record<string, number>> {
  const role = useRole()
  const mergesTeams = can(role, 'teams.manage')
  const teams = useQuery({ ...suggestionsQuery, enabled: mergesTeams })
  const players = useQuery({ ...playerMergesQuery, enabled: mergesTeams })
  const twins = useQuery({ ...gameTwinsQuery, enabled: can(role, 'results.correct') })
  return {
    teams: teams.data?.suggestions.length ?? 0,
    players: players.data?.suggestions.length ?? 0,
    corrections: twins.data?.twins.length ?? 0,
  }
}
