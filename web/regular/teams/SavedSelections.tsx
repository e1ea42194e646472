import { useQuery } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { selectionMessages as texts } from '#contract/regular/selection.texts.ts'
import { deleteSelection, type Selection } from '#contract/regular/selection.ts'
import { can } from '#domain/account/access.ts'
import { teamsOfSelection } from '#domain/regular/selection.ts'
import { ApiError, call } from '../../shared/api/api.ts'
import { useRole, useSession } from '../../shared/session/session-store.ts'
import { formatDateTime } from '../../shared/page/time.ts'
import { notify } from '../../shared/page/toast.ts'
import { ConfirmDialog } from '../../shared/ui/overlay/ConfirmDialog.tsx'
import { EmptyState } from '../../shared/ui/feedback/EmptyState.tsx'
import { ErrorState } from '../../shared/ui/feedback/ErrorState.tsx'
import { IconButton } from '../../shared/ui/action/IconButton.tsx'
import { Skeleton } from '../../shared/ui/feedback/Skeleton.tsx'
import { loadSelection } from './load-selection.ts'
import { selectionsQuery } from './selection.queries.ts'
import styles from './SavedSelections.module.css'

interface SavedSelectionsProps {
  known: readonly string[]
  onLoad: (teams: readonly string[]) => void
}

export function SavedSelections({ known, onLoad }: SavedSelectionsProps) {
  const { data, error, isFetching, refetch } = useQuery(selectionsQuery)
  const canDelete = can(useRole(), 'selections.manage')
  const [deleting, setDeleting] = useState<Selection | null>(null)
  const isLoggedIn = useSession().token !== null
  const isRefused = error instanceof ApiError && error.status === 403

  useEffect(() => {
    if (isRefused) notify.error(texts.sessionExpired)
  }, [isRefused])

  const load = (selection: Selection) => {
    const { teams, toasts } = loadSelection(selection.teams, known)
    for (const { kind, text } of toasts) notify[kind](text)
    if (teams) onLoad(teams)
  }

  if (!isLoggedIn) return <ErrorState message={texts.logInToView} />
  if (error) {
    const retry = () => void refetch()
    return <ErrorState message={texts.selectionsFailed} onRetry={retry} busy={isFetching} />
  }
  if (!data) return <Skeleton label={texts.loadingSelections} lines={3} />
  if (data.team_selections.length === 0) return <EmptyState title={texts.noSelections} />
  return (
    <ul className={styles.list}>
      {data.team_selections.map((selection) => (
        <li key={selection.id} className={styles.item}>
          <button type="button" className={styles.load} onClick={() => load(selection)}>
            <span className={styles.name}>
              {texts.selectionName(selection.name, teamsOfSelection(selection.teams)?.length ?? 0)}
            </span>
            <span className={styles.saved}>
              {texts.savedBy(selection.saved_by, formatDateTime(selection.saved_at))}
            </span>
          </button>
          {canDelete ? (
            <IconButton
              label={texts.deleteSelection(selection.name)}
              icon={<Trash2 aria-hidden="true" />}
              variant="danger"
              onClick={() => setDeleting(selection)}
            />
          ) : null}
        </li>
      ))}
      {deleting ? (
        <ConfirmDialog
          title={texts.deleteTitle}
          question={texts.deleteQuestion(deleting.name)}
          confirmLabel={texts.confirmDelete}
          failed={texts.deleteFailed}
          send={() => call(deleteSelection, { id: deleting.id })}
          changes={selectionsQuery}
          onClose={() => setDeleting(null)}
        />
      ) : null}
    </ul>
  )
}
