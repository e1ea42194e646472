import { useEffect, useRef } from 'react'
import { draftPageMessages } from '#contract/draft/draft-page.texts.ts'
import { draftReplayMessages as texts } from '#contract/draft/draft-replay.texts.ts'
import { formatClock, formatDateTime, formatDay } from '../../shared/page/time.ts'
import { formatExactTime, isoTime } from '../../shared/page/time-element.ts'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import type { ReplayRow } from './replay-rows.ts'
import styles from './StepList.module.css'

interface StepListProps {
  rows: readonly ReplayRow[]
  at: number
  onStep: (index: number) => void
}

/** Who did what and when, oldest first. */
export function StepList({ rows, at, onStep }: StepListProps) {
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' })
  }, [at])

  return (
    <Panel title={texts.steps} count={String(rows.length)} flush>
      <ol ref={list} className={styles.steps}>
        {rows.map((row, index) => (
          <li key={row.version}>
            <button
              type="button"
              className={styles.step}
              aria-current={index === at ? 'step' : undefined}
              onClick={() => onStep(index)}
            >
              <span>
                <strong>{row.who ?? draftPageMessages.someone}</strong> {row.action}
              </span>
              <Time at={row.at} isFirstOfDay={startsDay(rows, index)} />
            </button>
          </li>
        ))}
      </ol>
    </Panel>
  )
}

function startsDay(rows: readonly ReplayRow[], index: number): boolean {
  const [at, before] = [rows[index]?.at, rows[index - 1]?.at]
  return typeof at !== 'number' || typeof before !== 'number' || formatDay(at) !== formatDay(before)
}

interface TimeProps {
  at: number | null
  /** The steps after it only have the time of day. */
  isFirstOfDay: boolean
}

function Time({ at, isFirstOfDay }: TimeProps) {
  if (at === null) return <span className={styles.time}>{texts.noTime}</span>
  return (
    <time className={styles.time} dateTime={isoTime(at)} title={formatExactTime(at)}>
      {isFirstOfDay ? formatDateTime(at) : formatClock(at)}
    </time>
  )
}
