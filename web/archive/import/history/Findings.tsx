import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ImportRow } from '#contract/archive/import.ts'
import { importMessages as texts } from '#contract/archive/import.texts.ts'
import { Button } from '../../../shared/ui/action/Button.tsx'
import { FindingGroups } from '../../../shared/ui/feedback/FindingGroups.tsx'
import { Waiting } from '../../../shared/ui/feedback/Waiting.tsx'
import { Dialog } from '../../../shared/ui/overlay/Dialog.tsx'
import { findingInWords } from '../finding-in-words.ts'
import { importFindingsQuery } from './import.queries.ts'

interface FindingsProps {
  row: ImportRow
  label?: string
}

/** How many findings an import has. They open in a dialog. */
export function Findings({ row, label = String(row.findings) }: FindingsProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (row.findings === 0) return label
  return (
    <>
      <Button
        size="sm"
        aria-label={texts.findingsOf(row.findings, row.fileName)}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen ? <FindingsDialog row={row} onClose={() => setIsOpen(false)} /> : null}
    </>
  )
}

function FindingsDialog({ row, onClose }: { row: ImportRow; onClose: () => void }) {
  return (
    <Dialog open onOpenChange={onClose} title={texts.findings} description={row.fileName} size="lg">
      <FindingList id={row.id} />
    </Dialog>
  )
}

export function FindingList({ id }: { id: number }) {
  const query = useQuery(importFindingsQuery(id))
  if (!query.data)
    return (
      <Waiting
        query={query}
        loading={texts.loadingFindings}
        failed={texts.findingsFailed}
        lines={3}
      />
    )
  return (
    <FindingGroups findings={query.data.findings.map(findingInWords)} more={texts.moreFindings} />
  )
}
