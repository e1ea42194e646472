import { useQueryClient } from '@tanstack/react-query'
import { Check, X } from 'lucide-react'
import { debriefMessages as texts, FEW, type InsightTexts } from '#contract/review/debrief.texts.ts'
import {
  type Debrief,
  type DebriefInsight,
  type InsightVerdict,
  judgeInsight,
} from '#contract/review/debrief.ts'
import { can } from '#domain/account/access.ts'
import { call } from '../../shared/api/api.ts'
import { useSingleMutation } from '../../shared/api/use-single-mutation.ts'
import { notify } from '../../shared/page/toast.ts'
import { useRole } from '../../shared/session/session-store.ts'
import { Button } from '../../shared/ui/action/Button.tsx'
import { Badge } from '../../shared/ui/layout/Badge.tsx'
import { NamedTrio } from '../../shared/ui/legend/NamedTrio.tsx'
import { ComparisonStrip } from './ComparisonStrip.tsx'
import styles from './InsightCard.module.css'

interface InsightCardProps {
  insight: DebriefInsight
  subject: { series: number; game: number | null; team: string }
  /** What was said of this kind so far. */
  said: Debrief['said'][number] | null
}

/** One finding: our number, the comparison, and how many it is compared with. */
export function InsightCard({ insight, subject, said }: InsightCardProps) {
  const words: InsightTexts = texts.sentences[insight.kind]
  const told = subject.game === null ? insight : { ...insight, game: null }
  return (
    <article className={styles.card}>
      <div className={styles.words}>
        <h3 className={styles.first}>{capitalized(words.first(told))}</h3>
        {insight.legends.length > 0 ? (
          <NamedTrio legends={[...insight.legends]} size={18} look="names" />
        ) : null}
        <p className={styles.second}>{words.second(told)}</p>
        <details className={styles.how}>
          <summary>
            {words.n(told)}
            {insight.n < FEW ? <Badge>{texts.few}</Badge> : null}
            <span className={styles.calculated}>{texts.calculated}</span>
          </summary>
          <p>
            {words.how} {said ? texts.record(said.right, said.all) : null}
          </p>
        </details>
      </div>
      <div className={styles.side}>
        <ComparisonStrip insight={insight} middle={words.middle} unit={words.unit} />
        <Verdict insight={insight} subject={subject} />
      </div>
    </article>
  )
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** What a coach says about it: one press, and a way back. */
function Verdict({ insight, subject }: Omit<InsightCardProps, 'said'>) {
  const queries = useQueryClient()
  const canJudge = can(useRole(), 'notes.manage')
  const { kind, verdict } = insight
  const mutation = useSingleMutation({
    mutationFn: (next: InsightVerdict | null) =>
      call(judgeInsight, { ...subject, kind, verdict: next }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['debrief'] }),
    onError: (error) => void notify.error(texts.saveFailed(error.message)),
  })
  const say = (next: InsightVerdict | null) => mutation.send(next)
  if (!canJudge) return null
  if (verdict === null) {
    return (
      <div className={styles.verdict}>
        <Button size="sm" icon={<Check aria-hidden="true" />} onClick={() => say('right')}>
          {texts.right}
        </Button>
        <Button size="sm" icon={<X aria-hidden="true" />} onClick={() => say('not_useful')}>
          {texts.notUseful}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.verdict} role="status">
      {texts.said(texts.verdicts[verdict])}
      {verdict === 'not_useful' ? (
        <>
          {' '}
          {texts.why}
          {REASONS.map((reason) => (
            <Button key={reason} size="sm" onClick={() => say(reason)}>
              {texts.reasons[reason]}
            </Button>
          ))}
        </>
      ) : null}
      <Button size="sm" variant="ghost" onClick={() => say(null)}>
        {texts.undo}
      </Button>
    </div>
  )
}

const REASONS = ['wrong', 'known', 'unimportant'] as const
