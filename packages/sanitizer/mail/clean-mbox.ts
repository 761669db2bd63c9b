import type { Cleaner } from '../contract.ts'
import { asLetters, joinAll, letters } from '../images/bytes.ts'
import { refuse } from '../refusals.ts'
import { divideMbox } from './divide-mbox.ts'

const mostMails = 5000

/** A row of mails: each one is cleaned as a mail, and what was said between them goes. */
export const cleanMbox: Cleaner = async (bytes, work) => {
  const mails = divideMbox(letters(bytes))
  if (mails.length === 0) refuse('broken')
  if (mails.length > mostMails) refuse('too-large')
  const clean: Uint8Array[] = []
  for (const [place, mail] of mails.entries()) {
    const inside = await work.cleanInside(asLetters(mail), `mail ${place + 1}`)
    if (inside.kind !== 'eml' && inside.kind !== 'mht') refuse('unsupported')
    const quoted = letters(inside.bytes).replace(/^(>*From )/gm, '>$1')
    clean.push(asLetters(`From - Thu Jan  1 00:00:00 1970\n${quoted}${quoted.endsWith('\n') ? '' : '\n'}\n`))
    work.progress((place + 1) / mails.length)
  }
  work.findings.removed({
    sort: 'person',
    text: `The lines between ${mails.length === 1 ? 'the mail and the next' : `${mails.length} mails`}, which name the sender and the time, removed`,
  })
  return joinAll(clean)
}
