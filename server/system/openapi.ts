import * as z from 'zod/mini'
import { refusal } from '#contract/base/field.ts'
import { apiDocsMessages as texts } from '#contract/base/api-docs.texts.ts'
import { type Route, takesJson } from '#contract/base/route.ts'
import { hasBody, namesInPath, refusedStatuses } from '../http/refused-statuses.ts'

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
  const { properties, required } = fieldsIn.parse(schema(route.input))
  const inPath = namesInPath(route)
  const inQuery = takesJson(route)
    ? []
    : Object.keys(properties).filter((name) => !inPath.includes(name))
  return {
    summary: route.summary,
    ...(route.access !== 'public' && { security: [{ token: [route.access] }] }),
    parameters: [
      ...inPath.map((name) => ({ name, in: 'path', required: true, schema: properties[name] })),
      ...inQuery.map((name) => ({
        name,
        in: 'query',
        required: required.includes(name),
        schema: properties[name],
      })),
    ],
    ...(hasBody(route) && { requestBody: { content: bodyOf(route) } }),
    responses: {
      200: { description: texts.ok, content: json(schema(route.output)) },
      ...Object.fromEntries(
        refusedStatuses(route).map((status) => [
          status,
          {
            description: texts.refusals[status],
            content: json({ $ref: '#/components/schemas/Refusal' }),
          },
        ]),
      ),
    },
  }
}

const fieldsIn = z.looseObject({
  properties: z._default(z.record(z.string(), z.unknown()), {}),
  required: z._default(z.array(z.string()), []),
})

function bodyOf(route: AnyRoute) {
  const file = { type: 'string', format: 'binary' }
  if (route.upload === 'form') {
    return { 'multipart/form-data': { schema: { type: 'object', properties: { file } } } }
  }
  if (route.upload) return { 'application/octet-stream': { schema: file } }
  return json(withoutFields(schema(route.input), namesInPath(route)))
}

/** What the path already says isn't repeated in the body. */
function withoutFields(body: unknown, names: readonly string[]) {
  if (names.length === 0) return body
  const { properties, required, ...rest } = fieldsIn.parse(body)
  const left = Object.entries(properties).filter(([name]) => !names.includes(name))
  return {
    ...rest,
    properties: Object.fromEntries(left),
    required: required.filter((name) => !names.includes(name)),
  }
}

const schema = (type: z.ZodMiniType) =>
  z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' })

const json = (content: unknown) => ({ 'application/json': { schema: content } })
