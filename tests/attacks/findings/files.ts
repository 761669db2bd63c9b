import { listDraftAttachments } from '#server/writing/attachments/own-files.ts'
import { excelOf, officeRelation, wordRelations } from '#tests/support/documents/hurting-files.ts'
import { samplePdf, sampleZip } from '#tests/support/documents/sample-files.ts'
import { forgetDraft, sendBesideDraft } from './draft-with-file.ts'
import type { Recipe } from './finding.ts'

const pdfThatActs = Buffer.from(
  samplePdf
    .toString('latin1')
    .replace('/Type /Catalog', '/Type /Catalog /OpenAction << /S /JavaScript /JS (app.alert(1)) >>'),
  'latin1',
)

const hurting: readonly [name: string, bytes: Buffer][] = [
  ['acts.pdf', pdfThatActs],
  [
    'remote.docx',
    wordRelations(officeRelation('attachedTemplate', 'https://evil.example/a.dotm', 'External')),
  ],
  ['macro.xlsx', excelOf({ 'xl/macrosheets/sheet1.xml': '<worksheet/>' })],
  ['linked.xlsx', excelOf({ 'xl/externalLinks/externalLink1.xml': '<externalLink/>' })],
  ['shortcuts.zip', sampleZip({ 'open.url': '[InternetShortcut]\nURL=https://evil.example' })],
  ['help.zip', sampleZip({ 'help.chm': 'ITSF' })],
  ['desk.zip', sampleZip({ 'a.desktop': '[Desktop Entry]\nExec=sh' })],
  ['a.exe.', samplePdf],
]

/** The harmless one shows that the way itself is open. */
const sent: readonly Recipe[] = [['harmless.pdf', samplePdf] as const, ...hurting].map(([name, bytes]) => ({
  finding: 'A10',
  what: `The file ${name}`,
  async attempt(world) {
    const { status, draftId } = await sendBesideDraft(world, name, bytes)
    const kept = Number(await world.value('select count(*) from attachments where draft_id = $1', [draftId]))
    await forgetDraft(world, draftId)
    return { printed: `${status}, ${kept} files kept`, isClosed: kept === (name === 'harmless.pdf' ? 1 : 0) }
  },
}))

/** What turned the name around is taken out. Staff see neither the name nor its ending: a file has a number for them. */
const turnedName: Recipe = {
  finding: 'A10',
  what: 'A name whose order is turned around',
  async attempt(world) {
    const { status, draftId } = await sendBesideDraft(world, 'invoice\u202Efdp.exe\u202C.pdf', samplePdf)
    const { whole } = await listDraftAttachments(world.application, world.people.stranger, draftId)
    const said = whole[0]?.name ?? ''
    await forgetDraft(world, draftId)
    return {
      printed: `${status}, kept as ${said}`,
      isClosed: said === 'invoicefdp.exe.pdf',
    }
  },
}

export const ofFiles = [...sent, turnedName]
