import { Link } from 'react-router'
import type { ApiDocument } from '#domain/api/document.ts'
import { keyQuota } from '#domain/api/keys.ts'
import { NotFound } from '#domain/errors.ts'
import { Alert } from '#ui/alert.tsx'
import { DescriptionList } from '#ui/description-list.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { WithContents } from '../article.tsx'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import type { Route } from './+types/documentation'
import { Operation } from './parts/operation.tsx'

const door = page('page.everyone')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, words }) => {
    const { apiDocument } = application
    if (!apiDocument) throw new NotFound()
    return {
      words: words('apiDocumentation'),
      models: { address: `${apiDocument.servers[0]?.url ?? ''}/mcp`, tools: toolNames(apiDocument) },
      scopes: words('apiKeys').apiKeys.scopeNames,
      operations: Object.entries(apiDocument.paths).map(([path, { get }]) => ({
        id: path.replaceAll(/\W+/g, '-').replaceAll(/^-|-$/g, ''),
        path,
        operation: get,
      })),
    }
  })
}

function toolNames({ paths }: ApiDocument): string[] {
  return Object.values(paths).flatMap(({ get }) => get['x-tool'] ?? [])
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const words = loaderData?.words.apiDocumentation
  return [{ title: titled(words?.title) }, { name: 'description', content: words?.description }]
}

/** The OpenAPI document as a page: what it says of each address is read from it, so that the two cannot differ. */
export default function ApiDocumentation({ loaderData }: Route.ComponentProps) {
  const { operations, scopes, models } = loaderData
  const words = loaderData.words.apiDocumentation
  const { limits, pages, etags, refusals, parameterRefusals, copies, writing } = words
  const quota = { minute: keyQuota.minute, day: keyQuota.day }
  return (
    <Page width="wide">
      <PageHeader title={words.title} lead={words.lead} />
      <Alert title={words.presumption} />
      <WithContents of={operations.map(({ id, operation }) => ({ id, title: operation.summary }))}>
        <section aria-labelledby="start" className="space-y-3">
          <h2 id="start">{words.startTitle}</h2>
          <ol className="list-decimal space-y-1 pl-6">
            {words.start.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <Link to="/profile/api-keys" className={`${linkStyles} inline-flex min-h-11 items-center`}>
              {words.toKeys}
            </Link>
          </p>
          <p>
            <Link to="/profile/webhooks" className={`${linkStyles} inline-flex min-h-11 items-center`}>
              {words.webhooks}
            </Link>
          </p>
        </section>
        <section aria-labelledby="rules" className="space-y-3">
          <h2 id="rules">{words.rulesTitle}</h2>
          <DescriptionList
            items={[
              { term: limits.term, detail: fill(limits.detail, quota) },
              pages,
              etags,
              refusals,
              parameterRefusals,
              copies,
              writing,
            ]}
          />
          <h3>{words.codesTitle}</h3>
          <DescriptionList
            items={Object.entries(words.codes).map(([code, detail]) => ({ term: code, detail }))}
          />
          <p>
            <a href="/api/v1/openapi.json" className={`${linkStyles} inline-flex min-h-11 items-center`}>
              {words.document}
            </a>
          </p>
          <p>{words.notRun}</p>
        </section>
        <section aria-labelledby="models" className="space-y-3">
          <h2 id="models">{words.modelsTitle}</h2>
          <p className="max-w-prose break-words">
            {fill(words.models, { address: models.address, tools: models.tools.join(', ') })}
          </p>
          <p className="max-w-prose">{words.modelsCare}</p>
        </section>
        {operations.map(({ id, path, operation }) => (
          <Operation key={id} id={id} path={path} operation={operation} scopes={scopes} words={words} />
        ))}
      </WithContents>
    </Page>
  )
}
