import { ErrorState } from './ErrorState.tsx'
import { Skeleton } from './Skeleton.tsx'

interface WaitingProps {
  query: {
    readonly error: Error | null
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  loading: string
  failed: string | ((error: Error) => string)
  lines: number
}

/** Shown in place of rows that haven't loaded: a skeleton, or the error with a retry button. */
export function Waiting({ query, loading, failed, lines }: WaitingProps) {
  const { error, isFetching, refetch } = query
  if (!error) return <Skeleton label={loading} shape="rows" lines={lines} />
  const message = typeof failed === 'string' ? failed : failed(error)
  return <ErrorState message={message} onRetry={() => void refetch()} busy={isFetching} />
}
