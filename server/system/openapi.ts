import * as z from 'zod/mini'
import { refusal } from '#contract/field.ts'
import { apiDocsMessages as texts } from '#contract/messages/api-docs.ts'
import { type Route, takesJson } from '#contract/route.ts'

type AnyRoute = Route<unknown, unknown>

/** Generates the API description from the schemas that validate every request. */
export function openApi(routes: readonly AnyRoute[], version: string) {
  return {
    openapi: '3.1.0',
    info: { title: 'Ringwise', version },
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: schema(refusal) },
    },
    paths: Object.fromEntries(
      [...Map.groupBy(routes, (route) => pathOf(route))].map(([path, group]) => [
        path,
        Object.fromEntries(group.map((route) => [route.method.toLowerCase(), operation(route)])),
      ]),
    ),
  }
}

const pathOf = ({ path }: AnyRoute) => path.replaceAll(/:(\w+)/g, '{$1}')

function operation(route: AnyRoute) {
  const input = z.object({ properties: z._default(z.record(z.string(), z.unknown()), {}) })
  const { properties } = input.parse(schema(route.input))
  const inPath = [...route.path.matchAll(/:(\w+)/g)].map(([, name]) => name ?? '')
  const inQuery = takesJson(route)
    ? []
    : Object.keys(properties).filter((name) => !inPath.includes(name))
  return {
    summary: route.summary,
    ...(route.access !== 'public' && { security: [{ token: [route.access] }] }),
    parameters: [
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] })),
      ...inQuery.map((name) => ({ name, in: 'query', schema: properties[name] })),
    ],
    ...((takesJson(route) || route.upload) && { requestBody: { content: bodyOf(route) } }),
    responses: {
      200: { description: texts.ok, content: json(schema(route.output)) },
      ...Object.fromEntries(
        Object.entries(texts.refusals)
          .filter(([status]) => status === '400' || route.access !== 'public')
          .map(([status, description]) => [
            status,
            { description, content: json({ $ref: '#/components/schemas/Refusal' }) },
          ]),
      ),
    },
  }
}

function bodyOf({ upload, input }: AnyRoute) {
  const file = { type: 'string', format: 'binary' }
  if (upload === 'form') {
    return { 'multipart/form-data': { schema: { type: 'object', properties: { file } } } }
  }
  return upload ? { 'application/octet-stream': { schema: file } } : json(schema(input))
}

const schema = (type: z.ZodMiniType) =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' })

const json = (content: unknown) => ({ 'application/json': { schema: content } })
