import { useQuery, useQueryClient } from '@tanstack/react-query'
import { recommendationWorkbookMessages as texts } from '#contract/regular/recommendation-workbook.texts.ts'
import {
  saveWorkbookRows,
  type WorkbookPreview,
} from '#contract/regular/recommendation-workbook.ts'
import { upload } from '../../shared/api/api.ts'
import { refreshArchive } from '../../shared/queries/archive.queries.ts'
import { keepFocus } from '../../shared/keyboard/keep-focus.ts'
import { notify } from '../../shared/page/toast.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { FindingGroups } from '../../shared/ui/feedback/FindingGroups.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import type { ChosenWorkbook } from './chosen-workbook.ts'
import { workbookQuery } from './workbook.queries.ts'
import styles from './WorkbookPreview.module.css'
import { WorkbookTable } from './WorkbookTable.tsx'

export interface ReadWorkbook {
  readonly chosen: ChosenWorkbook
  readonly preview: WorkbookPreview
}

interface SheetPreviewPartProps {
  sheet: ReadWorkbook
  onClose: () => void
}

/** The content and the problems of a chosen workbook. Nothing is stored until the user saves. */
export function WorkbookPreviewPart({
  sheet: { chosen, preview },
  onClose,
}: SheetPreviewPartProps) {
  const { data } = useQuery(workbookQuery)
  const close = () => {
    onClose()
    requestAnimationFrame(keepFocus)
  }
  const { send, isPending, error } = useSave(chosen, close)
  const { rows, findings } = preview
  const replaced = data?.sheet?.fileName

  return (
    <section className={styles.preview} aria-label={chosen.name}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3>{chosen.name}</h3>
          <p className={styles.facts}>
            {[texts.found(rows.length), texts.findingCount(findings.length)].join(' · ')}
          </p>
        </div>
        <div className={styles.actions}>
          <Button onClick={close}>{texts.discard}</Button>
          {rows.length > 0 ? (
            <Button variant="primary" busy={isPending} onClick={() => send()}>
              {texts.save}
            </Button>
          ) : null}
        </div>
      </div>
      {error ? <Notice tone="danger">{error.message}</Notice> : null}
      <p className={styles.facts}>
        {rows.length === 0 ? texts.noRows : replaced ? texts.replaces(replaced) : texts.isNew}
      </p>
      {findings.length > 0 ? (
        <FindingGroups findings={findings.map(inWords)} more={texts.moreFindings} />
      ) : null}
      {rows.length > 0 ? (
        <div className={styles.table}>
          <WorkbookTable rows={rows} caption={chosen.name} />
        </div>
      ) : null}
    </section>
  )
}

function useSave({ name, content }: ChosenWorkbook, onDone: () => void) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: () => upload(saveWorkbookRows, { name }, content),
    onSuccess: ({ message }) => {
      notify.success(message)
      onDone()
      return refreshArchive(queryClient)
    },
    onError: () => {
      notify.error(texts.saveFailed)
    },
  })
}

const inWords = ({ kind, row, found, action }: WorkbookPreview['findings'][number]) => ({
  kind: texts.kinds[kind],
  where: row === null ? texts.inWorkbook : texts.inRow(row),
  found,
  action,
})
