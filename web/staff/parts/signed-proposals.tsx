import type { SignedProposalLine } from '#server/proposals/signatures/list-proposal-signatures.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { partialDay } from '../../dates.ts'

type SignedProposalsProps = { words: Words['proposals']; lines: readonly SignedProposalLine[] }

/** Which acts members of the staff signed, the newest first. */
export function SignedProposals({ words: { acts, left, signed: said }, lines }: SignedProposalsProps) {
  if (lines.length === 0) return null
  return (
    <section className="space-y-3">
      <h2>{said.title}</h2>
      <p className="text-sm text-muted">{said.lead}</p>
      <ul className="space-y-3">
        {lines.map(({ id, act, step, by, on, sha256 }) => (
          <li key={sha256}>
            {fill(said[step], { act: acts[act], day: partialDay(on), name: by ?? left })}
            <br />
            <span className="break-all text-sm text-muted">{fill(said.hash, { hash: sha256 })}</span>
            {id === null ? null : (
              <>
                <br />
                <a href={`/admin/signatures/${id}`} className={`${linkStyles} text-sm print:hidden`}>
                  {said.download}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
