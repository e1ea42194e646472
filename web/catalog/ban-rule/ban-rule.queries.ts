import { queryOptions } from '@tanstack/react-query'
import { getBanRule } from '#contract/catalog/ban-rule.ts'
import { call } from '../../shared/api/api.ts'

export const banRuleQuery = queryOptions({
  queryKey: ['ban-rule'],
  queryFn: () => call(getBanRule, {}),
})
