import { expect, test } from 'vitest'
import { renderText } from '../ui/test-render.tsx'
import { parseAsInteger, parseAsStringLiteral, parseAsText } from './query-parser.ts'
import { useQueryState, useQueryStates } from './query-state.ts'

const ADDRESS = { series: parseAsInteger, part: parseAsStringLiteral(['live', 'past']) }

function Several() {
  const [values] = useQueryStates(ADDRESS)
  return <p>{JSON.stringify(values)}</p>
}

function One() {
  const [words] = useQueryState('q', parseAsText)
  return <p>{words === '' ? 'no words' : words}</p>
}

test.each([
  ['', '{"series":null,"part":null}'],
  ['?series=7&part=past', '{"series":7,"part":"past"}'],
  ['?series=x&part=next', '{"series":null,"part":null}'],
])('a screen opened with %j knows its values in the first render', (search, want) => {
  expect(renderText(<Several />, { search })).toBe(want)
})

test('one value has its default until the URL has another', () => {
  expect(renderText(<One />)).toBe('no words')
  expect(renderText(<One />, { search: '?q=copper+owls' })).toBe('copper owls')
})
