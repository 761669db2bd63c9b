import type { ApiDocument } from '#domain/api/document.ts'
import type { ApiRoute } from '../route.ts'

/** A tool as a model is told of it, and the route that it asks. */
export type Tool = {
  told: {
    name: string
    title: string
    description: string
    inputSchema: object
    annotations: { readOnlyHint: true; openWorldHint: false }
  }
  route: ApiRoute
}

/** The routes that have a name as a tool. What they take is read from the OpenAPI document, so that the two cannot differ. */
export function toolsOf(routes: readonly ApiRoute[], { paths }: ApiDocument): Tool[] {
  return routes.flatMap((route) => {
    const { tool: name, path, summary: title, description } = route
    const operation = paths[path]?.get
    if (name === undefined || operation === undefined) return []
    const parameters = operation.parameters ?? []
    const properties = Object.fromEntries(parameters.map((each) => [each.name, each.schema ?? {}]))
    const required = parameters.filter((each) => each.required).map((each) => each.name)
    const inputSchema = { type: 'object', properties, required, additionalProperties: false }
    const annotations = { readOnlyHint: true, openWorldHint: false } as const
    return [{ told: { name, title, description, inputSchema, annotations }, route }]
  })
}
