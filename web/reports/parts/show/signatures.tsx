import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import { partialDay } from '../../../dates.ts'
import type { SectionProps } from './section-props.ts'

/** Which decisions a member of the staff signed; and, to a member with a passkey, an offer to sign their own. */
export function Signatures(props: SectionProps) {
  const { report, words, english } = props
  const { lines } = report.signatures
  if (lines.length === 0) return <Offer {...props} />
  const { signatures: said } = english
  return (
    <section className="space-y-3">
      <h2>{said.title}</h2>
      <ul className="space-y-3">
        {lines.map(({ id, act, on, sha256, by }) => (
          <li key={sha256}>
            {fill(id === null ? said.someone : said.by, {
              ...{ act: words.history.events[act], day: partialDay(on), name: by ?? said.byFormer },
            })}
            <br />
            <span className="break-all text-sm text-muted">{fill(said.hash, { hash: sha256 })}</span>
            {id === null ? null : (
              <>
                <br />
                <a
                  href={`/reports/${report.id}/signatures/${id}`}
                  className={`${linkStyles} text-sm print:hidden`}
                >
                  {said.download}
                </a>
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{said.lead}</p>
      <Offer {...props} />
    </section>
  )
}

/** Passkeys need scripts, so nothing is offered without them. */
function Offer({ report, words, english: { signatures: said } }: SectionProps) {
  const { offer } = report.signatures
  const [isHere, setHere] = useState(false)
  useEffect(() => setHere('PublicKeyCredential' in window), [])
  if (!offer || !isHere) return null
  return (
    <p className="print:hidden">
      <Link to={`/reports/${report.id}/signature`} className={linkStyles}>
        {said.offer}
      </Link>
      <br />
      <span className="text-sm text-muted">{fill(said.offerLead, { act: words.history.events[offer] })}</span>
    </p>
  )
}
