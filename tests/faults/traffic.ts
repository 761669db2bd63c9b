import { randomUUID } from 'node:crypto'
import { buildReport, buildStatements } from '#tests/cast.ts'
import type { Visit } from '#tests/support/visit-of.ts'
import type { Visits } from './people.ts'

export type Sent = { key: string; evidence: string; id: string | null }

/** What was pressed, and what was answered. `doubtful` is whatever was sent and never answered. */
export type Ledger = {
  submitted: Sent[]
  verified: string[]
  approved: string[]
  doubtful: { submissions: Sent[]; approvals: string[] }
  /** Two officers press at the same moment: how often both, or neither, were told that they had done it. */
  unclearApprovals: number
}

export function newLedger(): Ledger {
  return {
    submitted: [],
    verified: [],
    approved: [],
    doubtful: { submissions: [], approvals: [] },
    unclearApprovals: 0,
  }
}

/** The reports that wait for a step of these people. */
export type Waiting = { toVerify: string[]; toApprove: string[] }

/**
 * Presses buttons as several people do, until the line breaks or `isOver` says so.
 *
 * @param waiting from the time before, where people come back to what they had not done
 */
export async function pressButtons(
  baseURL: string,
  visits: Visits,
  ledger: Ledger,
  isOver: () => boolean,
  { toVerify, toApprove }: Waiting = { toVerify: [], toApprove: [] },
): Promise<void> {
  const press = (visit: Visit, path: string, fields: Record<string, string>) =>
    post(baseURL, visit, path, fields)

  async function write(): Promise<boolean> {
    const sent = newReport()
    await submitOnce(baseURL, visits.reporter, ledger, sent)
    if (sent.id) toVerify.push(sent.id)
    return sent.id !== null
  }

  async function verify(): Promise<boolean> {
    const id = toVerify.shift()
    if (!id) return pause()
    const fields = { method: 'document_check', notes: 'Compared at the registry.' }
    if (!isDone(await press(visits.reviewer, `/reports/${id}/verification`, fields))) return false
    ledger.verified.push(id)
    toApprove.push(id)
    return true
  }

  async function approve(): Promise<boolean> {
    const id = toApprove.shift()
    if (!id) return pause()
    const officers = [visits.officer, visits.secondOfficer]
    const answers = await Promise.all(
      officers.map((officer) => press(officer, `/reports/${id}/approval`, buildStatements())),
    )
    const done = answers.filter(isDone).length
    const isBroken = answers.some((answer) => answer === null || answer.status >= 500)
    if (done > 1 || (done === 0 && !isBroken)) ledger.unclearApprovals += 1
    if (done > 0) ledger.approved.push(id)
    else ledger.doubtful.approvals.push(id)
    return !isBroken
  }

  const go = async (act: () => Promise<boolean>) => {
    while (!isOver() && (await act()));
  }
  await Promise.all([go(write), go(write), go(verify), go(approve)])
}

/** Presses once more what was never answered, as a person would: it must then be there once, and say so clearly. */
export async function pressAgain(baseURL: string, visits: Visits, ledger: Ledger): Promise<void> {
  for (const sent of ledger.doubtful.submissions.splice(0)) {
    const answer = await submitOnce(baseURL, visits.reporter, ledger, sent)
    if (!sent.id) throw new Error(`a report that was sent again was answered by ${answer?.status}`)
  }
  for (const id of ledger.doubtful.approvals.splice(0)) {
    const answer = await post(baseURL, visits.officer, `/reports/${id}/approval`, buildStatements())
    if (isDone(answer) || answer?.status === 409) ledger.approved.push(id)
    else throw new Error(`an approval pressed again was answered by ${answer?.status}`)
  }
}

/** One report, entered in the ledger as stored or as doubtful. */
export async function submitOnce(
  baseURL: string,
  visit: Visit,
  ledger: Ledger,
  sent = newReport(),
): Promise<Answer | null> {
  const answer = await submit(baseURL, visit, sent)
  if (sent.id) ledger.submitted.push(sent)
  else ledger.doubtful.submissions.push(sent)
  return answer
}

function newReport(): Sent {
  const key = randomUUID()
  return { key, evidence: `Two vouchers, numbered ${key}.`, id: null }
}

async function submit(baseURL: string, visit: Visit, sent: Sent): Promise<Answer | null> {
  const fields = { ...buildReport({ evidence: sent.evidence }), submissionKey: sent.key }
  const answer = await post(baseURL, visit, '/submit-report', fields)
  sent.id = isDone(answer) ? (/reports\/([0-9a-f-]{36})/.exec(answer.location)?.[1] ?? null) : null
  return answer
}

type Answer = { status: number; location: string; text: string }

function isDone(answer: Answer | null): answer is Answer & { status: 303 } {
  return answer?.status === 303
}

/** Null where the line broke before there was an answer. */
async function post(
  baseURL: string,
  { cookie, formToken }: Visit,
  path: string,
  fields: Record<string, string>,
): Promise<Answer | null> {
  try {
    const answer = await fetch(baseURL + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie },
      body: new URLSearchParams({ formToken, ...fields }),
      signal: AbortSignal.timeout(20_000),
    })
    const text = await answer.text()
    return { status: answer.status, location: answer.headers.get('location') ?? '', text }
  } catch {
    return null
  }
}

async function pause(): Promise<boolean> {
  await new Promise((resolve) => setTimeout(resolve, 5))
  return true
}
