import { expect, test } from 'vitest'
import { TIE_RULES } from '#domain/draft/ban.ts'
import { renderHtml, renderText } from '../../shared/ui/test-render.tsx'
import { banRuleQuery } from './ban-rule.queries.ts'
import { BanRulePanel } from './BanRulePanel.tsx'

const render = (tieRule: string) =>
  renderHtml(<BanRulePanel />, { answers: [[banRuleQuery.queryKey, { tieRule }]] })

test.each(TIE_RULES)('the stored rule %s is the one that is checked', (rule) => {
  const checked = Array.from(render(rule).matchAll(/<input[^>]*checked=""[^>]*>/g), ([it]) => it)
  expect(checked).toEqual([expect.stringContaining(`value="${rule}"`)])
})

test('until the rule has loaded there is nothing to choose', () => {
  expect(renderHtml(<BanRulePanel />)).not.toContain('radio')
  expect(renderText(<BanRulePanel />)).toContain('Automatic ban')
})
