import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Source } from '#domain/actor.ts'
import {
  fileBytesADay,
  fileBytesOfBusyNetworks,
  filesOfNetworkADay,
} from '#domain/conversations/source-conversation.ts'
import { NotFound, RuleBroken, SignInNeeded, Unavailable } from '#domain/errors.ts'
import { beginningOfDay, dayInNigeria } from '#domain/time/day-in-nigeria.ts'
import { partLength } from '#domain/writing/attachments.ts'
import type { Caller } from '#server/access/caller.ts'
import { countOfDay } from '#server/access/rate-limit.ts'
import type { Queries, Transaction } from '#server/database/open-database.ts'
import { attachments, reports, sourceAccess } from '#server/database/schema.ts'
import { identifier } from '#server/input/identifier.ts'
import type { Input } from '#server/input/parse-input.ts'
import type { Application } from '#server/kernel/application.ts'
import { openUseCase, useCaseOn } from '#server/kernel/use-case.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import { attachAt, type StreamedFile } from '#server/writing/attachments/attach-stream.ts'
import {
  openDraftAbout,
  openReportAbout,
  sealDraftAbout,
} from '#server/writing/attachments/attachment-queries.ts'
import { beginAt, type Upload } from '#server/writing/attachments/begin-upload.ts'
import {
  type FilePlace,
  filesAt,
  nothingArrives,
  refuseTooMuch,
} from '#server/writing/attachments/file-place.ts'
import { listAt, type OwnFiles } from '#server/writing/attachments/own-files.ts'
import { type Part, type Received, receiveAt } from '#server/writing/attachments/receive-part.ts'
import { removeAt } from '#server/writing/attachments/remove-attachment.ts'
import { aboutSourceAct } from './about-source-act.ts'
import { hashOfForm } from './code-of-form.ts'
import { followedReport } from './report-of-source.ts'

/** What a sender can do with the files of one form or of one report. Each refuses as `beginUpload` and the others do. */
export type FilesOfSource = {
  list(): Promise<OwnFiles>
  begin(input: Input): Promise<Upload>
  receive(part: Part, bytes: Buffer): Promise<Received>
  attach(file: StreamedFile): Promise<void>
  remove(attachmentId: string): Promise<void>
}

/**
 * The files beside a form of a report without an account, until it is sent. Who has the number of the form has them.
 *
 * @throws NotFound when the form has no number
 */
export const filesOfForm = openUseCase(
  'source.send',
  async ({ application }, formNumber: string, caller: Caller): Promise<FilesOfSource> =>
    filesOf(application, formPlace(application, identifier(formNumber)), caller),
)

/**
 * The files of a report that was sent: for the holder of its code, or for the owner with an account.
 *
 * @throws NotFound
 */
export const filesOfReport = useCaseOn(
  'source.files',
  followedReport,
  async ({ application, actor, report }, _id: string | null, caller: Caller): Promise<FilesOfSource> => {
    const { id, contentVersion, status } = report.row
    const key = reportKeyOf(application, report)
    const place: FilePlace = {
      holder: { draftId: null, formHash: null, reportId: id, requestId: null },
      check: async () => undefined,
      async admit(queries, size) {
        await refuseEnded(queries, id)
        const rows = await filesAt(queries, place.holder)
        refuseTooMuch(rows.map(place.open), size)
      },
      seal: (fileId, about) => key.seal(`attachment:${fileId}`, about),
      open: (row) => openReportAbout(key, row),
      async arrive(unit, row) {
        await refuseEnded(unit.queries, id)
        const arrivedOn = dayInNigeria(application.now())
        const before = await filesAt(unit.queries, place.holder)
        // Once a day is enough for staff, and tells less.
        if (row.originalOf === null && !before.some((each) => each.arrivedOn === arrivedOn))
          await unit.record(actor, { kind: 'report.files_added', ...aboutSourceAct(report, status) })
        return { arrivedOn, firstVersion: contentVersion + 1 }
      },
      keepsNames: false,
    }
    return filesOf(application, place, caller)
  },
)

