import { ChevronDown } from 'lucide-react'
import { verificationMethods } from '#domain/reports/verification.ts'
import { linkStyles } from '#ui/link-styles.ts'
import type { Words } from '#words/words.ts'
import { useNames } from '../../page-names.ts'

/** What a verifier looks for, folded by method. */
export function MethodChecklists({ words }: { words: Words['checklists'] }) {
  const { methods: names } = useNames('methods')
  return (
    <section className="space-y-3">
      <h2>{words.title}</h2>
      <p>{words.lead}</p>
      {verificationMethods.map((method) => (
        <details key={method} className="rounded-card border border-line bg-surface">
          <summary className="flex min-h-11 cursor-pointer items-center px-4 py-2 font-semibold">
            {names[method]}
            <ChevronDown className="ml-auto size-5" />
          </summary>
          <dl className="space-y-3 px-4 pb-4">
            {words.methods[method].map(({ what, look, link }) => (
              <div key={what}>
                <dt className="font-semibold">{what}</dt>
                <dd>{look}</dd>
                {link ? (
                  <dd>
                    <a
                      href={link.href}
                      target="_blank"
                      rel="noopener noreferrer"
                      className={`${linkStyles} inline-flex min-h-11 items-center`}
                    >
                      {link.text}
                    </a>
                  </dd>
                ) : null}
              </div>
            ))}
          </dl>
        </details>
      ))}
    </section>
  )
}
