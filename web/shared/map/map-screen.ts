import * as geometry from './map-view.ts'
import type { Frame, MapView } from './map-view.ts'

const GLIDE_MS = 150
const SETTLE_MS = 140

export interface ScreenParts {
  readonly frame: HTMLElement
  /** Grows with the map, so that what lies on it in percent keeps its own size. */
  readonly ground: HTMLElement
  readonly picture: HTMLElement
  readonly onSettled: () => void
}

/** Shows a view without React: a frame of a gesture is a few style changes, whatever lies on the map. */
export function openScreen({ frame, ground, picture, onSettled }: ScreenParts) {
  const measure = (): Frame => ({ width: frame.clientWidth, height: frame.clientHeight })
  let size = measure()
  let view = geometry.fit(size)
  let drawing = 0
  let gliding = 0
  let settling: ReturnType<typeof setTimeout> | undefined

  const draw = () => {
    drawing = 0
    drawMap({ frame, ground, picture }, size, view)
  }
  const settle = () => {
    frame.removeAttribute('data-moving')
    onSettled()
  }
  const show = (next: MapView) => {
    view = next
    frame.setAttribute('data-moving', '')
    drawing ||= requestAnimationFrame(draw)
    clearTimeout(settling)
    settling = setTimeout(settle, SETTLE_MS)
  }
  const glide = (from: MapView, to: MapView, started: number) => {
    gliding = requestAnimationFrame((now) => {
      const share = Math.min(1, Math.max(0, (now - started) / GLIDE_MS))
      show(between(from, to, 1 - (1 - share) ** 3))
      if (share < 1) glide(from, to, started)
    })
  }

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
      cancelAnimationFrame(gliding)
      show(next)
    },
    glideTo: (next: MapView) => {
      cancelAnimationFrame(gliding)
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) show(next)
      else glide(view, next, performance.now())
    },
    close: () => {
      resizing.disconnect()
      clearTimeout(settling)
      cancelAnimationFrame(drawing)
      cancelAnimationFrame(gliding)
    },
  }
}

function drawMap(
  { frame, ground, picture }: Omit<ScreenParts, 'onSettled'>,
  size: Frame,
  view: MapView,
) {
  const fitted = geometry.fittedSide(size)
  const shift = `translate(${view.x}px, ${view.y}px)`
  const side = `${fitted * view.zoom}px`
  if (ground.style.width !== side) ground.style.width = ground.style.height = side
  ground.style.transform = shift
  picture.style.width = picture.style.height = `${fitted}px`
  picture.style.transform = `${shift} scale(${view.zoom})`
  frame.toggleAttribute('data-zoomed', view.zoom > 1)
}

function between(from: MapView, to: MapView, share: number): MapView {
  const mix = (a: number, b: number) => a + (b - a) * share
  return { zoom: mix(from.zoom, to.zoom), x: mix(from.x, to.x), y: mix(from.y, to.y) }
}
