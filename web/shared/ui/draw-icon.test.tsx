import { createLucideIcon, type LucideIconData } from 'lucide-react'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { drawIcon } from './draw-icon.ts'

const DATA: LucideIconData = {
  name: 'two-lines',
  size: 24,
  node: [
    ['path', { d: 'M18 6 6 18', key: 'a' }],
    ['circle', { cx: '12', cy: '12', r: '3', key: 'b' }],
  ],
}

const library: ComponentType<object> = createLucideIcon(DATA)
const ours: ComponentType<object> = drawIcon(DATA)

/** The order of attributes doesn't matter. */
const tagsOf = (Icon: ComponentType<object>, props: object) =>
  Array.from(renderToStaticMarkup(<Icon {...props} />).matchAll(/<([^>]+)>/g), ([, tag = '']) =>
    tag.match(/[\w-]+="[^"]*"|\S+/g)?.toSorted(),
  )

test.each([
  [{}],
  [{ size: 16, className: 'small' }],
  [{ role: 'img', 'aria-label': 'Locked' }],
  [{ strokeWidth: 3, 'aria-hidden': true, 'data-small': '' }],
  [{ children: <title>Locked</title> }],
])('an icon with %j is drawn as the library draws it', (props) => {
  expect(tagsOf(ours, props)).toEqual(tagsOf(library, props))
})
