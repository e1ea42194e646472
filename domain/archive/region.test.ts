import { expect, test } from 'vitest'
import { findRegion } from './region.ts'

test.each([
  ['EMEA', 'EMEA'],
  ['Americas', 'NA'],
  ['SA', 'NA'],
  ['APAC_N', 'APAC-N'],
  ['APAC South', 'APAC-S'],
  [' apac - n ', 'APAC-N'],
  ['europe-middle-east-and-africa', 'EMEA'],
  ['Europe Middle East and Africa', 'EMEA'],
  ['asia-pacific-north', 'APAC-N'],
  ['Asia Pacific South', 'APAC-S'],
  ['north-america', 'NA'],
  ['N/A', null],
  ['n.a.', null],
  ['Global', null],
  ['constructor', null],
])('%s counts as %s', (text, want) => {
  expect(findRegion(text)).toBe(want)
})
