import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { largestAttachment } from '#domain/plans/limits.ts'
import { partLength } from '#domain/writing/attachments.ts'
import { largePdf } from '#tests/support/documents/sample-files.ts'
import type { Visit } from '#tests/support/visit-of.ts'
import type { Figure } from './figure.ts'
import type { BenchSite } from './support/bench-site.ts'

const people = 10

/** What the server's memory does while ten people send 25 MB each at once: in parts, and as one plain form. */
export async function attachments(site: BenchSite): Promise<Figure[]> {
  const reporters = site.reporters.slice(0, people)
  const file = largePdf(largestAttachment)
  // Once before, so that what is loaded at the first file is not counted as the files' own.
  await sendInParts(site, await beginDraft(site, site.reporters[0]), file.subarray(0, 2 * partLength))
  const parts = await watched(site, async () => {
    const drafts = await Promise.all(reporters.map((reporter) => beginDraft(site, reporter)))
    return Promise.all(drafts.map((draft) => sendInParts(site, draft, file)))
  })
  const form = await watched(site, async () => {
    const drafts = await Promise.all(reporters.map((reporter) => beginDraft(site, reporter)))
    return Promise.all(drafts.map((draft) => sendAsForm(site, draft, file)))
  })
  return [...figuresOf('in parts', parts), ...figuresOf('as plain forms', form)]
}

type Watched = { taken: number; before: number; peak: number; seconds: number }

function figuresOf(how: string, { taken, before, peak, seconds }: Watched): Figure[] {
  return [
    {
      name: `${how}: taken whole, of 10 times 25 MB at once`,
      value: taken,
      unit: 'files',
      goal: { atLeast: people },
    },
    { name: `${how}: memory of the server before`, value: before, unit: 'MB' },
    { name: `${how}: its most while they are sent`, value: peak, unit: 'MB' },
    {
      name: `${how}: growth, where the files are 250 MB`,
      value: peak - before,
      unit: 'MB',
      goal: { atMost: 125 },
    },
    { name: `${how}: all ten there after`, value: seconds, unit: 's' },
  ]
}

async function watched({ processId }: BenchSite, send: () => Promise<boolean[]>): Promise<Watched> {
  const before = await residentMegabytes(processId)
  const began = performance.now()
  let peak = before
  let isOver = false
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await residentMegabytes(processId))
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  })()
  const outcomes = await send()
  isOver = true
  await watching
  const seconds = (performance.now() - began) / 1000
  return { taken: outcomes.filter(Boolean).length, before, peak, seconds }
}

/** Linux only: what the process has in memory. */
async function residentMegabytes(processId: number): Promise<number> {
  const status = await readFile(`/proc/${processId}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) / 1024
}

type Draft = Visit & { id: string }

async function beginDraft({ url }: BenchSite, reporter: Visit): Promise<Draft> {
  const id = randomUUID()
  const body = new URLSearchParams({
    formToken: reporter.formToken,
    draftVersion: '0',
    evidence: 'A sample.',
  })
  await fetch(`${url}/drafts/${id}/autosave`, { method: 'POST', headers: { cookie: reporter.cookie }, body })
  return { ...reporter, id }
}

async function sendInParts({ url }: BenchSite, draft: Draft, file: Buffer): Promise<boolean> {
  const { id, cookie, formToken } = draft
  const size = String(file.length)
  const body = new URLSearchParams({ formToken, name: 'sample.pdf', size, mark: randomUUID() })
  const uploads = `${url}/drafts/${id}/uploads`
  const begun = await fetch(uploads, { method: 'POST', headers: { cookie }, body })
  const upload = (await begun.json()) as { id: string }
  const headers = { cookie, 'x-form-token': formToken, 'content-type': 'application/octet-stream' }
  let isWhole = false
  for (let number = 0; number * partLength < file.length; number += 1) {
    const part = new Uint8Array(file.subarray(number * partLength, (number + 1) * partLength))
    const answer = await fetch(`${uploads}/${upload.id}/${number}`, { method: 'PUT', headers, body: part })
    isWhole = ((await answer.json()) as { isWhole?: boolean }).isWhole ?? false
  }
  return isWhole
}

async function sendAsForm({ url }: BenchSite, draft: Draft, file: Buffer): Promise<boolean> {
  const body = new FormData()
  body.set('formToken', draft.formToken)
  body.set('file', new Blob([new Uint8Array(file)]), 'sample.pdf')
  const { cookie } = draft
  const place = `${url}/drafts/${draft.id}/files`
  const answer = await fetch(place, { method: 'POST', headers: { cookie }, body, redirect: 'manual' })
  return answer.status === 303
}
