import { beforeEach, expect, test } from 'vitest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toast, useToasterStore, type Toast } from 'react-hot-toast/headless'
import { notify } from './toast.ts'

beforeEach(() => toast.removeAll())

function shown(): Toast[] {
  const collected: Toast[] = []
  renderToStaticMarkup(createElement(Reader, { onRead: (toasts) => collected.push(...toasts) }))
  return collected
}

function Reader({ onRead }: { onRead: (toasts: readonly Toast[]) => void }) {
  onRead(useToasterStore().toasts)
  return null
}

test.each([
  ['a success', notify.success, 2000],
  ['an error', notify.error, 4000],
  ['an information', notify.info, 3000],
  ['what is still loading', notify.loading, Infinity],
])('%s stays its time', (_, show, ms) => {
  show('Some text')
  expect(shown().map((item) => item.duration)).toEqual([ms])
})

test('at most 20 toasts are kept, the newest ones', () => {
  for (let n = 1; n <= 25; n++) notify.error(`Error ${n}`)
  expect(shown()).toHaveLength(20)
  expect(shown()[0]?.message).toBe('Error 25')
})

test('a dismissed toast is no longer visible', () => {
  const id = notify.loading('Saving')
  notify.dismiss(id)
  expect(shown().map((item) => item.visible)).toEqual([false])
})
