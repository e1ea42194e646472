import { useEffect } from 'react'
import { useStore } from '../storage/store.ts'
import { useLive } from './live-status.ts'
import type { OperationQueue } from './operation-queue.ts'

/** Sends while the component is shown: another user of the tab must not send what this one could not. */
export function useOperationQueue<Operation extends { readonly operationId: string }>(
  queue: Pick<OperationQueue<Operation>, 'state' | 'open' | 'retry' | 'close'>,
) {
  const isLive = useLive().status.kind === 'live'
  useEffect(() => {
    queue.open()
    return queue.close
  }, [queue])
  useEffect(() => {
    if (isLive) queue.retry()
  }, [isLive, queue])
  return useStore(queue.state)
}
