import type { MapPosition } from '#domain/map/map-position.ts'
import { openScreen, type ScreenParts } from './map-screen.ts'
import * as geometry from './map-view.ts'
import type { Point } from './map-view.ts'

/** Minimum distance in px between a revealed marker and the edge. */
const MARGIN = 60

export type MapStage = ReturnType<typeof openStage>

/** The operations on a mounted map. Points are in pixels of its frame. */
export function openStage(parts: ScreenParts) {
  const { size, view, move, glideTo, close } = openScreen(parts)
  const { frame } = parts

  const pointAt = (clientX: number, clientY: number): Point => {
    const box = frame.getBoundingClientRect()
    return { x: clientX - box.left - frame.clientLeft, y: clientY - box.top - frame.clientTop }
  }
  const middle = () => ({ x: size().width / 2, y: size().height / 2 })

  return {
    /** Immediate, for drag and pinch. */
    pan: (right: number, down: number) => move(geometry.pan(view(), size(), right, down)),
    zoomAt: (factor: number, point: Point) => move(geometry.zoomAt(view(), size(), factor, point)),
    pinch: (before: Point, now: Point, other: Point) =>
      move(
        geometry.pinch(
          view(),
          size(),
          pointAt(before.x, before.y),
          pointAt(now.x, now.y),
          pointAt(other.x, other.y),
        ),
      ),
    /** Animated, for keys and buttons. */
    panBy: (right: number, down: number) => glideTo(geometry.pan(view(), size(), right, down)),
    zoomBy: (factor: number, point = middle()) =>
      glideTo(geometry.zoomAt(view(), size(), factor, point)),
    fit: () => glideTo(geometry.fit(size())),
    reveal: (place: MapPosition) => glideTo(geometry.reveal(view(), size(), place, MARGIN)),
    center: (place: MapPosition, width: number) => glideTo(geometry.center(size(), place, width)),
    isFitted: () => view().zoom === 1,
    size,
    pointAt,
    pointOf: (place: MapPosition) => geometry.pointOf(view(), size(), place),
    placeAt: (clientX: number, clientY: number) =>
      geometry.positionAt(view(), size(), pointAt(clientX, clientY)),
    close,
  }
}
