import { Link } from 'react-router'
import { keyQuota } from '#domain/api/keys.ts'
import { linkStyles } from '#ui/link-styles.ts'
import { fill } from '#words/fill.ts'
import type { Words } from '#words/words.ts'
import { Code } from './code.tsx'

type HowToAskProps = { address: string; words: Words['apiKeys'] }

/** The first request of a program, to be copied, and where everything else is written down. */
export function HowToAsk({ address, words }: HowToAskProps) {
  return (
    <section aria-labelledby="how" className="space-y-3">
      <h2 id="how">{words.howTitle}</h2>
      <p>{fill(words.how, { minute: keyQuota.minute, day: keyQuota.day })}</p>
      <Command address={`${address}/reports`} />
      <p>{words.copies}</p>
      <Command address={`${address}/changes`} />
      <p>
        <Link to="/developers" className={`${linkStyles} inline-flex min-h-11 items-center`}>
          {words.document}
        </Link>
      </p>
    </section>
  )
}

function Command({ address }: { address: string }) {
  return <Code label={address}>{`curl -H 'Authorization: Bearer KEY' \\\n  ${address}`}</Code>
}
