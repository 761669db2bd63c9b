import { randomUUID } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { partLength } from '#domain/writing/attachments.ts'
import { beginUpload } from '#server/writing/attachments/begin-upload.ts'
import { receivePart } from '#server/writing/attachments/receive-part.ts'
import { saveDraft } from '#server/writing/save-draft.ts'
import { buildReport, cast } from '#tests/cast.ts'
import { everyRow } from '#tests/support/every-row.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'

export async function withDraft() {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  return { application, reporter, draftId: await draftOf(application, reporter) }
}

export async function draftOf(application: TestApplication, person: Person): Promise<string> {
  const submissionKey = randomUUID()
  await saveDraft(application, person, { ...buildReport(), submissionKey, draftVersion: '0' })
  return submissionKey
}

export function form(file: Buffer, name = 'a.pdf') {
  return { name, size: String(file.length), mark: 'one' }
}

export function part(file: Buffer, number: number): Buffer {
  return file.subarray(number * partLength, (number + 1) * partLength)
}

export async function upload(
  application: TestApplication,
  person: Person,
  draftId: string,
  file: Buffer,
  name = 'a.pdf',
) {
  const { id } = await beginUpload(application, person, draftId, form(file, name))
  for (let number = 0; number * partLength < file.length; number += 1)
    await receivePart(application, person, { draftId, attachmentId: id, number }, part(file, number))
  return id
}

export function stream(file: Buffer, name = 'a.pdf') {
  async function* bytes() {
    for (let place = 0; place < file.length; place += 50_000) yield file.subarray(place, place + 50_000)
  }
  return { name, bytes: bytes() }
}

export async function bytesOf(body: ReadableStream<Uint8Array>): Promise<Buffer> {
  return Buffer.from(await new Response(body).arrayBuffer())
}

export async function storedBytes({ storageFolder }: TestApplication): Promise<Buffer[]> {
  const entries = await readdir(storageFolder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  return Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name))))
}

export async function expectNothingStored(application: TestApplication): Promise<void> {
  expect(await readdir(application.storageFolder)).toEqual([])
  expect(await everyRow(application)).not.toContain('attachments: ')
}
