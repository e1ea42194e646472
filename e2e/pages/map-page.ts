import { expect, type FrameLocator, type Page } from '@playwright/test'

/** A page with the interactive map, or the frame that has it. */
type DrawingState = Page | FrameLocator

export const toolOf = (drawingState: DrawingState, name: string) =>
  drawingState.getByRole('radio', { name, exact: true })

export const drawn = (drawingState: DrawingState) =>
  drawingState.getByRole('region', { name: 'Shapes' }).getByRole('listitem')

/** Where a place of the map, in percent, is on the screen. */
async function pointOf(page: Page, x: number, y: number) {
  const box = await page.locator('[data-map]').boundingBox()
  if (!box) throw new Error('There is no map.')
  const side = Math.min(box.width, box.height) - 2
  return {
    x: box.x + (box.width - side) / 2 + (side * x) / 100,
    y: box.y + (box.height - side) / 2 + (side * y) / 100,
  }
}

/** Draws by mouse from place to place. */
export async function dragOver(page: Page, ...places: readonly (readonly [number, number])[]) {
  const [start, ...rest] = await Promise.all(places.map(([x, y]) => pointOf(page, x, y)))
  if (!start) return
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  for (const { x, y } of rest) await page.mouse.move(x, y, { steps: 4 })
  await page.mouse.up()
}

export async function press(page: Page, x: number, y: number) {
  const point = await pointOf(page, x, y)
  await page.mouse.click(point.x, point.y)
}

export async function tap(page: Page, x: number, y: number) {
  const point = await pointOf(page, x, y)
  await page.touchscreen.tap(point.x, point.y)
}

/** Draws by finger along a line. The finger rests at its end: after a fling the browser swallows the next tap. */
export async function fingerOver(
  page: Page,
  from: readonly [number, number],
  to: readonly [number, number],
) {
  const session = await page.context().newCDPSession(page)
  const began = Date.now() / 1000 - 2
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', share: number) => {
    const point = await pointOf(
      page,
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share,
    )
    const touchPoints = type === 'touchEnd' ? [] : [point]
    const timestamp = began + share
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
  }
  await send('touchStart', 0)
  for (const share of [0.25, 0.5, 0.75, 1]) await send('touchMove', share)
  await send('touchEnd', 2)
}

/** One finger draws, another joins it, both part and rest. */
export async function secondFingerJoins(page: Page) {
  const session = await page.context().newCDPSession(page)
  let timestamp = Date.now() / 1000 - 4
  const send = async (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) => {
    const points = await Promise.all(places.map((x) => pointOf(page, x, 60)))
    const touchPoints = points.map((point, id) => ({ ...point, id }))
    timestamp += type === 'touchEnd' ? 2 : 0.25
    await session.send('Input.dispatchTouchEvent', { type, touchPoints, timestamp })
  }
  await send('touchStart', 30)
  await send('touchMove', 40)
  await send('touchStart', 40, 60)
  for (const place of [70, 80, 90]) await send('touchMove', 40, place)
  await send('touchEnd')
}

export async function expectDrawn(
  drawingState: DrawingState,
  ...names: readonly (string | RegExp)[]
) {
  await expect(drawn(drawingState)).toHaveText([...names])
}
