import { queryOptions } from '@tanstack/react-query'
import { listAccountLinks, openAccountLink } from '#contract/share/account-link.ts'
import { call } from '../../shared/api/api.ts'
import { paths } from '../../shared/address/paths.ts'

export const accountLinksQuery = queryOptions({
  queryKey: ['account-links'],
  queryFn: () => call(listAccountLinks, {}),
})

export const openedLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ['account-link', token],
    queryFn: () => call(openAccountLink, { token }),
    // Using it up says something else from then on.
    staleTime: Infinity,
    retry: false,
  })

/** The token is in the part of the address that browsers don't send, so no log has it. */
export const addressOfLink = (token: string) =>
  new URL(`${paths.join}#${token}`, location.origin).href
