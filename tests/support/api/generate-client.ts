type Parameter = { name: string; in: 'query' | 'path'; required?: boolean; schema?: Schema }
type Schema = {
  type?: string | string[]
  $ref?: string
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  additionalProperties?: boolean | Schema
}
type Operation = {
  parameters?: Parameter[]
  responses: Record<string, { content?: Record<string, { schema: Schema }> }>
}
export type ApiDocument = {
  paths: Record<string, { get: Operation }>
  components?: { schemas?: Record<string, Schema> }
}

/**
 * A client in TypeScript that knows the API from its document alone: a type for each schema, a function for each route. What a stranger
 * would make with a generator of their own.
 */
export function generateClient({ paths, components = {} }: ApiDocument): string {
  const types = Object.entries(components.schemas ?? {}).map(
    ([name, schema]) => `export type ${name} = ${typeOf(schema)}`,
  )
  const calls = Object.entries(paths).map(([path, { get }]) => callOf(path, get))
  return `${types.join('\n')}
type Ask = (path: string) => Promise<Response>
function address(path: string, query: Record<string, unknown>): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    for (const each of Array.isArray(value) ? value : [value]) if (each !== undefined) search.append(name, String(each))
  return search.size > 0 ? path + '?' + search : path
}
async function read<T>(answer: Response): Promise<T> {
  if (!answer.ok) throw await answer.json()
  return (await answer.json()) as T
}
export function client(ask: Ask) {
  return {
${calls.join('\n')}
  }
}
`
}

/** `/reports/{number}` is `report`-like: its parts, with each parameter as By. */
function nameOf(path: string): string {
  return path
    .split('/')
    .filter(Boolean)
    .map((part) => part.replace(/^\{(\w+)\}$/, 'by-$1'))
    .join('-')
    .replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
}

function callOf(path: string, { parameters = [], responses }: Operation): string {
  const fields = parameters.map(
    ({ name, required, schema = {} }) => `${name}${required ? '' : '?'}: ${typeOf(schema)}`,
  )
  const inPath = parameters.filter((each) => each.in === 'path').map(({ name }) => name)
  const place = path.replace(
    /\{(\w+)\}/g,
    (_, name: string) => `\${encodeURIComponent(String(given.${name}))}`,
  )
  const rest = inPath
    .map((name) => `${name}: _${name}`)
    .concat('...query')
    .join(', ')
  const answer = typeOf(responses['200']?.content?.['application/json']?.schema ?? {})
  const isEmpty = inPath.length === 0 ? ' = {}' : ''
  return `    async ${nameOf(path)}(given: { ${fields.join('; ')} }${isEmpty}): Promise<${answer}> {
      const { ${rest} } = given
      return read(await ask(address(\`${place}\`, query)))
    },`
}

function typeOf(schema: Schema): string {
  const { $ref, anyOf, oneOf, properties, items, additionalProperties } = schema
  if ($ref) return $ref.split('/').at(-1) ?? 'unknown'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((each) => JSON.stringify(each)).join(' | ')
  const either = anyOf ?? oneOf
  if (either) return either.map(typeOf).join(' | ')
  const types = [schema.type ?? []].flat()
  if (types.length > 1) return types.map((type) => typeOf({ ...schema, type })).join(' | ')
  if (types[0] === 'array') return `(${typeOf(items ?? {})})[]`
  if (types[0] === 'object' && properties)
    return `{ ${Object.entries(properties)
      .map(([name, each]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${typeOf(each)}`)
      .join('; ')} }`
  if (types[0] === 'object')
    return `Record<string, ${typeof additionalProperties === 'object' ? typeOf(additionalProperties) : 'unknown'}>`
  if (types[0] === 'integer' || types[0] === 'number') return 'number'
  return types[0] === 'string' || types[0] === 'boolean' || types[0] === 'null' ? types[0] : 'unknown'
}
