import { useCallback, useState } from 'react'
import { useStoredChoice } from '../../shared/storage/use-stored-choice.ts'

/**
 * The two setup panels are open while there's nothing else to show. They stay open while teams are
 * selected one by one, and fold once a whole lobby arrives at once (a series, a saved selection, a
 * link) or the user is done.
 */
export function useSetupPanels(teams: number) {
  const [kept, setKept] = useStoredChoice('regular-panels', ['fold', 'keep'])
  const [state, setState] = useState({ teams, isSettingUp: teams === 0 })
  if (state.teams !== teams) {
    const isLobby = state.teams === 0 && teams > 1
    setState({ teams, isSettingUp: teams === 0 || (state.isSettingUp && !isLobby) })
  }
  const done = useCallback(() => setState((now) => ({ ...now, isSettingUp: false })), [])
  const isKept = kept === 'keep'
  const keep = useCallback(
    (isWanted: boolean) => {
      setKept(isWanted ? 'keep' : 'fold')
      if (!isWanted) done()
    },
    [setKept, done],
  )

  return { areOpen: isKept || state.isSettingUp || teams === 0, isKept, keep, done }
}
