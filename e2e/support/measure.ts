import { expect, type Page } from '@playwright/test'

/** Nothing but tables and maps may be wider than the screen; a fault names what sticks out. */
export async function expectNoSidewaysScroll(page: Page) {
  const stickingOut = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > clientWidth)
      .map((element) => element.outerHTML.slice(0, 120))
  })
  expect(stickingOut).toEqual([])
}

/** One h1, and no level left out on the way down. */
export async function expectOrderlyHeadings(page: Page) {
  const levels = await page.evaluate(() =>
    [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter((heading) => !heading.closest('[role=dialog], [role=alertdialog]'))
      .map((heading) => Number(heading.tagName.slice(1))),
  )
  expect(levels.filter((level) => level === 1)).toEqual([1])
  for (const [at, level] of levels.entries()) {
    expect(level - (levels[at - 1] ?? 0), `heading ${at} of ${levels.join(' ')}`).toBeLessThan(2)
  }
}

/** 24 px for text links and for everything under a mouse, 44 px for controls under a finger. */
export async function expectLargeTargets(page: Page, hasFinger: boolean) {
  expect(await page.evaluate(findSmallTargets, hasFinger)).toEqual([])
}

// What runs in the page cannot reach functions outside of itself.
/* oxlint-disable unicorn/consistent-function-scoping */
function findSmallTargets(hasFinger: boolean) {
  const SELECTOR = 'a[href], button, input, select, textarea, summary, [role=option]'
  const modal = document.querySelector('[data-modal]')

  return [...(modal ?? document).querySelectorAll<HTMLElement>(SELECTOR)]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => getComputedStyle(control).display !== 'inline')
    .flatMap((control) => {
      const { width, height } = reachOf(control)
      const least = hasFinger && !isTextLink(control) ? 44 : 24
      if (width === 0 || (width >= 24 && height >= least)) return []
      const name = control.getAttribute('aria-label') ?? control.innerText
      return [`${control.tagName} "${name}" ${width}x${height}, needs ${least}`]
    })

  function isTextLink(control: HTMLElement) {
    const { paddingTop, borderTopStyle, backgroundColor } = getComputedStyle(control)
    const isBare = borderTopStyle === 'none' && backgroundColor === 'rgba(0, 0, 0, 0)'
    return control.matches('main a, footer a') && isBare && paddingTop === '0px'
  }

  /** How far from its middle a press still counts, whatever draws that area. */
  function reachOf(control: HTMLElement) {
    const shown = control.closest('label') ?? control
    shown.scrollIntoView({ block: 'center', inline: 'center' })
    const box = shown.getBoundingClientRect()
    if (box.width < 2 || box.right < 0 || box.bottom < 0) return { width: 0, height: 0 }
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    const counts = (right: number, down: number) => {
      // A toast lies over the page for a few seconds only.
      const hit = document
        .elementsFromPoint(x + right, y + down)
        .find((element) => shown.closest('[data-toaster]') || !element.closest('[data-toaster]'))
      // A field's frame is drawn by the box around it.
      return hit !== undefined && (shown.contains(hit) || hit === shown.parentElement)
    }
    const grow = (extent: number, probe: (distance: number) => boolean) => {
      let reach = extent
      while (reach < 44 && probe(reach / 2)) reach += 1
      return Math.round(reach)
    }
    return {
      width: grow(box.width, (distance) => counts(distance, 0) && counts(-distance, 0)),
      height: grow(box.height, (distance) => counts(0, distance) && counts(0, -distance)),
    }
  }
}
