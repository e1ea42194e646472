import { openGlide } from './glide.ts'
import * as geometry from './map-view.ts'
import type { Frame, MapView } from './map-view.ts'

const SETTLE_MS = 140
/** With more markers than this, we can't reposition all of them in every frame. */
const CROWD = 100

export interface ScreenParts {
  readonly frame: HTMLElement
  /** Resized with the map, so children positioned in percent keep their own size. */
  readonly ground: HTMLElement
  readonly picture: HTMLElement
  readonly onSettled: () => void
}

/**
 * Shows a view without React. Each frame of a gesture is a few style changes, no matter how much is
 * on the map.
 */
export function openScreen({ frame, ground, picture, onSettled }: ScreenParts) {
  const measure = (): Frame => ({ width: frame.clientWidth, height: frame.clientHeight })
  let size = measure()
  let view = geometry.fit(size)
  let isMoving = false
  let isCrowded = false
  /** The zoom the ground is laid out for. While a crowded map moves, it's stretched from there. */
  let laidOut = view.zoom
  let drawing = 0
  let settling: ReturnType<typeof setTimeout> | undefined

  const draw = () => {
    drawing = 0
    if (!isMoving || !isCrowded) laidOut = view.zoom
    drawMap({ frame, ground, picture }, size, view, laidOut)
  }
  const start = () => {
    isMoving = true
    isCrowded = ground.querySelectorAll('[data-place]').length > CROWD
    frame.setAttribute('data-moving', '')
  }
  const settle = () => {
    isMoving = false
    frame.removeAttribute('data-moving')
    draw()
    onSettled()
  }
  const show = (next: MapView) => {
    if (isSame(view, next)) return
    view = next
    if (!isMoving) start()
    drawing ||= requestAnimationFrame(draw)
    clearTimeout(settling)
    settling = setTimeout(settle, SETTLE_MS)
  }
  const glide = openGlide(show)

  const resizing = new ResizeObserver(() => {
    const next = measure()
    view = geometry.reframe(view, size, next)
    size = next
    draw()
    onSettled()
  })
  resizing.observe(frame)
  draw()

  return {
    size: () => size,
    view: () => view,
    move: (next: MapView) => {
      glide.stop()
      show(next)
    },
    glideTo: (next: MapView) => glide.start(view, next),
    close: () => {
      resizing.disconnect()
      clearTimeout(settling)
      cancelAnimationFrame(drawing)
      glide.stop()
    },
  }
}

const isSame = (a: MapView, b: MapView) => a.zoom === b.zoom && a.x === b.x && a.y === b.y

function drawMap(
  { frame, ground, picture }: Omit<ScreenParts, 'onSettled'>,
  size: Frame,
  view: MapView,
  laidOut: number,
) {
  const fitted = geometry.fittedSide(size)
  const shift = `translate(${view.x}px, ${view.y}px)`
  const side = `${fitted * laidOut}px`
  if (ground.style.width !== side) ground.style.width = ground.style.height = side
  ground.style.transform = `${shift} scale(${view.zoom / laidOut})`
  picture.style.width = picture.style.height = `${fitted}px`
  picture.style.transform = `${shift} scale(${view.zoom})`
  frame.toggleAttribute('data-zoomed', view.zoom > 1)
}
