import { expect, test } from 'vitest'
import { hours } from '#domain/time/durations.ts'
import { partLength } from '#domain/writing/attachments.ts'
import { expectNothingStored, stream, upload, withDraft } from '#tests/support/documents/draft-files.ts'
import { largePdf } from '#tests/support/documents/sample-files.ts'
import { attachStream } from './attach-stream.ts'

const _hour = hours(1)

test('a stream that breaks off leaves nothing behind', async () => {
  const { application, reporter, draftId } = await withDraft()
  async function* broken() {
    yield largePdf(3 * partLength)
    throw new Error('the line went dead')
  }
  await expect(
    attachStream(application, reporter, draftId, { name: 'a.pdf', bytes: broken() }),
  ).rejects.toThrow('the line went dead')
  await expectNothingStored(application)
})

test('a storage that is full or dead refuses clearly, with nothing left behind', async () => {
  const { application, reporter, draftId } = await withDraft()
  const { storage } = application
  let written = 0
  application.storage = {
    ...storage,
    write: (name, bytes) => {
      written += 1
      if (written > 2) throw Object.assign(new Error('no space left'), { code: 'ENOSPC' })
      return storage.write(name, bytes)
    },
  }
  for (const attempt of [
    () => attachStream(application, reporter, draftId, stream(largePdf(5 * partLength))),
    () => upload(application, reporter, draftId, largePdf(5 * partLength)),
  ]) {
    written = 0
    await expect(attempt()).rejects.toMatchObject({ code: 'storage-failed', kind: 'unavailable' })
    await expectNothingStored(application)
  }
  expect(application.logged.join('')).toContain('ENOSPC')
})
