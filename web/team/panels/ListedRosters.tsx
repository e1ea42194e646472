import { useState } from 'react'
import { teamPageMessages as texts } from '#contract/team/team-page.texts.ts'
import type { TeamPageData } from '#contract/team/team-page.ts'
import { formatDay } from '../../shared/page/time.ts'
import { PlayerName } from '../../shared/player/PlayerName.tsx'
import { SelectField } from '../../shared/ui/form/SelectField.tsx'
import { InfoTip } from '../../shared/ui/overlay/InfoTip.tsx'
import styles from './ListedRosters.module.css'

type Roster = TeamPageData['rosters'][number]

const PARTS = ['starter', 'substitute', 'coach'] as const

/** Who belongs to the team as the league lists it, now and in the past. */
export function ListedRosters({ rosters }: { rosters: readonly Roster[] }) {
  const [shown, setShown] = useState(0)
  const roster = rosters[shown] ?? rosters[0]
  if (!roster) return null
  const spans = rosters.map(({ from, to }, index) =>
    texts.rosterSpan(formatDay(from), index === 0 ? null : formatDay(to)),
  )

  return (
    <section className={styles.listed} aria-label={texts.listed}>
      <div className={styles.head}>
        {rosters.length > 1 ? (
          <SelectField
            label={texts.listed}
            value={String(rosters.indexOf(roster))}
            options={spans.map((label, index) => ({ value: String(index), label }))}
            onChange={({ target }) => setShown(Number(target.value))}
          />
        ) : (
          <b>{`${texts.listed} ${spans[0]}`}</b>
        )}
        <InfoTip label={texts.listed} text={texts.listedHint(roster.series, roster.games)} />
      </div>
      <dl className={styles.parts}>
        {PARTS.map((part) => {
          const members = roster.members.filter((member) => member.part === part)
          return members.length === 0 ? null : (
            <div key={part}>
              <dt>{texts.parts[part]}</dt>
              {members.map(({ player, name, games }) => (
                <dd key={player}>
                  {part === 'coach' ? name : <PlayerName player={player} name={name} />}
                  {part === 'coach' ? null : <small>{texts.playedOf(games, roster.games)}</small>}
                </dd>
              ))}
            </div>
          )
        })}
      </dl>
    </section>
  )
}
