import { afterEach, expect, test, vi } from 'vitest'
import { copyText } from './copy-text.ts'
import { download } from './download.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** A page whose old copy command succeeds or not. */
function plainPage(isCopied: boolean) {
  const log: string[] = []
  const field = {
    value: '',
    className: '',
    select: () => void log.push(`select ${field.value}`),
    remove: () => void log.push('remove'),
  }
  vi.stubGlobal('HTMLElement', Map)
  vi.stubGlobal('document', {
    activeElement: null,
    createElement: () => field,
    body: { append: () => void log.push('append') },
    execCommand: (command: string) => {
      log.push(command)
      return isCopied
    },
  })
  return log
}

test('a text goes to the clipboard of the browser', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', {
    clipboard: { writeText: async (text: string) => copied.push(text) },
  })
  expect(await copyText('https://ringwise.example/?map=stormpoint')).toBe(true)
  expect(copied).toEqual(['https://ringwise.example/?map=stormpoint'])
})

test('without a clipboard the text is selected and copied, and the field removed', async () => {
  vi.stubGlobal('navigator', {})
  const log = plainPage(true)
  expect(await copyText('a link')).toBe(true)
  expect(log).toEqual(['append', 'select a link', 'copy', 'remove'])
})

const refuse = () => Promise.reject(new Error('not allowed'))

test('a browser that copies nothing at all is reported', async () => {
  vi.stubGlobal('navigator', { clipboard: { writeText: refuse } })
  plainPage(false)
  expect(await copyText('a link')).toBe(false)
})

test('a download keeps its address for ten seconds, so the browser can begin', () => {
  vi.useFakeTimers()
  const clicked: string[] = []
  const link = {
    href: '',
    download: '',
    click: () => clicked.push(`${link.download} ${link.href}`),
  }
  vi.stubGlobal('document', { createElement: () => link })
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1')
  const revoked = vi.spyOn(URL, 'revokeObjectURL').mockReturnValue()
  download('teams.csv', new Blob(['x']))
  expect(clicked).toEqual(['teams.csv blob:1'])
  vi.advanceTimersByTime(9999)
  expect(revoked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(revoked).toHaveBeenCalledWith('blob:1')
})
