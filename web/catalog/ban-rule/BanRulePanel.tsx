import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { saveBanRule } from '#contract/catalog/ban-rule.ts'
import { banRuleMessages as texts } from '#contract/catalog/ban-rule.texts.ts'
import { type TieRule, TIE_RULES } from '#domain/draft/ban.ts'
import { call } from '../../shared/api/api.ts'
import { FaultNotice } from '../../shared/ui/feedback/Notice.tsx'
import { Waiting } from '../../shared/ui/feedback/Waiting.tsx'
import { Panel } from '../../shared/ui/layout/Panel.tsx'
import { banRuleQuery } from './ban-rule.queries.ts'
import styles from './BanRulePanel.module.css'

export function BanRulePanel() {
  const query = useQuery(banRuleQuery)
  const queryClient = useQueryClient()
  const { mutate, variables, isPending, isSuccess, isError } = useMutation({
    mutationFn: (tieRule: TieRule) => call(saveBanRule, { tieRule }),
    // One after the other, so the last choice is the one that stays.
    scope: { id: 'ban-rule' },
    onSuccess: (_, tieRule) => queryClient.setQueryData(banRuleQuery.queryKey, { tieRule }),
  })
  const saved = query.data?.tieRule

  return (
    <Panel
      title={texts.title}
      actions={
        <span className={styles.status} role="status">
          {isPending ? texts.saving : isSuccess ? texts.saved : ''}
        </span>
      }
    >
      {saved === undefined ? (
        <Waiting query={query} loading={texts.loading} failed={texts.failed} lines={3} />
      ) : (
        <div className={styles.parts}>
          <p>{texts.text}</p>
          {isError ? (
            <FaultNotice onRetry={() => mutate(variables)}>{texts.saveFailed}</FaultNotice>
          ) : null}
          <RuleChoice value={isPending ? variables : saved} onValueChange={mutate} />
          <p className={styles.effect}>{texts.effect}</p>
        </div>
      )}
    </Panel>
  )
}

interface RuleChoiceProps {
  value: TieRule
  onValueChange: (value: TieRule) => void
}

function RuleChoice({ value, onValueChange }: RuleChoiceProps) {
  const id = useId()

  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{texts.rule}</legend>
      {TIE_RULES.map((rule) => (
        <div key={rule} className={styles.option}>
          <input
            className={styles.radio}
            type="radio"
            id={`${id}-${rule}`}
            name={id}
            value={rule}
            checked={rule === value}
            aria-describedby={`${id}-${rule}-text`}
            onChange={() => onValueChange(rule)}
          />
          <span className={styles.dot} aria-hidden="true" />
          <div>
            <label className={styles.label} htmlFor={`${id}-${rule}`}>
              {texts.rules[rule].label}
            </label>
            <p className={styles.text} id={`${id}-${rule}-text`}>
              {texts.rules[rule].text}
            </p>
          </div>
        </div>
      ))}
    </fieldset>
  )
}
