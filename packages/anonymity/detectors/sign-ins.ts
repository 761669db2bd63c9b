import type { Candidate } from '../finding.ts'
import { matchAt } from '../match-at.ts'
import { lexicon } from '../names/lexicon.ts'
import type { Page } from '../page.ts'

/** Log-ins behind their word, and three words that name a spot: '///filled.count.soap'. */
export function detectSignIns({ reading: { plain }, labels, tokens }: Page): Candidate[] {
  const found: Candidate[] = []
  for (const [index, label] of labels.labels.entries()) {
    if (label !== 'login') continue
    const start = matchAt(connectors, plain, labels.ends[index] ?? 0) ?? labels.ends[index] ?? 0
    const end = start > (labels.ends[index] ?? 0) ? matchAt(logIn, plain, start) : undefined
    if (end !== undefined && isLogIn(plain.slice(start, end), plain.slice(labels.ends[index], start)))
      found.push({ start, end, kind: 'social-handle', tier: 'certain', weight: 89 })
  }
  for (let index = 0; index < tokens.count; index += 1) {
    if (!namesOfThreeWords.has(tokens.words[index] ?? '')) continue
    const start = matchAt(connectors, plain, tokens.ends[index] ?? 0)
    const end = start === undefined ? undefined : matchAt(bareThreeWords, plain, start)
    if (start !== undefined && end !== undefined)
      found.push({ start, end, kind: 'gps', tier: 'certain', weight: 97 })
  }
  for (let at = plain.indexOf('///'); at >= 0; at = plain.indexOf('///', at + 3)) {
    const end = matchAt(threeWords, plain, at)
    if (end !== undefined) found.push({ start: at, end, kind: 'gps', tier: 'certain', weight: 97 })
  }
  return found
}

const connectors =
  /(?:[ :=,"'(]|\b(?:is|na|was|with|as|to|into|on|the|our|portal|system|server|site|computer|bu|ni|shi|ne|ita|ce|ya|re|mi)\b){1,16}/iy

const logIn = /[A-Za-z0-9](?:[A-Za-z0-9_]|[.\\/-](?=[A-Za-z0-9_])){1,29}(?![\w@])/y

const threeWords = /\/{3}\p{L}{2,20}\.\p{L}{2,20}\.\p{L}{2,20}(?![\w.])/uy

const bareThreeWords = /\p{L}{2,20}\.\p{L}{2,20}\.\p{L}{2,20}(?![\w.])/uy

const namesOfThreeWords = new Set(['what3words', 'w3w'])

/** A plain word counts behind a colon only: 'the login page' is no log-in. */
function isLogIn(written: string, between: string): boolean {
  if (!/[a-z]/i.test(written)) return false
  if (
    /^[a-z]{6,20}$/.test(written) &&
    / $/.test(between) &&
    lexicon(written) === 0 &&
    /^[ "'(]{0,4}$|log-in $/.test(between)
  )
    return true
  return /[\d_.\\/]/.test(written) || /[:=]/.test(between)
}
