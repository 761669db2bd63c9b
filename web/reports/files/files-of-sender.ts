import { NotFound, SignInNeeded } from '#domain/errors.ts'
import type { Application } from '#server/kernel/application.ts'
import { type FilesOfSource, filesOfForm, filesOfReport } from '#server/sources/files-of-source.ts'
import type { PageRequest } from '../../page-request.ts'

type OpenVisit = { application: Application; pageRequest: PageRequest }

/** The files of the form whose number was sent along, and otherwise of the report of this visit. @throws SignInNeeded, NotFound */
export async function filesOfSender(
  { application, pageRequest }: OpenVisit,
  formNumber: string | undefined,
): Promise<FilesOfSource> {
  if (formNumber) return filesOfForm(application, formNumber, pageRequest.caller())
  const source = await pageRequest.source()
  if (!source) throw new SignInNeeded()
  return filesOfReport(application, source, null, pageRequest.caller())
}

/** @throws NotFound for what is no number of a part */
export function partNumber(text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new NotFound()
  return Number(text)
}
