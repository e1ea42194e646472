import { importMessages } from '#contract/archive/import.texts.ts'
import { teamAdminMessages as texts } from '#contract/archive/team-admin.texts.ts'
import type { MergeSuggestionRow } from '#contract/archive/team-admin.ts'
import styles from './MergeWords.module.css'

/** Which teams might be one, why, and whom they share. */
export const MergeWords = ({
  suggestion: { from, into, reason, shared },
}: {
  suggestion: MergeSuggestionRow
}) => (
  <span className={styles.words}>
    <strong>{from.name}</strong> <span>({texts.games(from.games)})</span> {texts.maybe}{' '}
    <strong>{into.name}</strong> <span>({texts.games(into.games)})</span>:{' '}
    {importMessages.reasons[reason]}
    {shared.length > 0 ? (
      <span className={styles.shared}>{importMessages.shared(shared)}</span>
    ) : null}
  </span>
)
