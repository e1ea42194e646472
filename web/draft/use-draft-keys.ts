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
 * Ctrl+Enter saves, Ctrl+Z undoes, B and P go to the fields that legends are typed in, H and R to the other panels. In a
 * field they are letters.
 */
export function useDraftKeys(keys: DraftKeys) {
  const { submit, undo } = keys
  const act = useEffectEvent((event: KeyboardEvent) => {
    const isOurs = !ignoresSingleKeys(event, { isSwitchedOn: true }) || isEmptyField(event)
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

/** In a field for legends there is nothing to edit while it is empty. */
const isEmptyField = ({ target, repeat, defaultPrevented }: KeyboardEvent) =>
  target instanceof HTMLInputElement &&
  target.closest('[data-place]') !== null &&
  target.value === '' &&
  !repeat &&
  !defaultPrevented

function jump(event: KeyboardEvent) {
  const panel = JUMP_TARGETS.find((name) => JUMP_KEYS[name] === event.key.toLowerCase())
  if (!panel || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  const isSwitchedOn = getPreferences().singleKeyShortcuts
  if (ignoresSingleKeys(event, { isSwitchedOn })) return
  event.preventDefault()
  jumpTo(panel, { toField: true })
}
