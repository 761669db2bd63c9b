import { Link } from 'react-router'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import type { ShownPreview } from './shown-preview.ts'

type FilePreviewProps = {
  words: Words['filePreview']
  number: number
  preview: ShownPreview
  /** Of the page that shows it, for the other pages of the file. */
  address: string
}

/** What is in a file, as a picture or as text, without the file. */
export function FilePreview({ words, number, preview, address }: FilePreviewProps) {
  if (preview.shows === 'nothing') return <p>{words.nothing}</p>
  if (preview.shows === 'text')
    return (
      <section className="space-y-2">
        <pre className="overflow-x-auto rounded border border-line p-3 text-sm whitespace-pre-wrap">
          {preview.text}
        </pre>
        {preview.isWhole ? null : <p>{words.textGoesOn}</p>}
      </section>
    )
  if (!('source' in preview)) return null
  const place = { page: preview.page, pages: preview.pages }
  const pageAt = (page: number) => `${address}?page=${page}`
  return (
    <section className="space-y-2">
      <img
        src={preview.source}
        alt={fill(words.pictureOf, { number, ...place })}
        className="h-auto max-w-full border border-line"
      />
      {preview.pages > 1 ? (
        <nav aria-label={words.pages} className="flex flex-wrap gap-4">
          {preview.page > 1 ? <Link to={pageAt(preview.page - 1)}>{words.previousPage}</Link> : null}
          <span>{fill(words.pageOf, place)}</span>
          {preview.page < preview.pages ? <Link to={pageAt(preview.page + 1)}>{words.nextPage}</Link> : null}
        </nav>
      ) : null}
    </section>
  )
}
