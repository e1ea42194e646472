import { useEffect, useEffectEvent } from 'react'
import { getPreferences } from '../shared/preferences.ts'
import { ignoresSingleKeys } from '../shared/single-keys.ts'
import { jumpTo, PLACE_KEYS, PLACES } from './jump.ts'

/** A letter soon after this one belongs to it: G R leads to another view. */
const LEADER = 'g'
const LEADER_MS = 1000

interface DraftKeys {
  submit: () => void
  undo: () => void
}

/** Ctrl+Enter saves, Ctrl+Z takes back, B P H R lead to the panels; from inside a grid with Shift. */
export function useDraftKeys(keys: DraftKeys) {
  const { submit, undo } = keys
  const act = useEffectEvent((event: KeyboardEvent) => {
    const isModalOpen = document.querySelector('[data-modal]') !== null
    const isOurs = !ignoresSingleKeys(event, { isSwitchedOn: true, isModalOpen })
    const deed = { enter: submit, z: undo }[event.key.toLowerCase()]
    if (!deed || !isOurs || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
    event.preventDefault()
    deed()
  })

  useEffect(() => {
    let ledAt = -LEADER_MS
    const press = (event: KeyboardEvent) => {
      act(event)
      if (event.timeStamp - ledAt > LEADER_MS) jump(event)
      ledAt = event.key === LEADER ? event.timeStamp : -LEADER_MS
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

function jump(event: KeyboardEvent) {
  const place = PLACES.find((name) => PLACE_KEYS[name] === event.key.toLowerCase())
  if (!place || event.ctrlKey || event.metaKey || event.altKey) return
  const isSwitchedOn = getPreferences().singleKeyShortcuts
  const isModalOpen = document.querySelector('[data-modal]') !== null
  if (ignoresSingleKeys(event, { isSwitchedOn, isModalOpen })) return
  const isInGrid = event.target instanceof Element && event.target.closest('[data-legend]') !== null
  if (isInGrid && !event.shiftKey) return
  event.preventDefault()
  jumpTo(place)
}
