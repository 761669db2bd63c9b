import { Link } from 'react-router'
import { exportFormats } from '#domain/finding/export-formats.ts'
import { readListFilters, writeListFilters } from '#domain/finding/list-filters.ts'
import { mostExportedRows, mostInDossier } from '#domain/plans/quotas.ts'
import { beginExport, countExported, showExport } from '#server/finding/export/export-list.ts'
import { Card } from '#ui/card.tsx'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../../door.ts'
import { RefusalNotice, SubmitButton, TokenForm } from '../../form.tsx'
import { redirectTo } from '../../redirect.ts'
import { titled } from '../../shell/titled.ts'
import { Presumption } from '../parts/presumption.tsx'
import type { Route } from './+types/export'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { used, most } = await showExport(application, actor)
    const { query, narrowing, exported } = askedBy(args.url.searchParams)
    const { tier } = actor.subscription
    return {
      words: words('exportList'),
      ...{ used, most, filters: narrowing, term: exported.term, query: String(query) },
      folder: exported.folder,
      count: await countExported(application, actor, exported),
      rows: tier === 'free' ? 0 : mostExportedRows[tier],
    }
  })
}

export function action(args: Route.ActionArgs) {
  return door.submission(args, async ({ application, actor }, { intent }) => {
    const { query, exported } = askedBy(args.url.searchParams)
    const format = exportFormats.find((each) => each === intent) ?? 'csv'
    query.set('ticket', await beginExport(application, actor, exported))
    return redirectTo(`/reports/export.${format}?${query}`, 303)
  })
}

/** The list or the search of an address, and the address without what says nothing. */
function askedBy(searchParams: URLSearchParams) {
  const { filters } = readListFilters(searchParams)
  const term = (searchParams.get('q') ?? '').trim()
  const folder = searchParams.get('folder')
  const query = writeListFilters(filters)
  const narrowing = String(query)
  if (term !== '') query.set('q', term)
  if (folder) query.set('folder', folder)
  return { query, narrowing, exported: { term, filters, folder } }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.exportList.title) }, { name: 'robots', content: 'noindex' }]
}

export default function Export({ loaderData }: Route.ComponentProps) {
  const { used, most, rows, filters, term, query, folder, count } = loaderData
  const words = loaderData.words.exportList
  const ending = query === '' ? '' : `?${query}`
  const listHref = term === '' ? `/reports${ending}` : `/search${ending}`
  const backHref = folder ? `/folders/${folder}` : listHref
  return (
    <Page width="narrow">
      <PageHeader title={words.title} lead={words.lead} />
      <Presumption />
      <Card as="section" className="space-y-3">
        <p className="break-words">
          {folder ? words.folder : filters === '' ? words.whole : fill(words.filters, { filters })}
        </p>
        {term === '' ? null : <p className="break-words">{fill(words.search, { term })}</p>}
        <p>
          {fill(words.used, { used, most })} {words.begins}
        </p>
        <p>
          {fill(count.isExact ? words.rows : words.aboutRows, { count: count.rows })} {words.streamed}
        </p>
        <p>{fill(words.most, { rows: new Intl.NumberFormat('en-NG').format(rows) })}</p>
        <p>{fill(words.dossierMost, { most: mostInDossier })}</p>
        <p>{words.duty}</p>
        <TokenForm reloadDocument>
          <RefusalNotice />
          <p className="flex flex-wrap gap-3">
            {exportFormats.map((format, place) => (
              <SubmitButton
                key={format}
                name="intent"
                value={format}
                tone={place === 0 ? 'primary' : 'secondary'}
              >
                {words.formats[format]}
              </SubmitButton>
            ))}
          </p>
        </TokenForm>
      </Card>
      <p>
        <Link to={backHref} className={linkStyles}>
          {words.back}
        </Link>
      </p>
    </Page>
  )
}
