import { messages } from '#contract/messages.ts'
import { PageHead } from '../shared/ui/PageHead.tsx'
import { NextSteps } from './NextSteps.tsx'
import { Roster } from './Roster.tsx'
import styles from './StartView.module.css'

export function StartView() {
  return (
    <>
      <PageHead title={messages.views.start} context={messages.start.context} />
      <div className={styles.columns}>
        <Roster />
        <NextSteps />
      </div>
    </>
  )
}
