import { useEffectEvent, useLayoutEffect } from 'react'
import { getPreferences } from '../session/preferences.ts'
import { leaderWatch } from './leader-key.ts'
import { ignoresSingleKeys } from './single-keys.ts'

/** Keys of one view, off while the user types, in a dialog and after the leader key. */
export function useSingleKeys(actions: Readonly<Record<string, (event: KeyboardEvent) => void>>) {
  const act = useEffectEvent((event: KeyboardEvent, isLed: boolean) => {
    const action = actions[event.key.toLowerCase()]
    if (!action || isLed || isPress(event) || event.ctrlKey || event.metaKey || event.altKey) return
    if (ignoresSingleKeys(event, { isSwitchedOn: getPreferences().singleKeyShortcuts })) return
    event.preventDefault()
    action(event)
  })

  useLayoutEffect(() => {
    const followsLeader = leaderWatch()
    const press = (event: KeyboardEvent) => act(event, followsLeader(event))
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  }, [])
}

/** Enter and the space bar press what has the focus. */
const isPress = ({ key, target }: KeyboardEvent) =>
  (key === ' ' || key === 'Enter') &&
  target instanceof Element &&
  target.closest('button, a, summary, input, select, [role=button]') !== null
