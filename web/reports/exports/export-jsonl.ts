import { readListFilters } from '#domain/finding/list-filters.ts'
import { exportFile } from '#server/finding/export/export-file.ts'
import { page } from '../../door.ts'
import type { Route } from './+types/export-jsonl'
import { answerWith } from './export-file.ts'

const door = page('page.person')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { searchParams } = args.url
    const { filters } = readListFilters(searchParams)
    const wanted = {
      ticket: searchParams.get('ticket') ?? '',
      format: 'jsonl',
      words: words('exportFile').exportFile,
    } as const
    return answerWith(
      await exportFile(application, actor, { term: searchParams.get('q') ?? '', filters }, wanted),
    )
  })
}
