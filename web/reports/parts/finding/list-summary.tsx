import { BookmarkPlus, Download, FolderPlus, Rss, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useRouteLoaderData } from 'react-router'
import { Alert } from '#ui/alert.tsx'
import { buttonStyles } from '#ui/button-styles.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { type FrameData, frameRoute } from '../../../shell/frame-data.ts'
import type { ListView } from '../../list-view.ts'
import { useFindingWords } from './finding-words.ts'

/** How many there are, and what they are narrowed to. */
export function ListSummary({ view }: { view: ListView }) {
  const { leaveOut, feed, exportFile, saveSearch, toFolder } = useFindingWords().finding
  const viewer = useRouteLoaderData<FrameData>(frameRoute)?.viewer
  const isNarrowed = view.saveHref !== '/saved-searches'
  return (
    <>
      {view.problems.map((problem) => (
        <Alert key={problem} tone="warning">
          {problem}
        </Alert>
      ))}
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-2 font-semibold">{view.summary}</p>
        {view.active.map(({ label, withoutHref }) => (
          <Link key={label} to={withoutHref} className={buttonStyles({ tone: 'secondary', size: 'small' })}>
            {label}
            <X />
            <span className="sr-only">{leaveOut}</span>
          </Link>
        ))}
        {view.feedHref ? (
          <a
            href={view.feedHref}
            className={`${linkStyles} inline-flex items-center gap-1 py-2 text-sm print:hidden`}
          >
            <Rss className="size-4" />
            {feed}
          </a>
        ) : null}
        {viewer?.opens.includes('list.export') ? (
          <WayOn to={view.exportHref} icon={<Download className="size-4" />} label={exportFile} />
        ) : null}
        {viewer?.opens.includes('folder.change') ? (
          <WayOn to={view.folderHref} icon={<FolderPlus className="size-4" />} label={toFolder} />
        ) : null}
        {viewer?.opens.includes('search.advanced') && isNarrowed ? (
          <WayOn to={view.saveHref} icon={<BookmarkPlus className="size-4" />} label={saveSearch} />
        ) : null}
      </div>
    </>
  )
}

type WayOnProps = { to: string; icon: ReactNode; label: string }

/** What a plan lets its holder do with the list. */
function WayOn({ to, icon, label }: WayOnProps) {
  return (
    <Link to={to} className={`${linkStyles} inline-flex items-center gap-1 py-2 text-sm print:hidden`}>
      {icon}
      {label}
    </Link>
  )
}
