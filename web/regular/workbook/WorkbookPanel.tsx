import { useState } from 'react'
import { recommendationWorkbookMessages as texts } from '#contract/regular/recommendation-workbook.texts.ts'
import { previewWorkbook } from '#contract/regular/recommendation-workbook.ts'
import { upload } from '../../shared/api/api.ts'
import { notify } from '../../shared/page/toast.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { DropZone } from '../../shared/ui/form/DropZone.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { CurrentWorkbook } from './CurrentWorkbook.tsx'
import { type ChosenWorkbook, chooseWorkbook } from './chosen-workbook.ts'
import { WorkbookPreviewPart, type ReadWorkbook } from './WorkbookPreview.tsx'
import styles from './WorkbookPanel.module.css'

export function WorkbookPanel() {
  return (
    <div className={styles.parts}>
      <WorkbookUpload />
      <CurrentWorkbook />
    </div>
  )
}

function WorkbookUpload() {
  const [read, setRead] = useState<ReadWorkbook | null>(null)
  const { send, isPending, error } = useSingleMutation({
    mutationFn: readFile,
    onMutate: () => setRead(null),
    onSuccess: setRead,
  })
  const take = (files: Iterable<File>) => {
    const [first, ...others] = files
    if (others.length > 0) notify.info(texts.oneAtATime)
    if (first) send(first)
  }

  return (
    <Panel title={texts.title}>
      <DropZone
        label={texts.choose}
        hint={texts.dropHint}
        text={texts.formats}
        accept=".xlsx,.csv"
        onFiles={take}
      />
      <div className={styles.outcome} role="status">
        {isPending ? texts.reading : null}
      </div>
      {error && !isPending ? <Notice tone="danger">{error.message}</Notice> : null}
      {read ? <WorkbookPreviewPart sheet={read} onClose={() => setRead(null)} /> : null}
    </Panel>
  )
}

async function readFile(file: File): Promise<ReadWorkbook> {
  const chosen: ChosenWorkbook = await chooseWorkbook(file)
  return { chosen, preview: await upload(previewWorkbook, { name: chosen.name }, chosen.content) }
}
