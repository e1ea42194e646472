import { expect, test } from 'vitest'
import { readGuide, readSpans } from './guide-text.ts'

test('headings, pictures, lists and paragraphs are read, the title is left out', () => {
  const text = `# Title

## Before the match: open

One line
and its rest.

- first
  goes on
- second

![What it
shows](guide/open.webp)
`
  expect(readGuide(text)).toEqual([
    { kind: 'heading', text: 'Before the match: open', id: 'before-the-match-open' },
    { kind: 'paragraph', text: 'One line and its rest.' },
    { kind: 'list', items: ['first goes on', 'second'] },
    { kind: 'picture', alt: 'What it shows', file: 'open.webp' },
  ])
})

test('bold text, keys and links are found inside a sentence', () => {
  expect(readSpans('Press `B`, **then** [read on](#after).')).toEqual([
    { kind: 'text', text: 'Press ' },
    { kind: 'key', text: 'B' },
    { kind: 'text', text: ', ' },
    { kind: 'strong', text: 'then' },
    { kind: 'text', text: ' ' },
    { kind: 'link', text: 'read on', to: '#after' },
    { kind: 'text', text: '.' },
  ])
})
