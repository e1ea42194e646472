import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FileDown } from 'lucide-react'
import { useState } from 'react'
import { ringFileMessages } from '#contract/map/ring.texts.ts'
import { ringMapMessages as texts } from '#contract/map/ring-map.texts.ts'
import { importRings, removeRingImport, type RingImport } from '#contract/map/ring.ts'
import { call, upload } from '../../../../shared/api/api.ts'
import { useSingleMutation } from '../../../../shared/api/use-single-mutation.ts'
import { notify } from '../../../../shared/page/toast.ts'
import { Button, buttonClass } from '../../../../shared/ui/action/Button.tsx'
import { Notice } from '../../../../shared/ui/feedback/Notice.tsx'
import { ConfirmDialog } from '../../../../shared/ui/overlay/ConfirmDialog.tsx'
import { classNames } from '../../../../shared/ui/layout/class-names.ts'
import { Panel } from '../../../../shared/ui/layout/Panel.tsx'
import { ringImportsQuery } from './ring-imports.queries.ts'
import styles from './RingImports.module.css'

/** For editors: add ring games from a file, and undo it. */
export function RingImports() {
  const { data, error } = useQuery(ringImportsQuery)
  const queryClient = useQueryClient()
  const [undone, setUndone] = useState<RingImport | null>(null)
  const adding = useSingleMutation({
    mutationFn: (file: File) => upload(importRings, { name: file.name }, file),
    onSuccess: async ({ message }) => {
      notify.success(message)
      await queryClient.invalidateQueries({ queryKey: ['rings'] })
    },
    onError: () => void notify.error(texts.importFailed),
  })

  return (
    <Panel title={texts.imports}>
      <label className={classNames(buttonClass('secondary', 'sm'), styles.button)}>
        <FileDown aria-hidden="true" />
        {texts.importFile}
        <input
          className="visually-hidden"
          type="file"
          accept=".jsonl,.json,.csv,.txt"
          disabled={adding.isPending}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            if (file) adding.send(file)
            // Reset, so the same file can be chosen again.
            currentTarget.value = ''
          }}
        />
      </label>
      <p className={styles.hint}>{texts.importHint}</p>
      {adding.data ? <LeftOutLines {...adding.data} /> : null}
      {adding.error ? <Notice tone="danger">{adding.error.message}</Notice> : null}
      {error ? <Notice tone="danger">{texts.importsFailed}</Notice> : null}
      <ul>
        {data?.imports.map((one) => (
          <li key={one.id} className={styles.import}>
            <span className={styles.file}>{one.fileName}</span>
            <span className={styles.games}>{texts.importGames(one.games)}</span>
            <Button
              variant="ghost"
              size="sm"
              aria-label={texts.undoImport(one.fileName)}
              onClick={() => setUndone(one)}
            >
              {texts.undo}
            </Button>
          </li>
        ))}
      </ul>
      {undone ? (
        <ConfirmDialog
          title={texts.undo}
          question={texts.undoQuestion(undone.fileName, undone.games)}
          confirmLabel={texts.undo}
          failed={texts.undoFailed}
          send={() => call(removeRingImport, { id: undone.id })}
          changes={{ queryKey: ['rings'] }}
          onClose={() => setUndone(null)}
        />
      ) : null}
    </Panel>
  )
}

/** The lines of the last file that could not be used. */
export function LeftOutLines({ faults, leftOut }: { faults: readonly string[]; leftOut: number }) {
  if (leftOut === 0) return null
  const more = leftOut - faults.length
  return (
    <Notice tone="info">
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
        {more > 0 ? <li>{ringFileMessages.moreFaults(more)}</li> : null}
      </ul>
    </Notice>
  )
}
