import { randomBytes, randomUUID } from 'node:crypto'
import { largestAttachment, mostDraftBytes, mostDrafts } from '#domain/plans/limits.ts'
import { buildReport } from '#tests/cast.ts'
import type { Visit } from '#tests/support/visit-of.ts'
import { post } from './honest.ts'

const fileBytes = largestAttachment - 1024 * 1024

/**
 * As many drafts as an account may have, and beside each one file after the other until it is refused.
 *
 * @returns the status of each file
 * @throws Error when more was taken than an account may have
 */
export async function fillDrafts(baseURL: string, { cookie, formToken }: Visit): Promise<number[]> {
  const headers = { cookie, 'X-Forwarded-For': '203.2.1.9' }
  const text = new Blob([randomBytes(fileBytes / 2).toString('hex')])
  const statuses = await Promise.all(
    Array.from({ length: mostDrafts }, async () => {
      const id = randomUUID()
      const draft = { formToken, ...buildReport(), submissionKey: id, draftVersion: '0' }
      await post(`${baseURL}/drafts/${id}/autosave`, headers, draft)
      const answers: number[] = []
      do answers.push(await sendFile(`${baseURL}/drafts/${id}/files`, headers, formToken, text))
      while (answers.at(-1) === 303)
      return answers
    }),
  )
  const all = statuses.flat()
  const taken = all.filter((status) => status === 303).length * fileBytes
  if (taken > mostDraftBytes || taken === 0) throw new Error(`An account filled ${taken} bytes.`)
  return all
}

async function sendFile(
  address: string,
  headers: Record<string, string>,
  formToken: string,
  file: Blob,
): Promise<number> {
  const body = new FormData()
  body.set('formToken', formToken)
  body.set('file', file, 'a.txt')
  const answer = await fetch(address, { method: 'POST', redirect: 'manual', headers, body })
  await answer.arrayBuffer()
  return answer.status
}