/**
 * The files of the form whose number was sent along, and otherwise of the report of this visit with a code.
 *
 * @throws SignInNeeded without either, NotFound
 */
export const filesOfSender = openUseCase(
  'source.send',
  async (
    { application },
    { formNumber, source }: { formNumber: string | undefined; source: Source | null },
    caller: Caller,
  ): Promise<FilesOfSource> => {
    if (formNumber) return filesOfForm(application, formNumber, caller)
    if (!source) throw new SignInNeeded()
    return filesOfReport(application, source, null, caller)
  },
)

/** Files beside a form that was not sent yet. */
export function formPlace(application: Application, formNumber: string): FilePlace {
  const formHash = hashOfForm(application, formNumber)
  const holder = { draftId: null, formHash, reportId: null, requestId: null }
  return {
    holder,
    check: (queries) => refuseSent(queries, formHash),
    async admit(queries, size) {
      await holdForm(queries, formHash)
      await refuseSent(queries, formHash)
      const rows = await filesAt(queries, holder)
      refuseTooMuch(
        rows.map((row) => openDraftAbout(application, row)),
        size,
      )
    },
    seal: (id, about) => sealDraftAbout(application, id, about),
    open: (row) => openDraftAbout(application, row),
    arrive: nothingArrives,
    keepsNames: true,
  }
}

/** No file comes to a form while it is sent. Until the transaction ends. */
export async function holdForm(queries: Transaction, formHash: Buffer): Promise<void> {
  await queries.execute(sql`select pg_advisory_xact_lock(${formHash.readBigInt64BE().toString()}::bigint)`)
}

/** @throws NotFound: the files of a form that was sent are those of the report */
async function refuseSent(queries: Queries | Transaction, formHash: Buffer): Promise<void> {
  const [sent] = await queries
    .select({ reportId: sourceAccess.reportId })
    .from(sourceAccess)
    .where(eq(sourceAccess.formHash, formHash))
  if (sent) throw new NotFound()
}

/** @throws RuleBroken 'step-not-possible' once the report is withdrawn or erased */
async function refuseEnded(queries: Transaction, id: string): Promise<void> {
  const [report] = await queries
    .select({ status: reports.status, erasedOn: reports.erasedOn })
    .from(reports)
    .where(eq(reports.id, id))
    .for('update')
  if (!report || report.status === 'withdrawn' || report.erasedOn !== null)
    throw new RuleBroken('step-not-possible')
}

function filesOf(application: Application, place: FilePlace, caller: Caller): FilesOfSource {
  return {
    list: () => listAt(application, place),
    async begin(input) {
      await refuseWithoutRoom(application, caller)
      return beginAt(application, place, input)
    },
    receive: (part, bytes) => receiveAt(application, place, part, bytes),
    async attach(file) {
      await refuseWithoutRoom(application, caller)
      await attachAt(application, place, file)
    },
    remove: (attachmentId) => removeAt(application, place, attachmentId),
  }
}

/**
 * Without accounts there is no one whose files could be counted: so all of a day are, and no network alone can take the room of the others.
 *
 * @throws Unavailable 'files-no-room'
 */
export async function refuseWithoutRoom(application: Application, caller: Caller): Promise<void> {
  const ofNetwork = await countOfDay(application, 'file:network', caller)
  const [taken] = await application.database.queries
    .select({ parts: sql<number>`coalesce(sum(${attachments.parts}), 0)::int` })
    .from(attachments)
    .where(and(isNull(attachments.draftId), eq(attachments.createdAt, beginningOfDay(application.now()))))
  const most = ofNetwork > filesOfNetworkADay ? fileBytesOfBusyNetworks : fileBytesADay
  if ((taken?.parts ?? 0) * partLength > most) throw new Unavailable('files-no-room')
}
