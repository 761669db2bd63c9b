import { Link } from 'react-router'
import { type Compared, compareEntries } from '#server/finding/folders/compare-entries.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { Page } from '#ui/page.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { fill } from '#words/fill.ts'
import { page } from '../../door.ts'
import { titled } from '../../shell/titled.ts'
import { Presumption } from '../parts/presumption.tsx'
import type { Route } from './+types/comparison'
import { comparedRows } from './compared-rows.ts'

const door = page('folder.change')

export function loader(args: Route.LoaderArgs) {
  return door.visit(args, async ({ application, actor, words }) => {
    const { searchParams } = args.url
    const ids = [searchParams.get('one') ?? '', searchParams.get('other') ?? ''] as const
    const { name, sides } = await compareEntries(application, actor, args.params.folder, ids)
    const texts = words(
      ...(['comparison', 'advancedSearch', 'methods', 'sectorNames', 'kindTitles'] as const),
      'statuses',
    )
    return {
      words: words('comparison'),
      folder: { id: args.params.folder, name },
      heads: sides.map(headOf),
      rows: comparedRows(sides, texts),
    }
  })
}

function headOf({ card }: Compared): { number: string; href: string } {
  const { referenceNumber: number } = card
  return { number, href: card.kind === 'report' ? `/reports/${card.id}` : `/archive/${number}` }
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  return [{ title: titled(loaderData?.words.comparison.title) }]
}

export default function Comparison({ loaderData }: Route.ComponentProps) {
  const { folder, heads, rows } = loaderData
  const words = loaderData.words.comparison
  return (
    <Page width="wide">
      <PageHeader
        title={words.title}
        above={<Link to={`/folders/${folder.id}`}>{fill(words.back, { folder: folder.name })}</Link>}
      />
      <Presumption />
      <div className="grid gap-4 sm:grid-cols-2">
        {heads.map(({ number, href }) => (
          <p key={href}>
            <Link to={href} className={linkStyles}>
              {fill(words.read, { number })}
            </Link>
          </p>
        ))}
      </div>
      <dl className="divide-y divide-line">
        {rows.map(({ name, texts, isSame }) => (
          <div key={name} className="py-3">
            <dt className="text-sm text-muted">
              {name}
              {isSame ? ` (${words.same})` : ''}
            </dt>
            {/* Two columns on a wide screen; on a phone one below the other, each under its number. */}
            <dd className="mt-1 grid gap-x-6 gap-y-2 sm:grid-cols-2">
              {texts.map((text, side) => (
                <div key={heads[side]?.href} className="min-w-0">
                  <p className="text-sm text-muted sm:hidden">{heads[side]?.number}</p>
                  <p className="break-words whitespace-pre-line">{text === '' ? words.nothing : text}</p>
                </div>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Page>
  )
}
