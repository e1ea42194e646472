import { useMutation, type UseMutationOptions } from '@tanstack/react-query'
import { useRef } from 'react'

/**
 * A mutation that a double click starts only once: `isPending` updates too late to block the second
 * click.
 */
export function useSingleMutation<Data, Input = void>(
  options: UseMutationOptions<Data, Error, Input>,
) {
  const { mutateAsync, isPending, isSuccess, variables, data, error, reset } = useMutation(options)
  const isSending = useRef(false)

  const send = (input: Input) => {
    if (isSending.current) return
    isSending.current = true
    const finish = () => {
      isSending.current = false
    }
    mutateAsync(input).then(finish, finish)
  }

  return { send, isPending, isSuccess, variables, data, error, reset }
}
