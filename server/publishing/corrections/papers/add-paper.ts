import { eq } from 'drizzle-orm'
import { RuleBroken } from '#domain/errors.ts'
import type { Caller } from '#server/access/caller.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { conversations } from '#server/database/schema.ts'
import type { Input } from '#server/input/parse-input.ts'
import { openUseCase } from '#server/kernel/use-case.ts'
import type { ConversationKey } from '#server/sealing/subject-key.ts'
import { refuseWithoutRoom } from '#server/sources/files-of-source.ts'
import { attachAt, type StreamedFile } from '#server/writing/attachments/attach-stream.ts'
import { openReportAbout } from '#server/writing/attachments/attachment-queries.ts'
import {
  type FilePlace,
  filesAt,
  nothingArrives,
  refuseTooMuch,
} from '#server/writing/attachments/file-place.ts'
import { requestOf } from '../request-by-code.ts'
import { keyOfRequest } from './papers-of-request.ts'

/**
 * Where a person who has the code of a request adds a document: sealed under the key of the request, and without its hidden
 * details. Its name is not kept.
 *
 * @param input `requestCode`
 * @param caller for counting tries, and how much one network sends
 * @returns takes one file. It throws RuleBroken with why it is refused, LimitReached, Unavailable
 * @throws RuleBroken 'request-code-unknown', 'request-settled' once it is answered or taken back, LimitReached
 */
export const addPapers = openUseCase(
  'correction.look-up',
  async ({ application }, input: Input, caller: Caller): Promise<(file: StreamedFile) => Promise<void>> => {
    const { id } = await requestOf(application, input, caller)
    const { queries } = application.database
    await refuseSettled(queries, id)
    const place = placeOf(id, await keyOfRequest(application, queries, id))
    return async (file) => {
      await refuseWithoutRoom(application, caller)
      await attachAt(application, place, { ...file, keepsOriginal: false })
    }
  },
)

function placeOf(requestId: string, key: ConversationKey): FilePlace {
  const place: FilePlace = {
    holder: { draftId: null, formHash: null, reportId: null, requestId },
    check: (queries) => refuseSettled(queries, requestId),
    async admit(queries, size) {
      await refuseSettled(queries, requestId)
      refuseTooMuch((await filesAt(queries, place.holder)).map(place.open), size)
    },
    seal: (id, about) => key.seal(`attachment:${id}`, about),
    open: (row) => openReportAbout(key, row),
    async arrive(unit) {
      // Staff may have settled it while the file came.
      await refuseSettled(unit.queries, requestId)
      return nothingArrives()
    },
    keepsNames: false,
  }
  return place
}

async function refuseSettled(queries: Queries | Transaction, id: string): Promise<void> {
  const [request] = await queries
    .select({ closedOn: conversations.closedOn })
    .from(conversations)
    .where(eq(conversations.id, id))
    .for('update')
  if (!request || request.closedOn !== null) throw new RuleBroken('request-settled')
}
