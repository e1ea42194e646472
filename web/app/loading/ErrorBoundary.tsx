import { Component, startTransition, type ComponentType, type ReactNode } from 'react'
import { ChunkError } from './lazy-chunk.ts'

export interface FallbackProps {
  error: unknown
  onRetry: () => void
}

interface ErrorBoundaryProps {
  fallback: ComponentType<FallbackProps>
  /** A new value clears the error, for example after navigating to another page. */
  resetKey?: string
  children: ReactNode
}

interface ErrorBoundaryState {
  failure: { error: unknown } | null
  resetKey: string | undefined
}

/** A class, because React offers no other way to catch errors of a component. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } }
  }

  static getDerivedStateFromProps(props: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey }
  }

  override componentDidCatch(error: unknown) {
    if (error instanceof ChunkError) error.forget()
  }

  /** A transition: the fallback stays until the content is there. */
  retry = () => startTransition(() => this.setState({ failure: null }))

  override render() {
    const { failure } = this.state
    const { fallback: Fallback, children } = this.props
    return failure ? <Fallback error={failure.error} onRetry={this.retry} /> : children
  }
}
