import fc from 'fast-check'
import { expect, test } from 'vitest'
import { confirmProposal, declineProposal } from '#server/proposals/decide-proposal.ts'
import { openProposals } from '#server/proposals/proposal-queries.ts'
import { cast } from '#tests/cast.ts'
import { buildJudgement } from '#tests/support/judgements/judged-by-two.ts'
import { publicReport } from '#tests/support/public-report.ts'
import { importedByTwo } from '#tests/support/second-person/settled.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { listJudgements } from './list-judgements.ts'
import { linksOf } from './named-in.ts'
import { proposeJudgement } from './propose-judgement.ts'
import { publicRecordOf } from './public-records.ts'
import { showJoined } from './show-joined.ts'
import { undoJudgement } from './undo-judgement.ts'

// One name, one office, one state, also as people write it otherwise: everything that a join by name could find.
const names = ['Misali Kirkira', 'Misali Kirkira', 'Kirkira Misali', 'Hon. Misali Kirkira']
const csv = [
  'name,state,offense,courtLocation,convictionDate,sentence,year,sourceUrl',
  'Misali Kirkira,Kaduna,Fraud,High Court,2021-03-12,Two years,2021,https://example.org/1',
  'Misali Kirkira,Kaduna,Theft,High Court,2020-03-12,One year,2020,https://example.org/2',
].join('\n')

type Act = { act: 'judge' | 'propose' | 'decline' | 'undo'; one: number; other: number }

const place = fc.nat({ max: names.length + 1 })
const acts = fc.array(
  fc.record({ act: fc.constantFrom('judge', 'propose', 'decline', 'undo'), one: place, other: place }),
  { maxLength: 8 },
)

test('namesakes are never joined: whatever is proposed, declined and taken back, a page has what two people judged and nothing else', async () => {
  const application = await withApplication()
  const people = await cast(application, 'reporter', 'reviewer', 'officer', 'administrator')
  const numbers: string[] = []
  for (const personName of names)
    numbers.push(
      (await publicReport(application, { ...people, owner: people.reporter, words: { personName } }))
        .referenceNumber,
    )
  await importedByTwo(application, people.administrator, csv)
  numbers.push('EFCC-2021-0001', 'EFCC-2020-0001')
  let joins = 0

  await fc.assert(
    fc.asyncProperty(acts, async (given) => {
      await startAgain()
      const edges: [string, string][] = []
      for (const each of given) await take(each, edges)
      for (const number of numbers) {
        const { cards } = await showJoined(application, { about: 'person', number })
        const shown = cards.map(({ referenceNumber }) => referenceNumber).toSorted()
        expect(shown, JSON.stringify(given)).toEqual(reachedFrom(number, edges))
        joins += shown.length - 1
        expect(await namedBeside(number), 'the links at the record').toEqual(
          shown.filter((each) => each !== number),
        )
      }
    }),
    { numRuns: 20 },
  )
  // Otherwise it would hold of pages that join nothing at all.
  expect(joins).toBeGreaterThan(0)

  async function take({ act, one, other }: Act, edges: [string, string][]): Promise<void> {
    const [first = '', second = ''] = [numbers[one], numbers[other]]
    const at = edges.findIndex((edge) => edge.includes(first) && edge.includes(second))
    if (act === 'undo') {
      if (at < 0 || first === second) return
      edges.splice(at, 1)
      const judged = (await listJudgements(application, people.officer)).find(({ sides }) =>
        [first, second].every((number) => sides.some((side) => side.referenceNumber === number)),
      )
      await undoJudgement(application, people.officer, judged?.id ?? '')
    } else if (first !== second && at < 0) {
      const before = (await openProposals(application.database.queries)).map(({ id }) => id)
      await proposeJudgement(application, people.reviewer, buildJudgement(first, second))
      const open = await openProposals(application.database.queries)
      const newest = open.find(({ id }) => !before.includes(id))?.id ?? ''
      if (act === 'judge') {
        await confirmProposal(application, people.officer, newest)
        edges.push([first, second])
      } else if (act === 'decline') await declineProposal(application, people.officer, newest)
    }
  }

  async function namedBeside(number: string): Promise<string[]> {
    const { queries } = application.database
    const record = await publicRecordOf(queries, number)
    const named = record && (await linksOf(queries, record))
    return (named?.joined ?? []).map((each) => each.number).toSorted()
  }

  async function startAgain(): Promise<void> {
    for (const { id } of await openProposals(application.database.queries))
      await declineProposal(application, people.officer, id)
    for (const { id } of await listJudgements(application, people.officer))
      await undoJudgement(application, people.officer, id)
  }
})

/** By the judgements alone, written once more and in another way. */
function reachedFrom(number: string, edges: readonly [string, string][]): string[] {
  const reached = new Set([number])
  for (let before = 0; before < reached.size; ) {
    before = reached.size
    for (const edge of edges)
      if (edge.some((end) => reached.has(end))) for (const end of edge) reached.add(end)
  }
  return [...reached].toSorted()
}
