import type { ApiOperation, ApiParameter } from '#domain/api/document.ts'
import { DescriptionList } from '#ui/description-list.tsx'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { Code } from './code.tsx'

type OperationProps = {
  id: string
  path: string
  operation: ApiOperation
  scopes: Readonly<Record<string, string>>
  words: Words['apiDocumentation']
}

/** One address: what it is for, what it takes, and how a program asks. The document is English in every language of the site. */
export function Operation({ id, path, operation, scopes, words }: OperationProps) {
  const { summary, description, security, parameters = [] } = operation
  const needed = security.flatMap(({ key }) => key).map((scope) => scopes[scope] ?? scope)
  return (
    <section aria-labelledby={id} className="space-y-3 border-t border-line pt-4">
      <h2 id={id} lang="en">
        {summary}
      </h2>
      <Code label={path}>{`GET /api/v1${path}`}</Code>
      <p className="max-w-prose" lang="en">
        <WithCode>{description}</WithCode>
      </p>
      <p>{fill(words.scope, { scope: needed.join(', ') })}</p>
      <h3>{words.parameters}</h3>
      {parameters.length === 0 ? (
        <p>{words.noParameters}</p>
      ) : (
        <DescriptionList items={parameters.map((each) => described(each, words))} />
      )}
      {operation['x-codeSamples'].map(({ label, source }, place) => (
        <details key={label} open={place === 0}>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{label}</summary>
          <Code label={`${fill(words.example, { language: label })}: ${summary}`}>{source}</Code>
        </details>
      ))}
    </section>
  )
}

/** What is between backticks in a text, as code. */
function WithCode({ children }: { children: string }) {
  return children.split('`').map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text keep their order.
    place % 2 === 1 ? <code key={place}>{part}</code> : part,
  )
}

function described(
  { name, required, description, schema = {} }: ApiParameter,
  words: Words['apiDocumentation'],
) {
  const values = schema.enum ?? schema.items?.enum
  const choice = schema.enum ? words.oneOf : words.severalOf
  const told = [
    description ?? schema.description,
    values && fill(choice, { values: values.join(', ') }),
    required && words.needed,
  ].filter((each) => typeof each === 'string')
  return { term: name, detail: <WithCode>{told.join(' ')}</WithCode> }
}
