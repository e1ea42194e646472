import { ApiError } from './api.ts'

/** Someone else saved a newer version than the one that was read. */
export const isChangedMeanwhile = (error: Error | null) =>
  error instanceof ApiError && error.code === 'changed_meanwhile'
