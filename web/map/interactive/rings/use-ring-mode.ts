import { useCallback, useState } from 'react'
import { useSingleKeys } from '../../../shared/keyboard/use-single-keys.ts'
import type { ToolState } from '../drawing/use-tool-state.ts'

/** Whether rings are being placed. Also the key `O`, which goes straight to the map. */
export function useRingMode({ tool, chooseTool }: ToolState) {
  const [takesFocus, setTakesFocus] = useState(false)
  useSingleKeys({
    o: () => {
      setTakesFocus(true)
      chooseTool('rings')
    },
  })
  return {
    isPlacing: tool === 'rings',
    takesFocus,
    onLeave: useCallback(() => chooseTool('pan'), [chooseTool]),
  }
}
