import type { ReactNode } from 'react'
import type { ForecastSettings } from '#contract/forecast/forecast-admin.ts'
import { forecastAdminMessages as texts } from '#contract/forecast/forecast-admin.texts.ts'
import { formatDateTime } from '../../shared/page/time.ts'
import { formatExactTime, isoTime } from '../../shared/page/time-element.ts'
import { Notice } from '../../shared/ui/feedback/Notice.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import styles from './TrainingState.module.css'

export function TrainingState({ settings }: { settings: ForecastSettings }) {
  const { trainedAt, examples, failure, isTraining } = settings
  // An archive without games with bans is trained on nothing, which leaves the shipped weights as they are.
  const isTrained = trainedAt !== null && examples > 0

  return (
    <Panel
      title={texts.training}
      actions={
        <span role="status">
          <Badge tone={isTraining ? 'info' : 'neutral'}>
            {isTraining ? texts.running : texts.idle}
          </Badge>
        </span>
      }
    >
      {failure ? (
        <Notice tone="danger" className={styles.failure}>
          <p>{texts.trainingFailed(formatDateTime(failure.at), failure.message)}</p>
          <p>{texts.weightsStay}</p>
        </Notice>
      ) : null}
      <dl className={styles.facts}>
        <Fact term={texts.trainedAt}>
          {isTrained ? (
            <time dateTime={isoTime(trainedAt)} title={formatExactTime(trainedAt)}>
              {formatDateTime(trainedAt)}
            </time>
          ) : (
            texts.never
          )}
        </Fact>
        <Fact term={texts.learnedFrom} hint={isTrained ? texts.examplesHint : texts.shippedHint}>
          {isTrained ? texts.examples(examples) : texts.shipped}
        </Fact>
      </dl>
    </Panel>
  )
}

function Fact({ term, hint, children }: { term: string; hint?: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{term}</dt>
      <dd>
        {children}
        {hint ? <span className={styles.hint}>{hint}</span> : null}
      </dd>
    </div>
  )
}
