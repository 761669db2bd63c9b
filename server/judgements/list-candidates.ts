import { compareNames, type NameReason } from '@fitila/names/compare-names'
import { isRefusal } from '#domain/errors.ts'
import { noFilters } from '#domain/finding/list-filters.ts'
import type { Mention, NamedKind } from '#domain/judgements/mentions.ts'
import { searchPublicReports } from '#server/finding/public-list.ts'
import { useCase } from '#server/kernel/use-case.ts'
import { joinedWith } from './judgement-queries.ts'
import type { NamedSide } from './named-sides.ts'
import { type PublicRecord, publicRecordOf, publicRecords } from './public-records.ts'
import { refuseBeyondReach } from './refuse-beyond-reach.ts'

/** A record that names something alike. `reasons` say how the two names are alike, and nothing of whether they are one. */
export type Candidate = Omit<NamedSide, 'slug'> & { asNamed: string; reasons: readonly NameReason[] }

/** Null where the number is of no public record. */
export type Candidates = { number: string; found: Candidate[] } | null

const mostShown = 10
/** One more than this many words of a name ask for more than other records will have. */
const mostWords = 6

/**
 * Public records that name a person, an office or a company as the record with this number does, for a member who looks for the second
 * record of a judgement. They are looked for when a member asks, and none is proposed. Left out are those that are joined already, and
 * those beyond the actor's reach.
 *
 * @throws SignInNeeded, and as `refuseBeyondReach` for the record itself
 */
export const listCandidates = useCase(
  'judgement.list',
  async ({ application, actor }, about: NamedKind, number: string): Promise<Candidates> => {
    const { queries } = application.database
    const record = await publicRecordOf(queries, number)
    if (!record) return null
    await refuseBeyondReach(application, queries, actor, [record])
    const found = new Map<string, Candidate>()
    for (const mention of mentionsOf(record, about)) {
      const joined = new Set(
        (await joinedWith(queries, about, { id: record.id, key: mention.key })).map(keyOf),
      )
      const ids = new Set<string>()
      for (const term of termsFor(mention)) {
        const filters = { ...noFilters, withArchive: true }
        const { cards } = await searchPublicReports(application, actor, term, null, filters)
        for (const { id } of cards) if (id !== record.id) ids.add(id)
      }
      for (const other of await publicRecords(queries, { ids: [...ids] }))
        for (const candidate of alikeIn(other, mention, joined)) found.set(other.id, candidate)
    }
    const within: Candidate[] = []
    for (const candidate of found.values())
      if (within.length < mostShown && (await isWithin(candidate))) within.push(candidate)
    return { number: record.referenceNumber, found: within }

    async function isWithin({ kind, id }: Candidate): Promise<boolean> {
      try {
        await refuseBeyondReach(application, queries, actor, [{ kind, id }])
        return true
      } catch (error) {
        if (!isRefusal(error)) throw error
        return false
      }
    }
  },
)

function mentionsOf({ mentions }: PublicRecord, about: NamedKind): Mention[] {
  return mentions.filter((mention) => mention.about === about)
}

/** All words of a name, and its first with its last: another record may leave the middle out. */
function termsFor({ about, key, shown }: Mention): string[] {
  // The key of a company has no Limited, Ltd or Nigeria, which each record writes in its own way.
  const words = (about === 'company' ? key : shown)
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word.length > 2)
    .slice(0, mostWords)
  const [first, last] = [words[0], words.at(-1)]
  return words.length > 2 ? [words.join(' '), `${first} ${last}`] : [words.join(' ')].filter(Boolean)
}

function alikeIn(other: PublicRecord, mention: Mention, joined: ReadonlySet<string>): Candidate[] {
  return mentionsOf(other, mention.about).flatMap((each) => {
    const reasons = reasonsOf(mention, each)
    if (reasons === null || joined.has(keyOf({ id: other.id, key: each.key }))) return []
    const { kind, id, referenceNumber } = other
    return [{ kind, id, referenceNumber, name: each.shown, asNamed: mention.shown, reasons }]
  })
}

/** Null where they are not alike. Companies and offices are alike by their words, which the search found. */
function reasonsOf(one: Mention, other: Mention): readonly NameReason[] | null {
  if (one.about === 'person') return compareNames(one.shown, other.shown)?.reasons ?? null
  else if (one.about === 'company') return one.key === other.key ? [] : null
  else return foldedWords(one.shown) === foldedWords(other.shown) ? [] : null
}

function foldedWords(text: string): string {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ')
}

function keyOf({ id, key }: { id: string; key: string }): string {
  return `${id} ${key}`
}
