import { Unreadable } from '@fitila/formats/unreadable'
import type { Kind, Progress } from '../contract.ts'
import { limits } from '../limits.ts'
import type { Told } from '../make-work.ts'
import { refusals, refuse } from '../refusals.ts'
import { areSameBytes } from '../same-bytes.ts'
import { makePatternScan, makeWordScan, shortestForWords } from './pattern-scan.ts'
import type { Region } from './region.ts'
import { regionsOf } from './regions-of.ts'
import { writtenForms } from './written-forms.ts'

type Checking = {
  bytes: Uint8Array
  kind: Kind
  told: Told
  /** Cleans once more; null for what is made of pictures, which would be pictures of pictures. */
  again: ((bytes: Uint8Array) => Promise<Uint8Array>) | null
  progress: Progress
}

/**
 * Looks through a result before anyone may have it, and gives the bytes to hand out.
 *
 * First it is cleaned again until that changes nothing, which also shows that it can be read. Then everything in it is searched for
 * every string that was taken out as identifying, in each way of writing it. The result is taken apart into what a reader sees and the
 * rest (`regions-of.ts`). In the rest, a hit means that cleaning failed: nothing is offered. In what a reader sees it may rightly
 * stay, as when the author's name is also signed under the letter: it stays, and the person is told so.
 */
export async function selfCheck({ bytes, kind, told, again, progress }: Checking): Promise<Uint8Array> {
  const settled = again ? await untilSettled(bytes, again) : bytes
  progress(0.5)
  const { isSeen, isLeft } = search(settled, kind, [...told.identifying])
  if (isLeft.length > 0) {
    const again = isLeft.slice(0, 5).map((text) => `“${text}”`)
    throw new Unreadable('still-there', `${refusals['still-there']} Found again: ${again.join(', ')}.`)
  }
  for (const text of isSeen) {
    const words = `“${text}” was taken out of the hidden data and stays where it can be read: it is also in the visible content.`
    told.kept.push({ text: words, where: '' })
  }
  return settled
}

async function untilSettled(bytes: Uint8Array, again: (bytes: Uint8Array) => Promise<Uint8Array>) {
  let before = bytes
  for (let round = 0; round < 3; round += 1) {
    const after = await again(before)
    if (areSameBytes(before, after)) return after
    before = after
  }
  return refuse('unsupported')
}

function search(bytes: Uint8Array, kind: Kind, identifying: readonly string[]) {
  const wanted = identifying.filter(isWorthLooking).slice(0, 2000)
  const seen = new Set<string>()
  const left = new Set<string>()
  const patterns = wanted.flatMap((text) => writtenForms(text).map((form) => ({ text, form })))
  // The long ones can be looked for faster, and among pixels and sound they alone count.
  const long = patterns.filter(({ form }) => form.length >= shortestForWords)
  const short = patterns.filter(({ form }) => form.length < shortestForWords)
  const scanLong = makeWordScan(long.map(({ form }) => form))
  const scanShort = makePatternScan(short.map(({ form }) => form))
  const check = (region: Region) => {
    const tell = (pattern: Pattern | undefined, at: number) => {
      if (!pattern || !isHit(region, at, pattern)) return
      ;(region.nature === 'content' ? seen : left).add(pattern.text)
    }
    scanLong(region.bytes, (index, at) => tell(long[index], at))
    if (region.nature !== 'packed' && short.length > 0)
      scanShort(region.bytes, (index, at) => tell(short[index], at))
  }
  if (wanted.length > 0) for (const region of regionsOf(bytes, kind, budget())) check(region)
  return { isSeen: [...seen], isLeft: [...left] }
}

/** Too short, or a small number: it would be found everywhere and mean nothing. */
function isWorthLooking(text: string): boolean {
  return text.length >= 4 && !/^[\d\s.,:/-]{1,6}$/.test(text)
}

type Pattern = { text: string; form: Uint8Array }

/** A short name counts only as a word of its own; among pixels, only what is too long to be there by chance. */
function isHit({ bytes }: Region, at: number, { text, form }: Pattern): boolean {
  if (text.length >= 8) return true
  const step = form[0] === 0 || form[1] === 0 ? 2 : 1
  return !isLetter(bytes[at - step]) && !isLetter(bytes[at + form.length])
}

function isLetter(byte = 0): boolean {
  return (byte >= 48 && byte <= 57) || (byte >= 65 && byte <= 90) || (byte >= 97 && byte <= 122)
}

function budget(): (bytes: number) => void {
  let spent = 0
  return (bytes) => {
    spent += bytes
    if (spent > limits.unpacked * 2) refuse('too-large')
  }
}
