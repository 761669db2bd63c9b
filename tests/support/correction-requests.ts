import { randomUUID } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Person } from '#domain/actor.ts'
import type { Application } from '#server/kernel/application.ts'
import { listRequests } from '#server/publishing/corrections/list-requests.ts'
import { addPapers } from '#server/publishing/corrections/papers/add-paper.ts'
import { requestCorrection } from '#server/publishing/corrections/request-correction.ts'
import { refuseRequest } from '#server/publishing/corrections/settle-request.ts'
import { buildReport } from '#tests/cast.ts'
import { samplePdf } from './documents/sample-files.ts'
import { publicReport } from './public-report.ts'
import type { TestApplication } from './test-application.ts'

/** What a person types to say that a report is wrong. */
export function buildRequest(overrides: Record<string, string> = {}): Record<string, string> {
  return {
    requester: 'named',
    about: 'suspectedAssets',
    wrong: 'The three houses belong to somebody of the same name.',
    right: 'I own one flat.',
    shown: 'The land registry in Kaduna, https://example.org/registry',
    reply: '',
    ...overrides,
  }
}

/** Returns the code. */
export function askedFor(
  application: Application,
  reportId: string,
  overrides: Record<string, string> = {},
): Promise<string> {
  const input = { ...buildRequest(overrides), number: randomUUID() }
  return requestCorrection(application, reportId, input, null)
}

/** Asks for a correction, and returns the number under which staff find it. */
export async function waitingRequest(
  application: Application,
  staff: Person,
  reportId: string,
  overrides: Record<string, string> = {},
): Promise<string> {
  const before = await listRequests(application, staff)
  await askedFor(application, reportId, overrides)
  const known = before.map(({ id }) => id)
  const added = (await listRequests(application, staff)).find(({ id }) => !known.includes(id))
  if (!added) throw new Error('the request is not in the list')
  return added.id
}

/** A request with a document beside it, which staff have declined. */
export async function settledWithPaper(application: TestApplication): Promise<void> {
  const { id, reviewer } = await publicReport(application)
  const requestCode = await askedFor(application, id)
  const add = await addPapers(application, { requestCode }, null)
  await add({ name: 'mandate.pdf', bytes: Readable.from([samplePdf]) })
  const [request] = await listRequests(application, reviewer)
  await refuseRequest(application, reviewer, request?.id ?? '', { reason: 'The register says otherwise.' })
}

/** The words of `buildReport` as a correction has them in its form, with what a correction says besides. */
export function buildCorrection(overrides: Record<string, string> = {}): Record<string, string> {
  return {
    ...buildReport(),
    why: 'The estate has two houses, as the register shows.',
    label: 'document',
    source: 'Land registry of Kaduna',
    seenOn: '2026-11-20',
    edition: '',
    dispute: '',
    ...overrides,
  }
}
