import {
  useCallback,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type FocusEvent,
  type ReactNode,
  type Ref,
} from 'react'
import { Maximize, Minus, Plus } from 'lucide-react'
import { mapMessages as texts } from '#contract/catalog/map.texts.ts'
import type { MapId } from '#domain/catalog/map.ts'
import type { MapPosition } from '#domain/map/map-position.ts'
import { usePreferences } from '../session/preferences.ts'
import { classNames } from '../ui/layout/class-names.ts'
import { IconButton } from '../ui/action/IconButton.tsx'
import { mapCaption, mapPicture } from './map-picture.ts'
import { type MapStage, openStage } from './map-stage.ts'
import { useMapGestures, useMapWheel } from './use-map-gestures.ts'
import styles from './MapBoard.module.css'

const STEP = 1.5

export type MapHandle = Pick<MapStage, 'placeAt' | 'pointOf' | 'size' | 'reveal' | 'fit' | 'center'>

interface MapBoardProps {
  map: MapId
  /** The map's name for screen readers. */
  label: string
  /** Shown instead of the map's own picture; centered if it isn't square. */
  picture?: string
  onPictureError?: () => void
  caption?: ReactNode
  ref?: Ref<MapHandle>
  /** A press on the map itself. While this is set, double clicks don't zoom. */
  onPress?: ((place: MapPosition) => void) | undefined
  /** The map has stopped moving, or its frame was resized. */
  onSettled?: () => void
  /** Drawn over the frame; doesn't move with the map. */
  overlay?: ReactNode
  className?: string | undefined
  /** Drawn on the map, at positions in percent. */
  children?: ReactNode
}

/** The key remounts the board, so each map starts fully zoomed out. */
export function MapBoard(props: MapBoardProps) {
  return <Board key={props.picture ?? props.map} {...props} />
}

function Board({
  map,
  label,
  picture: source,
  onPictureError,
  caption = mapCaption(map),
  ref,
  onPress,
  onSettled,
  overlay,
  className,
  children,
}: MapBoardProps) {
  const { theme } = usePreferences()
  const keysId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const ground = useRef<HTMLDivElement>(null)
  const picture = useRef<HTMLImageElement>(null)
  const stage = useRef<MapStage>(null)
  const settled = useRef(onSettled)

  useLayoutEffect(() => {
    settled.current = onSettled
  })
  useLayoutEffect(() => {
    if (!frame.current || !ground.current || !picture.current) return undefined
    const opened = openStage({
      frame: frame.current,
      ground: ground.current,
      picture: picture.current,
      onSettled: () => settled.current?.(),
    })
    stage.current = opened
    return opened.close
  }, [])

  const getStage = useCallback(() => stage.current, [])
  const getFrame = useCallback(() => frame.current, [])
  useMapWheel(getFrame, getStage)
  const gestures = useMapGestures({
    stage: getStage,
    onPress:
      onPress &&
      ((clientX, clientY) => {
        if (stage.current) onPress(stage.current.placeAt(clientX, clientY))
      }),
  })
  useImperativeHandle(ref, () => handleOf(getStage), [getStage])

  return (
    <figure className={classNames(styles.board, className)}>
      {/* The frame is focusable, so the keyboard can move the map.
        oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        className={classNames(styles.frame, onPress && styles.pressable)}
        role="group"
        tabIndex={0}
        aria-label={label}
        aria-describedby={keysId}
        data-map={map}
        onFocus={(event) => revealFocused(event, stage.current)}
        {...gestures}
      >
        <img
          ref={picture}
          className={styles.picture}
          src={source ?? mapPicture(map, theme)}
          alt=""
          draggable={false}
          onError={onPictureError}
        />
        <div ref={ground} className={styles.ground}>
          {children}
        </div>
        {overlay}
      </div>
      <ZoomControls stage={getStage} />
      <figcaption className={styles.caption}>
        {caption}
        <span id={keysId} className="visually-hidden">
          {texts.keys}
        </span>
      </figcaption>
    </figure>
  )
}

function handleOf(stage: () => MapStage | null): MapHandle {
  const opened = () => {
    const found = stage()
    if (!found) throw new Error('The map element is missing.')
    return found
  }
  return {
    placeAt: (clientX, clientY) => opened().placeAt(clientX, clientY),
    pointOf: (place) => opened().pointOf(place),
    size: () => opened().size(),
    reveal: (place) => opened().reveal(place),
    fit: () => opened().fit(),
    center: (place, width) => opened().center(place, width),
  }
}

/** Keyboard focus can reach markers outside the frame, and the frame doesn't scroll by itself. */
function revealFocused({ target }: FocusEvent, stage: MapStage | null) {
  const marker = target.closest<HTMLElement>('[data-place]')
  if (!marker || !target.matches(':focus-visible')) return
  const [x = 50, y = 50] = (marker.dataset.place ?? '').split(' ').map(Number)
  stage?.reveal({ x, y })
}

function ZoomControls({ stage }: { stage: () => MapStage | null }) {
  return (
    <div className={styles.controls} role="group" aria-label={texts.controls}>
      <IconButton
        label={texts.zoomIn}
        icon={<Plus aria-hidden="true" />}
        onClick={() => stage()?.zoomBy(STEP)}
      />
      <IconButton
        label={texts.zoomOut}
        icon={<Minus aria-hidden="true" />}
        onClick={() => stage()?.zoomBy(1 / STEP)}
      />
      <IconButton
        label={texts.fit}
        icon={<Maximize aria-hidden="true" />}
        onClick={() => stage()?.fit()}
      />
    </div>
  )
}
