import { Link } from 'react-router'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'

type LegalContactProps = {
  words: Words['legalContact']
  /** As the operator set it; null where lawyers use the contact form. */
  contact: string | null
}

/** Where a lawyer, a court or a person who is named writes. */
export function LegalContact({ words, contact }: LegalContactProps) {
  return (
    <section aria-labelledby="legal-contact" className="space-y-2">
      <h2 id="legal-contact">{words.title}</h2>
      <p>
        {words.text}{' '}
        {contact ? (
          <a href={contact} rel="noreferrer" className={`${linkStyles} break-words`}>
            {contact.replace(/^mailto:/, '')}
          </a>
        ) : (
          <Link to="/contact" className={linkStyles}>
            {words.form}
          </Link>
        )}
        . {words.takeCare}
      </p>
    </section>
  )
}
