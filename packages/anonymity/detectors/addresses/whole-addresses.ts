import type { Candidate } from '../../finding.ts'
import type { Kind } from '../../kinds.ts'
import { countBefore } from './count-before.ts'
import { withEdges } from './edges.ts'

/** Heavier than a company, a person or a street in it. */
const weight = 88

/**
 * A rule and the tagger often see two pieces of one address: 'number nine' and 'Adetutu close, behind the cold room'. Where they
 * overlap, or only a comma and spaces are between them, they are one.
 */
export function joinAddresses(
  plain: string,
  read: readonly Candidate[],
  tagged: readonly Candidate[],
): Candidate[] {
  const numbers = read.filter(isNumber).toSorted((one, other) => one.start - other.start)
  const believed = tagged.filter((one) => !overlapsAny(one, numbers))
  const pieces = behindNames([...read.filter(isAddress), ...believed], read).toSorted(
    (one, other) => one.start - other.start,
  )
  const joined: Candidate[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last && isBeside(plain, last.end, piece.start)) {
      joined.pop()
      joined.push({ ...last, end: Math.max(last.end, piece.end), weight })
    } else joined.push({ ...piece })
  }
  const edged = joined.map((one) => ({
    ...one,
    ...withEdges(plain, { start: one.start, end: withSaintOrThat(plain, one.end) }),
  }))
  const places = new Map(read.filter(isPlace).map((place) => [place.end, place.start]))
  return [...read.filter((one) => !isAddress(one)), ...edged.map((one) => withoutTown(plain, one, places))]
}

/** 'Sabinus Okoro-Nta, na-emepe uzo': no address begins in the middle of a person. */
function behindNames(pieces: readonly Candidate[], read: readonly Candidate[]): Candidate[] {
  const people = read
    .filter(({ kind, tier, weight }) => kind === 'person' && tier === 'certain' && weight >= 50)
    .toSorted((one, other) => one.start - other.start)
  return pieces.flatMap((piece) => {
    const person = people[countBefore(people, piece.start) - 1]
    if (!person || person.end <= piece.start || person.end >= piece.end) return [piece]
    return person.end + 2 < piece.end ? [{ ...piece, start: person.end + 2 }] : []
  })
}

/** 'the church of St. Mulumba', 'osisi ube ahu': a saint and a word for 'that' belong to what is in front of them. */
function withSaintOrThat(plain: string, end: number): number {
  return end + (behind.exec(plain.slice(end, end + 24))?.[0].length ?? 0)
}

const behind =
  /^(?:(?<=[Ss]t)\. [A-Z][A-Za-z'-]{2,16}|(?<= [A-Z])\. (?:[A-Z]\. )?[A-Z][A-Za-z'-]{2,16}| (?:ahu|ahụ|naa|náà|yen|nan|din|can|sef))(?![A-Za-z'-])/

/** ', Yaba' at the end is a finding of its own where a list knows the town: it counts as one. */
function withoutTown(plain: string, address: Candidate, places: ReadonlyMap<number, number>): Candidate {
  let { end } = address
  for (let town = places.get(end); town !== undefined && town > address.start; town = places.get(end)) {
    if (plain.slice(town - 2, town) !== ', ') break
    end = town - 2
  }
  return end > address.start ? { ...address, end } : address
}

function isAddress({ kind, tier }: Candidate): boolean {
  return kind === 'street' && tier === 'certain'
}

/** 'the desk, extension 2206': a number that a rule knows is none of a house. */
function isNumber({ kind, tier }: Candidate): boolean {
  return tier === 'certain' && numberKinds.has(kind)
}

const numberKinds: ReadonlySet<Kind> = new Set([
  'phone',
  'email',
  'url',
  'nin',
  'bvn',
  'account-number',
  'staff-number',
  'identity-number',
  'card',
])

/** Both in the order of the text. */
function overlapsAny({ start, end }: Candidate, sorted: readonly Candidate[]): boolean {
  const next = countBefore(sorted, start)
  return (sorted[next]?.start ?? end) < end || (sorted[next - 1]?.end ?? start) > start
}

function isBeside(plain: string, end: number, start: number): boolean {
  return start <= end || (start - end <= longestBetween && between.test(plain.slice(end, start)))
}

const longestBetween = 30

/** A comma; or the saint of a church: "n'azu ulo uka St. Mulumba, ulo no n'aka nri". */
const between = /^(?:,? ?|,? ?(?:[Ss]t\.?|\.) [A-Z][A-Za-z'-]{2,16},? )$/

function isPlace({ kind, tier }: Candidate): boolean {
  return kind === 'place' && tier === 'certain'
}
