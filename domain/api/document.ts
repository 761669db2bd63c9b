/** How a program asks, in one language. As `x-codeSamples` other pages of documentation show it too. */
export type CodeSample = { lang: 'Shell' | 'Python' | 'R'; label: string; source: string }

export type ApiParameter = {
  name: string
  in: 'query' | 'path'
  required?: boolean
  description?: string
  schema?: {
    description?: string
    format?: string
    enum?: readonly string[]
    items?: { enum?: readonly string[] }
  }
}

export type ApiOperation = {
  summary: string
  description: string
  /** With the scope of the key that it needs. */
  security: readonly { key: readonly string[] }[]
  parameters?: readonly ApiParameter[]
  /** Its name as a tool of the Model Context Protocol. */
  'x-tool'?: string
  'x-codeSamples': readonly CodeSample[]
}

/** What the page of documentation reads of the OpenAPI document. */
export type ApiDocument = {
  servers: readonly { url: string }[]
  paths: Readonly<Record<string, { get: ApiOperation }>>
}
