import type { MapView } from './map-view.ts'

const GLIDE_MS = 150

/** Animates from one view to the next. Jumps if the user prefers reduced motion. */
export function openGlide(show: (view: MapView) => void) {
  let frame = 0

  const step = (from: MapView, to: MapView, started: number) => {
    frame = requestAnimationFrame((now) => {
      const share = Math.min(1, Math.max(0, (now - started) / GLIDE_MS))
      show(between(from, to, 1 - (1 - share) ** 3))
      if (share < 1) step(from, to, started)
    })
  }

  return {
    stop: () => cancelAnimationFrame(frame),
    start: (from: MapView, to: MapView) => {
      cancelAnimationFrame(frame)
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) show(to)
      else step(from, to, performance.now())
    },
  }
}

function between(from: MapView, to: MapView, share: number): MapView {
  const mix = (a: number, b: number) => a + (b - a) * share
  return { zoom: mix(from.zoom, to.zoom), x: mix(from.x, to.x), y: mix(from.y, to.y) }
}
