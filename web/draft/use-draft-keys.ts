import { useEffect, useEffectEvent } from 'react'
import { leaderWatch } from '../shared/keyboard/leader-key.ts'
import { getPreferences } from '../shared/session/preferences.ts'
import { ignoresSingleKeys } from '../shared/keyboard/single-keys.ts'
import { jumpTo, JUMP_KEYS, JUMP_TARGETS } from './jump.ts'

interface DraftKeys {
  submit: () => void
  undo: () => void
}

/**
 * Ctrl+Enter saves, Ctrl+Z undoes, B P H R jump to the panels. Inside a panel, its own letter jumps
 * to a legend instead.
 */
export function useDraftKeys(keys: DraftKeys) {
  const { submit, undo } = keys
  const act = useEffectEvent((event: KeyboardEvent) => {
    const isOurs = !ignoresSingleKeys(event, { isSwitchedOn: true })
    const action = { enter: submit, z: undo }[event.key.toLowerCase()]
    if (!action || !isOurs || !(event.ctrlKey || event.metaKey) || event.shiftKey) return
    event.preventDefault()
    action()
  })

  useEffect(() => {
    const followsLeader = leaderWatch()
    const press = (event: KeyboardEvent) => {
      act(event)
      if (!followsLeader(event)) jump(event)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}

function jump(event: KeyboardEvent) {
  const panel = JUMP_TARGETS.find((name) => JUMP_KEYS[name] === event.key.toLowerCase())
  if (!panel || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const isSwitchedOn = getPreferences().singleKeyShortcuts
  if (ignoresSingleKeys(event, { isSwitchedOn })) return
  event.preventDefault()
  jumpTo(panel)
}
