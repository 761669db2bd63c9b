import { writeCsv } from '#domain/archive/csv.ts'
import { readOrganisationLog } from '#server/plans/organisations/security/organisation-log.ts'
import { page } from '../door.ts'
import { csvDownload } from '../text-download.ts'
import type { Route } from './+types/organisation-log'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { columns, kinds, gone } = words('organisationSecurity').organisationSecurity
    const lines = await readOrganisationLog(application, actor)
    const rows = lines.map(({ on, username, kind }) => [on, username ?? gone, kinds[kind]])
    return csvDownload(
      'organisation-log.csv',
      writeCsv([[columns.day, columns.member, columns.what], ...rows]),
    )
  })
}
