import type { ShownCarriedFiles } from '#server/operating/shown-carried-files.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'

type CarriedFilesProps = { words: Words['transparency']['carried']; carried: ShownCarriedFiles[] }

/** Which files to carry we gave away, and since when. */
export function CarriedFiles({ words, carried }: CarriedFilesProps) {
  return (
    <>
      <p>{words.lead}</p>
      {carried.length === 0 ? <p className="text-muted">{words.none}</p> : null}
      {carried.map(({ id, since, files }) => (
        <div key={id} className="space-y-1">
          <h3>{fill(words.since, { day: partialDay(since) })}</h3>
          <ul className="space-y-1">
            {files.map(({ name, sha256 }) => (
              <li key={name} className="break-all">
                {name}: <code className="font-mono text-sm">{sha256}</code>
              </li>
            ))}
          </ul>
          <p>
            <a href={`/transparency/carried/${id}/proof.txt`} className={linkStyles}>
              {words.proof}
            </a>
          </p>
        </div>
      ))}
      <p>
        <a href="/educational-resources?tab=phone#compare" className={linkStyles}>
          {words.compare}
        </a>
      </p>
    </>
  )
}
