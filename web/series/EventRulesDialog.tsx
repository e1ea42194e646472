import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { banRuleMessages } from '#contract/catalog/ban-rule.texts.ts'
import { setEventRules } from '#contract/series/event-rules.ts'
import { eventRulesMessages as texts } from '#contract/series/event-rules.texts.ts'
import { TIE_RULES } from '#domain/draft/ban.ts'
import type { EventRules } from '#domain/series/series-rules.ts'
import { EQUAL_POINTS_RULES } from '#domain/series/standings.ts'
import { call } from '../shared/api/api.ts'
import { useSingleMutation } from '../shared/api/use-single-mutation.ts'
import { notify } from '../shared/page/toast.ts'
import { SelectField } from '../shared/ui/form/SelectField.tsx'
import { FormDialog } from '../shared/ui/overlay/FormDialog.tsx'

interface EventRulesDialogProps {
  series: number
  event: string
  rules: EventRules
  onClose: () => void
}

const USUAL = ''

/** How equal points are ordered and a tied ban is decided, in all series of an event. */
export function EventRulesDialog({ series, event, rules, onClose }: EventRulesDialogProps) {
  const queryClient = useQueryClient()
  const [chosen, setChosen] = useState(rules)
  const { send, isPending, error } = useSingleMutation({
    mutationFn: () => call(setEventRules, { id: series, rules: chosen }),
    onSuccess: async ({ message }) => {
      await queryClient.invalidateQueries({ queryKey: ['series'] })
      notify.success(message)
      onClose()
    },
  })
  return (
    <FormDialog
      title={texts.title}
      description={texts.about(event)}
      submitLabel={texts.save}
      isPending={isPending}
      fault={error ? `${texts.saveFailed} ${error.message}` : undefined}
      onSubmit={() => send()}
      onClose={onClose}
    >
      <SelectField
        label={texts.equalPoints.label}
        value={chosen.equalPoints ?? USUAL}
        options={[
          { value: USUAL, label: texts.usual },
          ...EQUAL_POINTS_RULES.map((value) => ({
            value,
            label: texts.equalPoints.rules[value],
          })),
        ]}
        onChange={({ target }) =>
          setChosen({
            ...chosen,
            equalPoints: EQUAL_POINTS_RULES.find((rule) => rule === target.value) ?? null,
          })
        }
      />
      <SelectField
        label={texts.banTie.label}
        value={chosen.banTie ?? USUAL}
        options={[
          { value: USUAL, label: texts.usual },
          ...TIE_RULES.map((value) => ({ value, label: banRuleMessages.rules[value].label })),
        ]}
        onChange={({ target }) =>
          setChosen({
            ...chosen,
            banTie: TIE_RULES.find((rule) => rule === target.value) ?? null,
          })
        }
      />
    </FormDialog>
  )
}
