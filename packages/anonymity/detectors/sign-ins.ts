import type { Candidate } from '../finding.ts'
import { matchAt } from '../match-at.ts'
import { bits, lexicon } from '../names/lexicon.ts'
import type { Page } from '../page.ts'
import { bareDomains } from './top-level-domains.ts'

/** Log-ins behind their word, and three words that name a spot: '///filled.count.soap'. */
export function detectSignIns({ reading: { plain, lower }, labels, tokens }: Page): Candidate[] {
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
  for (const { index, 0: written } of plain.matchAll(dottedLogIn)) {
    const before = lower.slice(Math.max(0, index - mostBefore), index)
    if (besideLogIn.test(before) && !bareDomains.has(written.slice(written.indexOf('.') + 1)))
      found.push({
        start: index,
        end: index + written.length,
        kind: 'social-handle',
        tier: 'certain',
        weight: 86,
      })
  }
  for (const { index, 0: written } of plain.matchAll(threePlainWords)) {
    if (isThreeWords(written))
      found.push({ start: index, end: index + written.length, kind: 'gps', tier: 'certain', weight: 97 })
  }
  for (let at = plain.indexOf('///'); at >= 0; at = plain.indexOf('///', at + 3)) {
    const end = matchAt(threeWords, plain, at)
    if (end !== undefined) found.push({ start: at, end, kind: 'gps', tier: 'certain', weight: 97 })
  }
  return found
}

const mostBefore = 64

/** 'jiya.store2', 'nwando.a': two pieces with a dot, of which the second is no word that begins a sentence. */
const dottedLogIn = /(?<![\w./@-])[a-z]{3,16}\.(?:[a-z]|[a-z]{2,12}\d{0,4})(?![\w@/-]|\.\w)/g

/** Right behind a word for a log-in, or behind one that tells of which system it is. */
const besideLogIn =
  /(?:\blog|\blog-?in|\bsign-?in|\buser(?:name)?|\baccount|\bportal|\bkomputa|\bcomputer|\bsystem)(?: (?:of|for|to|on|na|is|ni|bu|the|my|our|his|her|name|id)){0,4}(?: (?:[a-z]{2,12} ){0,2}(?:system|portal|computer|store|payroll|server|site))?[ :,"'(-]{1,3}(?:as |na |is |ni |bu )?$/

/** Three words of English with dots between, as what3words gives them for a square of three metres. */
const threePlainWords = /(?<![\w./@-])[a-z]{3,16}\.[a-z]{3,16}\.[a-z]{3,16}(?![\w@/-]|\.\w)/g

function isThreeWords(written: string): boolean {
  const words = written.split('.')
  const last = words.at(-1) ?? ''
  return !bareDomains.has(last) && words.every((word) => (lexicon(word) & bits.knownWord) !== 0)
}

const connectors =
  /(?:[ :=,"'(]|\b(?:is|na|was|with|as|to|into|on|the|our|portal|system|server|site|computer|bu|ni|shi|ne|ita|ce|ya|re|mi|ahu|naa|nan|dat|dis|sef|wato|kuwa)\b){1,16}/iy

const logIn = /[A-Za-z0-9](?:[A-Za-z0-9_]|[.\\/-](?=[A-Za-z0-9_])){1,29}(?![\w@])/y

const threeWords = /\/{3}\p{L}{2,20}\.\p{L}{2,20}\.\p{L}{2,20}(?!\w|\.\w)/uy

const bareThreeWords = /\p{L}{2,20}\.\p{L}{2,20}\.\p{L}{2,20}(?!\w|\.\w)/uy

const namesOfThreeWords = new Set(['what3words', 'w3w'])

/** A plain word counts behind a colon only: 'the login page' is no log-in. 'the log-in cgwamna' is one. */
function isLogIn(written: string, between: string): boolean {
  if (!/[a-z]/i.test(written)) return false
  const isNoWord = /^[a-z]{6,20}$/.test(written) && lexicon(written) === 0
  if (isNoWord && /^ ["'(]?$/.test(between)) return true
  return /[\d_.\\/]/.test(written) || /[:=]/.test(between)
}
