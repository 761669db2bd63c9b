import { petitionNumber } from '#domain/cases/petitions.ts'
import { NotFound } from '#domain/errors.ts'
import { downloadName } from '#domain/writing/attachments.ts'
import { readParts } from '#server/attachments/sealed-parts.ts'
import { type StoredFile, storedZip } from '#server/attachments/zip/write-stored.ts'
import type { Application } from '#server/kernel/application.ts'
import { useCaseOn } from '#server/kernel/use-case.ts'
import { reportKeyOf } from '#server/reports/report-key.ts'
import { reportHeld } from '#server/reports/report-reach.ts'
import { sealedFileOf } from '#server/writing/attachments/attachment-queries.ts'
import { type Download, streamOf } from '#server/writing/attachments/open-attachment.ts'
import { petitionPapers } from './petition-papers.ts'
import { type Exhibit, exhibitsOf, openPetition, petitionOf } from './petition-queries.ts'
import { refuseUnlessOpen } from './propose-petition.ts'

/**
 * The package of a petition on which two people decided: the papers and the exhibits, in one archive. The history of the report says each
 * time that it was taken.
 *
 * @throws SignInNeeded, NotFound, RuleBroken 'step-not-possible' once its source took it back, or it was rejected or retracted
 */
export const takePetition = useCaseOn(
  'report.take-petition',
  reportHeld,
  async ({ application, actor, unit, report }, _id: string, petitionId: string): Promise<Download> => {
    const { id: reportId, referenceNumber, status } = report.row
    refuseUnlessOpen(report)
    const row = await petitionOf(unit.queries, reportId, petitionId)
    const key = reportKeyOf(application, report)
    const { letter, files } = openPetition(key, row)
    const all = await exhibitsOf(unit.queries, reportId, key)
    const chosen = files.map((id) => all.find((exhibit) => exhibit.row.id === id))
    // A file that its source removed since is not handed over, and neither is a letter that still lists it.
    if (chosen.some((exhibit) => exhibit === undefined)) throw new NotFound()
    await unit.record(actor, {
      ...{ kind: 'report.petition_taken', reportId, referenceNumber, detail: {} },
      ...{ ownerId: report.standing.ownerId, statusFrom: status, statusTo: status },
    })
    const exhibits = chosen.flatMap((exhibit, place) =>
      exhibit ? [packed(application, exhibit, place)] : [],
    )
    const papers = petitionPapers(row.id, { letter, exhibits }).map(
      ({ name, bytes }): StoredFile => ({
        ...{ name, size: bytes.length },
        async *read() {
          yield bytes
        },
      }),
    )
    const { size, write } = storedZip([...papers, ...exhibits])
    return { name: `${petitionNumber(row.id)}.zip`, size, body: streamOf(asBuffers(write())) }
  },
)

function packed(
  application: Application,
  { row, about }: Exhibit,
  place: number,
): StoredFile & { sha256: string } {
  const { kind, ending, size, sha256 } = about
  return {
    ...{ size, sha256, name: downloadName('exhibit', place + 1, kind, ending).replace('-file-', '-') },
    read: () => readParts(application, sealedFileOf(row, about), row.parts),
  }
}

async function* asBuffers(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
  for await (const part of parts) yield Buffer.from(part.buffer, part.byteOffset, part.byteLength)
}
