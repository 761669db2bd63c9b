import { ChevronRight } from 'lucide-react'
import { Link, useLocation, useMatches, useRouteLoaderData } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import { type FrameData, frameRoute } from '../frame-data.ts'
import { type Crumb, type StaffPlace, trailTo } from './staff-trail.ts'

/** Above a page of staff: the way to it, from the panel down. The page itself is the heading below. */
export function Trail() {
  const root = useRouteLoaderData<FrameData>(frameRoute)
  const page = useMatches().at(-1)?.loaderData
  const crumbs = trailTo(useLocation().pathname)
  const [words, panel] = [root?.trail, root?.viewer?.panel]
  if (!words || !panel || crumbs.length === 0) return null
  const nameOf = ({ place }: Crumb) => {
    if (place === 'panel') return panel.label
    else return ownNameIn(page, place) ?? words.places[place]
  }
  return (
    <nav aria-label={words.label} className="print:hidden">
      <ol className="flex flex-wrap items-center gap-x-1">
        {crumbs.map((crumb, at) => (
          <li key={crumb.href} className="flex items-center gap-1">
            {at > 0 ? <ChevronRight aria-hidden="true" className="size-4 text-muted" /> : null}
            <Link to={crumb.href} className={`${linkStyles} inline-flex min-h-11 items-center`}>
              {nameOf(crumb)}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** What the data of a page calls the report or the person that it is below. */
function ownNameIn(page: unknown, place: StaffPlace): string | undefined {
  if (place === 'report') return textAt(page, 'report', 'referenceNumber')
  else if (place === 'person') return textAt(page, 'username')
}

function textAt(data: unknown, ...path: string[]): string | undefined {
  const found = path.reduce<unknown>(
    (above, name) =>
      typeof above === 'object' && above !== null
        ? Object.entries(above).find(([key]) => key === name)?.[1]
        : undefined,
    data,
  )
  return typeof found === 'string' ? found : undefined
}
