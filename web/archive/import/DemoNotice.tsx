import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { importMessages as texts } from '#contract/archive/import.texts.ts'
import { archiveQuery } from '../../shared/queries/archive.queries.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { RemoveDemoDialog } from './RemoveDemoDialog.tsx'

export function DemoNotice() {
  const { data } = useQuery(archiveQuery)
  const [isAsking, setIsAsking] = useState(false)

  return (
    <>
      {data?.hasDemo ? (
        <Notice
          tone="info"
          action={
            <Button size="sm" onClick={() => setIsAsking(true)}>
              {texts.removeDemo}
            </Button>
          }
        >
          {texts.demoNotice}
        </Notice>
      ) : null}
      {isAsking ? <RemoveDemoDialog onClose={() => setIsAsking(false)} /> : null}
    </>
  )
}
