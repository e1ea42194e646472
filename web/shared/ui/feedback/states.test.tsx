import { toast } from 'react-hot-toast/headless'
import { beforeEach, expect, test } from 'vitest'
import { messages } from '#contract/base/texts.ts'
import { notify } from '../../page/toast.ts'
import { attributesOf, renderHtml, renderText } from '../test-render.tsx'
import { ErrorState } from './ErrorState.tsx'
import { FindingGroups } from './FindingGroups.tsx'
import { FaultNotice, Notice } from './Notice.tsx'
import { Skeleton } from './Skeleton.tsx'
import { Toaster } from './Toaster.tsx'
import { Waiting } from './Waiting.tsx'

beforeEach(() => toast.removeAll())

const query = { error: null, isFetching: true, refetch: () => {} }

const waiting = (error: Error | null, failed: string | ((fault: Error) => string)) =>
  renderText(<Waiting query={{ ...query, error }} loading="Loading" failed={failed} lines={3} />)

test('rows that have not come are loading, or say why they failed', () => {
  expect(waiting(null, 'Failed')).toBe('Loading')
  expect(waiting(new Error('away'), 'Failed')).toBe(`Failed ${messages.kit.retry}`)
  expect(waiting(new Error('away'), ({ message }) => `Failed: ${message}`)).toContain(
    'Failed: away',
  )
})

test('a retry that is running keeps the button and says that it is busy', () => {
  const html = renderHtml(<ErrorState message="Failed" onRetry={() => {}} busy />)
  expect(attributesOf(html, 'aria-busy')).toEqual(['true'])
  expect(html).not.toContain('disabled=""')
})

test('an error without a way to retry has no button', () => {
  expect(renderHtml(<ErrorState message="Failed" />)).not.toContain('<button')
})

const roleOf = (tone: 'danger' | 'success' | 'info') =>
  attributesOf(renderHtml(<Notice tone={tone}>Text</Notice>), 'role')

test('only what failed interrupts a screen reader', () => {
  expect(roleOf('danger')).toEqual(['alert'])
  expect(roleOf('success')).toEqual(['status'])
  expect(roleOf('info')).toEqual(['status'])
})

test('a fault names what is shown in its place', () => {
  const text = renderText(
    <FaultNotice onRetry={() => {}} instead="These are old numbers">
      Failed
    </FaultNotice>,
  )
  expect(text).toBe(`Failed These are old numbers ${messages.kit.retry}`)
})

test('a skeleton has as many lines as asked for, and words for screen readers', () => {
  const html = renderHtml(<Skeleton label="Loading teams" lines={5} />)
  expect(html.match(/<span[^>]*aria-hidden="true"/g)).toHaveLength(5)
  expect(html).toContain('Loading teams')
})

const finding = (kind: string, at: number) => ({
  kind,
  where: `Game ${at}`,
  found: 'found',
  action: 'skipped',
})

test('findings are grouped by kind, and a hundred of a kind are enough', () => {
  const findings = [
    ...Array.from({ length: 103 }, (_, at) => finding('Unknown legend', at)),
    finding('Empty row', 1),
  ]
  const html = renderHtml(<FindingGroups findings={findings} more={(count) => `${count} more`} />)
  expect(html.match(/<details/g)).toHaveLength(2)
  expect(html).toContain('3 more')
  expect(html.match(/found; /g)).toHaveLength(101)
})

test('an error toast interrupts, the others wait', () => {
  notify.success('Saved')
  notify.error('Failed')
  const html = renderHtml(<Toaster />)
  expect(attributesOf(html, 'aria-live')).toEqual(['off', 'assertive', 'polite'])
  expect(
    attributesOf(html, 'aria-label').filter((label) => label === messages.kit.dismiss),
  ).toEqual([messages.kit.dismiss, messages.kit.dismiss])
})
