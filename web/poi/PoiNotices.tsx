import type { ReactNode } from 'react'
import { messages } from '#contract/messages.ts'
import { poiMessages as texts } from '#contract/messages/poi.ts'
import { Button } from '../shared/ui/Button.tsx'
import { Notice } from '../shared/ui/Notice.tsx'
import styles from './PoiNotices.module.css'

interface FaultProps {
  retry: () => void
  isFetching: boolean
}

interface DataFaultProps extends FaultProps {
  fault: string
  isSample: boolean
}

/** Why the figures could not be had, and what is shown in their place. */
export const DataFault = ({ fault, isSample, ...rest }: DataFaultProps) => (
  <Fault {...rest}>
    {fault}
    {isSample ? <p>{texts.sampleShown}</p> : null}
  </Fault>
)

export const PositionsFault = (props: FaultProps) => (
  <Fault {...props}>{texts.positionsFailed}</Fault>
)

function Fault({ retry, isFetching, children }: FaultProps & { children: ReactNode }) {
  return (
    <Notice
      tone="danger"
      className={styles.notice}
      action={
        <Button size="sm" busy={isFetching} onClick={retry}>
          {messages.kit.retry}
        </Button>
      }
    >
      {children}
    </Notice>
  )
}
