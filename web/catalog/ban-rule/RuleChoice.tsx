import { useId } from 'react'
import { banRuleMessages as texts } from '#contract/catalog/ban-rule.texts.ts'
import { TIE_RULES, type TieRule } from '#domain/draft/ban.ts'
import styles from './RuleChoice.module.css'

interface RuleChoiceProps {
  value: TieRule
  onValueChange: (value: TieRule) => void
}

export function RuleChoice({ value, onValueChange }: RuleChoiceProps) {
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
