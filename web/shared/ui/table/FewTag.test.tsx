import { expect, test } from 'vitest'
import { sampleMessages as texts } from '#contract/base/sample.texts.ts'
import { renderHtml, renderText } from '../test-render.tsx'
import { FewTag } from './FewTag.tsx'
import { Meter } from './Meter.tsx'
import { ShareBar } from './ShareBar.tsx'

test('fewer than five games are tagged', () => {
  expect([0, 2, 4, 5].map((games) => renderText(<FewTag games={games} />))).toEqual([
    texts.few,
    texts.few,
    texts.few,
    '',
  ])
})

const meter = (games?: number) =>
  renderHtml(<Meter percent={40} color="var(--viz-1)" games={games} />)

test('a bar of fewer than five games is an outline without its color, and keeps its length', () => {
  expect(meter(4)).toContain('data-few')
  expect(meter(4)).not.toContain('--viz-1')
  for (const html of [meter(5), meter()]) {
    expect(html).not.toContain('data-few')
    expect(html).toContain('--viz-1')
  }
  for (const html of [meter(4), meter(5), meter()]) expect(html).toContain('inline-size:40%')
})

test('a share of fewer than five games is an outline', () => {
  expect(renderHtml(<ShareBar share={0.5} games={4} />)).toContain('data-few')
  expect(renderHtml(<ShareBar share={0.5} games={5} />)).not.toContain('data-few')
})
