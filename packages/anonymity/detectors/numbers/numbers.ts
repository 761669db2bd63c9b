import type { Candidate } from '../../finding.ts'
import { labelsNear } from '../../labels.ts'
import { matchAt } from '../../match-at.ts'
import type { Page } from '../../page.ts'
import { type DigitAtom, findDigitRuns } from './digit-atoms.ts'
import { nameNumber } from './name-number.ts'
import type { Written } from './phone-shapes.ts'

// A phone number with every digit apart has 14 atoms, a card 19.
const mostAtoms = 20
const mostDigits = 19

/** Everything that is written in digits: phones, identity numbers, accounts, cards. */
export function detectNumbers(page: Page): Candidate[] {
  return findDigitRuns(page).flatMap((run) => numbersInRun(page, run))
}

function numbersInRun(page: Page, run: readonly DigitAtom[]): Candidate[] {
  const found: Candidate[] = []
  const isCounting = marksOfCounting(run)
  let first = 0
  while (first < run.length) {
    const mayBegin = run[first]?.canBegin === true && isCounting[first] === 0
    const longest = mayBegin ? longestFrom(page, run, first) : undefined
    if (longest) {
      found.push(longest.candidate)
      first += longest.length
    } else first += 1
  }
  return found
}

// The longest number that is written digit by digit has 19; far more in a row are a table or a test of patience.
const mostSmallAtoms = 40

/** 1 for every atom in a row of more than 40 with one or two digits each. */
function marksOfCounting(run: readonly DigitAtom[]): Uint8Array {
  const marks = new Uint8Array(run.length)
  let from = 0
  for (let index = 0; index <= run.length; index += 1) {
    if ((run[index]?.digits.length ?? 3) <= 2) continue
    if (index - from > mostSmallAtoms) marks.fill(1, from, index)
    from = index + 1
  }
  return marks
}

function longestFrom(page: Page, run: readonly DigitAtom[], first: number) {
  const atoms: DigitAtom[] = []
  let digits = 0
  for (let index = first; index < run.length && atoms.length < mostAtoms; index += 1) {
    const atom = run[index]
    if (!atom || digits + atom.digits.length > mostDigits) break
    atoms.push(atom)
    digits += atom.digits.length
  }
  let best: { candidate: Candidate; length: number } | undefined
  for (let length = atoms.length; length > 0; length -= 1) {
    const candidate = atoms[length - 1]?.canEnd ? readNumber(page, atoms.slice(0, length)) : undefined
    // A surer reading of fewer digits beats a guess over more: '2019 08031234567'.
    if (candidate && (!best || candidate.weight > best.candidate.weight)) best = { candidate, length }
  }
  return withSpelledRest(atoms, best) ?? best ?? spelledRow(page, atoms)
}

type Found = { candidate: Candidate; length: number }

/** 'zero four one seven, two two nine, six eight one five' of which ten digits would be an account: who spells goes on to the end. */
function withSpelledRest(atoms: readonly DigitAtom[], best: Found | undefined): Found | undefined {
  if (!best || best.length === atoms.length) return undefined
  const isFewMore =
    best.candidate.kind === 'phone' && best.length >= fewestAtoms && atoms.length - best.length <= mostMore
  const isOneByOne = isFewMore && atoms.slice(best.length).every(({ digits }) => digits.length === 1)
  if (!isOneByOne && !atoms.every(isOneSpelled)) return undefined
  const last = atoms.at(-1)
  return last?.canEnd ? { candidate: { ...best.candidate, end: last.end }, length: atoms.length } : undefined
}

// A telephone that is said digit by digit may have one digit too many.
const fewestAtoms = 8
const mostMore = 2

const fewestSpelled = 4

/** 'otu, asaa, itoolu, abuo, ise': four digits or more that are spelled one by one are a number, whatever it is. Who counts goes up or down in steps of one. */
function spelledRow({ reading: { plain } }: Page, atoms: readonly DigitAtom[]): Found | undefined {
  const end = atoms.findIndex((atom) => !isOneSpelled(atom))
  const row = end < 0 ? atoms : atoms.slice(0, end)
  const [first] = row
  const last = row.at(-1)
  if (!first || !last || row.length < fewestSpelled || !last.canEnd || isCounting(row)) return undefined
  const letters = lettersBefore.exec(plain.slice(Math.max(0, first.start - 16), first.start))?.[0].length ?? 0
  return {
    candidate: {
      start: first.start - letters,
      end: last.end,
      kind: 'identity-number',
      tier: 'certain',
      weight: 66,
    },
    length: row.length,
  }
}

/** 'S, B, E, okan, meji': letters of the same code. */
const lettersBefore = /(?<![\w])(?:[A-Z](?:, |,| |-)){1,5}$/

function isOneSpelled({ isSpelled, digits }: DigitAtom): boolean {
  return isSpelled && digits.length <= 3
}

function isCounting(row: readonly DigitAtom[]): boolean {
  const steps = row.slice(1).map((atom, index) => Number(atom.digits) - Number(row[index]?.digits ?? 0))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

function readNumber(
  { reading: { plain }, labels }: Page,
  atoms: readonly DigitAtom[],
): Candidate | undefined {
  const firstAtom = atoms[0]
  const lastAtom = atoms.at(-1)
  if (!firstAtom || !lastAtom) return undefined
  const separators = atoms.slice(1).map((atom, index) => plain.slice(atoms[index]?.end ?? 0, atom.start))
  const start = beginning(plain, firstAtom.start, separators)
  const written: Written = {
    digits: atoms.map((atom) => atom.digits).join(''),
    groups: atoms.map((atom) => atom.digits.length),
    separators,
    hasPlus: plain.charAt(start) === '+' || plain.charAt(start - 1) === '+',
    hasBracket: separators.some((separator) => separator.includes(')')) || plain.charAt(start) === '(',
  }
  const named = nameNumber({
    written,
    near: labelsNear(labels, start, lastAtom.end),
    before: plain.slice(Math.max(0, start - 3), start),
    after: plain.slice(lastAtom.end, lastAtom.end + 4),
    isSpelled: atoms.some((atom) => atom.isSpelled),
  })
  if (!named) return undefined
  const from = named.kind === 'phone' ? start : firstAtom.start
  const end =
    named.kind === 'phone' ? (matchAt(furtherLine, plain, lastAtom.end) ?? lastAtom.end) : lastAtom.end
  return { ...named, start: from, end }
}

/** '0803 555 0142/3', '0803 555 0142 ext. 12'. */
const furtherLine = /\/\d{1,4}(?![\d/-])|,? ?(?:ext|extension)\.? ?\d{1,5}(?!\d)/iy

/** A plus and an opening bracket belong to a phone number: '+(234) 803...', '(415) 555...'. */
function beginning(plain: string, start: number, separators: readonly string[]): number {
  const closes = separators.some((separator) => separator.includes(')'))
  const bracket = closes && plain.charAt(start - 1) === '(' ? start - 1 : start
  return plain.charAt(bracket - 1) === '+' ? bracket - 1 : bracket
}
