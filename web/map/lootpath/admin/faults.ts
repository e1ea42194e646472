import { lootpathMessages as texts } from '#contract/map/lootpath.texts.ts'
import { ApiError } from '../../../shared/api/api.ts'

/** Removes the final period, because the message template adds its own. */
const bare = ({ message }: Error) => message.replace(/\.$/, '')

export function locationListError(error: Error): string {
  const isRefused = error instanceof ApiError && error.code === 'invalid_response'
  return isRefused ? texts.listRefused : texts.listFailed(bare(error))
}
