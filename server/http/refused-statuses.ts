import { apiDocsMessages as texts } from '#contract/base/api-docs.texts.ts'
import { type Route, takesJson } from '#contract/base/route.ts'
import { login } from '#contract/account/session.ts'

type AnyRoute = Route<unknown, unknown>
type RefusedStatus = keyof typeof texts.refusals

export const hasBody = (route: AnyRoute) => takesJson(route) || route.upload !== undefined

/** The statuses besides 200 that a route can answer with. The tests compare them with every answer they get. */
export function refusedStatuses(route: AnyRoute): RefusedStatus[] {
  const isPublic = route.access === 'public'
  const isChange = route.isPublicChange ?? (!isPublic && route.method !== 'GET')
  const isLogin = route.path === login.path
  return [
    400,
    ...(isLogin ? ([401] as const) : []),
    ...(isPublic ? [] : ([401, 403] as const)),
    ...(isChange || route.canBeMissing || namesInPath(route).length > 0 ? ([404] as const) : []),
    ...(isChange ? ([409] as const) : []),
    ...(hasBody(route) ? ([413, 415] as const) : []),
    429,
    503,
    ...(isChange ? ([507] as const) : []),
  ]
}

export const namesInPath = ({ path }: AnyRoute) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
