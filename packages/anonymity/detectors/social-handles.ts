import { isWordUnit } from '../characters.ts'
import type { Candidate } from '../finding.ts'
import { matchAt } from '../match-at.ts'
import type { Page } from '../page.ts'

/** '@ada_writes', and a name behind the word of a network: 'IG: ada_writes', 'her twitter handle is adawrites9'. */
export function detectSocialHandles({ reading: { plain }, tokens }: Page): Candidate[] {
  const found: Candidate[] = []
  for (let sign = plain.indexOf('@'); sign >= 0; sign = plain.indexOf('@', sign + 1)) {
    const end = matchAt(name, plain, sign + 1)
    if (end !== undefined && !isWordUnit(plain.charCodeAt(sign - 1)) && plain.charAt(sign - 1) !== '@') {
      found.push({ start: sign, end, kind: 'social-handle', tier: 'certain', weight: 60 })
    }
  }
  for (let index = 0; index < tokens.count; index += 1) {
    if (!networks.has(tokens.words[index] ?? '')) continue
    let next = index + 1
    while (next < index + 5 && connectors.has(tokens.words[next] ?? '')) next += 1
    const start = tokens.starts[next] ?? 0
    const end = matchAt(name, plain, start)
    const isLike = next > index + 1 ? isHandleLike : isHandleAlone
    if (end !== undefined && isLike(plain.slice(start, end))) {
      found.push({ start, end, kind: 'social-handle', tier: 'certain', weight: 60 })
    }
  }
  return found
}

const name = /[A-Za-z0-9_](?:[A-Za-z0-9_]|\.(?=[A-Za-z0-9_])){1,29}(?![\w@/])/y

// A plain word behind 'on Instagram as' is a word; a digit, a dot or an underscore in it makes a handle.
function isHandleLike(word: string): boolean {
  // 'Signal 0803...' is a phone.
  return (/[\d_]/.test(word) && /[a-z]/i.test(word)) || /[a-z]\.[a-z]/i.test(word)
}

/** Right behind the word of a network: 'twitter ogbeni.auditor', 'snapchat zee_baby'. */
function isHandleAlone(word: string): boolean {
  return word.length > 5 && /^[a-z]{2,20}[._][a-z]/i.test(word)
}

const networks = new Set(
  'instagram ig insta twitter x tiktok telegram facebook fb snapchat snap handle username threads linkedin skype discord user signal'.split(
    ' ',
  ),
)

const connectors = new Set(': is = - as na handle username name @ ( account id page user as'.split(' '))
