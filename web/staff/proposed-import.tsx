import { Link } from 'react-router'
import { showProposedImport } from '#server/proposals/show-proposed-import.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { page } from '../door.ts'
import { titled } from '../shell/titled.ts'
import { Trail } from '../shell/trail/trail.tsx'
import type { Route } from './+types/proposed-import'
import { ImportRows, linesOf } from './parts/import-rows.tsx'

const door = page('proposal.list')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const rows = await showProposedImport(application, actor, args.params.id)
    return {
      words: words('proposals', 'contentManagement'),
      rows: linesOf(rows, words('contentManagement', 'rowRefusalTexts')),
    }
  })
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.proposals.rowsTitle) }]
}

export default function ProposedImport({ loaderData }: Route.ComponentProps) {
  const { proposals: words, contentManagement } = loaderData.words
  return (
    <Page>
      <PageHeader above={<Trail />} title={words.rowsTitle} lead={words.rowsLead} />
      <ImportRows words={contentManagement} rows={loaderData.rows} />
      <p>
        <Link to="/admin/proposals" className={linkStyles}>
          {words.back}
        </Link>
      </p>
    </Page>
  )
}
