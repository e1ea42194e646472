import { useState } from 'react'
import type { ImportPreview } from '#contract/archive/import.ts'
import { importMessages as texts } from '#contract/archive/import.texts.ts'
import { formatDateTime } from '../../../shared/page/time.ts'
import { FindingGroups } from '../../../shared/ui/feedback/FindingGroups.tsx'
import { Notice } from '../../../shared/ui/feedback/Notice.tsx'
import { findingInWords } from '../finding-in-words.ts'
import styles from './ImportPreviewCard.module.css'
import summary from '../summary.module.css'
import { NewTeams } from './NewTeams.tsx'

interface ImportPreviewCardProps {
  preview: ImportPreview
  startsOpen: boolean
}

/** The content of a file in one line, with the details on request. */
export function ImportPreviewCard({ preview, startsOpen }: ImportPreviewCardProps) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  const { isKnown, format, sets, games, knownGames, teamGames, newTeams, findings } = preview
  const { landings } = preview
  const facts = [
    texts.formatNames[format],
    ...(landings > 0
      ? [texts.landingCount(landings)]
      : [texts.setCount(sets.length), texts.facts(games, teamGames)]),
    knownGames > 0 && !isKnown && texts.knownGames(knownGames),
    newTeams.length > 0 && texts.newTeamCount(newTeams.length),
    findings.length > 0 && texts.findingCount(findings.length),
  ].filter((fact) => fact !== false)

  return (
    <>
      <p className={styles.facts}>{facts.join(' · ')}</p>
      {findings.map(({ kind, found, action }, index) =>
        kind === 'lobby_slots' && !isKnown ? (
          <Notice key={index} tone="info">
            {texts.warning(found, action)}
          </Notice>
        ) : null,
      )}
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary className={summary.summary}>{texts.details}</summary>
        {isOpen ? (
          <div className={styles.parts}>
            {sets.length > 0 ? <h4>{texts.sets}</h4> : <p>{texts.landingsText}</p>}
            <ul className={styles.sets}>
              {sets.map((set, index) => (
                <li key={index}>
                  <strong>{set.event}</strong> {setFacts(set).join(' · ')}
                </li>
              ))}
            </ul>
            <NewTeams teams={newTeams} />
            {findings.length > 0 ? (
              <>
                <h4>{texts.findings}</h4>
                <FindingGroups findings={findings.map(findingInWords)} more={texts.moreFindings} />
              </>
            ) : null}
          </div>
        ) : null}
      </details>
    </>
  )
}

function setFacts(set: ImportPreview['sets'][number]): string[] {
  return [
    ...(set.set === null ? [] : [texts.setName(set.set)]),
    ...(set.startedAt === null ? [] : [formatDateTime(set.startedAt)]),
    texts.setFacts(set.games, set.teams),
    set.bansEnabled ? texts.withBans : texts.withoutBans,
  ]
}
