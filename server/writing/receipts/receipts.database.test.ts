import { createHash, createPublicKey, randomUUID, verify } from 'node:crypto'
import { Readable } from 'node:stream'
import { checkReceipt } from '@fitila/receipts/check-receipt'
import { readHandedIn } from '@fitila/receipts/handed-in'
import { codeBytes, makeReceiptCode, presentReceiptCode } from '@fitila/receipts/receipt-code'
import { readReceipt } from '@fitila/receipts/receipt-text'
import { expect, test } from 'vitest'
import type { Person } from '#domain/actor.ts'
import { Invalid } from '#domain/errors.ts'
import { hours } from '#domain/time/durations.ts'
import { deleteAccount } from '#server/people/delete-account.ts'
import { adoptReport } from '#server/sources/adopt-report.ts'
import { returnByCode } from '#server/sources/visits.ts'
import { publishedKeys } from '#server/transparency/published-keys.ts'
import { attachStream } from '#server/writing/attachments/attach-stream.ts'
import { beginUpload } from '#server/writing/attachments/begin-upload.ts'
import { receivePart } from '#server/writing/attachments/receive-part.ts'
import { editReport } from '#server/writing/edit-report.ts'
import { saveDraft } from '#server/writing/save-draft.ts'
import { sendDraft } from '#server/writing/send-draft.ts'
import { buildReport, cast, submitted } from '#tests/cast.ts'
import { samplePdf } from '#tests/support/documents/sample-files.ts'
import { doDueWork } from '#tests/support/due-work.ts'
import { everyRow } from '#tests/support/every-row.ts'
import type { TestApplication } from '#tests/support/test-application.ts'
import { withApplication } from '#tests/support/with-application.ts'
import { findReceipt } from './find-receipt.ts'
import { showHandedIn, showReceipt, takeCode } from './show-receipt.ts'

const hour = hours(1)

test('a receipt is signed with the published key, as Node alone can see, and tells nothing of the report', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { id, referenceNumber } = await submitted(application, reporter)
  const { text } = await showReceipt(application, reporter, id)

  const lines = text.split('\n')
  const signature = Buffer.from((lines[4] ?? '').replace('Signature: ', ''), 'hex')
  const [published] = await publishedKeys(application)
  const key = createPublicKey({
    key: Buffer.concat([
      Buffer.from('302a300506032b6570032100', 'hex'),
      Buffer.from(published?.publicKey ?? '', 'hex'),
    ]),
    format: 'der',
    type: 'spki',
  })
  expect(verify(null, Buffer.from(`${lines.slice(0, 4).join('\n')}\n`), key, signature)).toBe(true)
  expect(lines[2]).toBe('Day: 2026-11-21')
  expect(text).not.toMatch(/Misali|amina/)
  expect(text).not.toContain(referenceNumber)
  expect(text).not.toContain(id)
})

test('the code and what was handed in prove what it was, with a file that came in parts and one in a form', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const draftId = randomUUID()
  const items = {
    'suspectedItems.0.kind': 'cash',
    'suspectedItems.0.what': 'Notes',
    'suspectedItems.0.value': '5 million',
  }
  await saveDraft(application, reporter, { ...buildReport(items), submissionKey: draftId })
  await attachStream(application, reporter, draftId, { name: 'one.pdf', bytes: Readable.from([samplePdf]) })
  const other = Buffer.concat([Buffer.from('Voucher 17.\n'), Buffer.alloc(300_000, 'a')])
  const upload = { name: 'two.txt', size: String(other.length), mark: 'm' }
  const { id: attachmentId } = await beginUpload(application, reporter, draftId, upload)
  for (const [number, bytes] of [other.subarray(0, 262_144), other.subarray(262_144)].entries())
    await receivePart(application, reporter, { draftId, attachmentId, number }, bytes)
  // This one does not arrive whole, and is not sent along.
  await beginUpload(application, reporter, draftId, { name: 'three.txt', size: '999', mark: 'n' })
  const { id } = await sendDraft(application, reporter, draftId, { draftVersion: '1' })

  const { text } = await showReceipt(application, reporter, id)
  const code = await takeCode(application, reporter, id)
  const handedIn = await showHandedIn(application, reporter, id)
  const files = [samplePdf, other].map((bytes) => ({
    name: 'a file',
    sha256: createHash('sha256').update(bytes).digest('hex'),
    size: bytes.length,
  }))
  const keys = application.signing.publicKey
  const checked = await checkReceipt({ receipt: text, keys, code: code ?? '', handedIn, files })
  expect(checked).toMatchObject({
    signature: 'good',
    key: 'published',
    content: 'matches',
    files: [{ isHandedIn: true }, { isHandedIn: true }],
    handedInFiles: 2,
    missingFiles: 0,
  })
  expect(readHandedIn(handedIn)).toEqual(expect.arrayContaining([['suspectedItems.0.value', '5000000']]))
})

const changes: Record<string, string> = {
  personName: 'Misali Kirkiro',
  position: 'Director of Work',
  sector: 'police',
  state: 'Kano',
  declaredAssets: 'Two bungalows.',
  suspectedAssets: 'Four houses.',
  wealthSource: '',
  evidence: 'Two payment vouchers with the same number!',
  relevantLinks: 'https://example.org/voucher',
  incidentDate: '2025',
  'declaredItems.0.what': 'A car',
}

test('every field counts: whichever is another, the receipt is not of it', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const owner = { ...reporter, subscription: { tier: 'premium', status: 'active' } } as const
  const { id } = await submitted(application, owner)
  const { text } = await showReceipt(application, owner, id)
  const code = await takeCode(application, owner, id)
  for (const [name, value] of Object.entries(changes)) {
    const kind: Record<string, string> = name.includes('.') ? { 'declaredItems.0.kind': 'vehicle' } : {}
    const other = await submitted(application, owner, { [name]: value, ...kind })
    const handedIn = await showHandedIn(application, owner, other.id)
    const checked = await checkReceipt({ receipt: text, keys: '', code: code ?? '', handedIn, files: [] })
    expect(checked?.content, name).toBe('differs')
  }
})

test('two reports with the same words have receipts that no one can tell to be of the same words', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const [one, other] = [await submitted(application, reporter), await submitted(application, reporter)]
  const receipts = await Promise.all([one, other].map(({ id }) => showReceipt(application, reporter, id)))
  const [first, second] = receipts.map(({ text }) => readReceipt(text)?.commitment)
  expect(first).not.toBe(second)
})

test('the same form sent twice, also at the same moment, is one report with one receipt and one code', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const draftId = randomUUID()
  await saveDraft(application, reporter, { ...buildReport(), submissionKey: draftId })
  const send = () => sendDraft(application, reporter, draftId, { draftVersion: '1' })
  const sent = await Promise.all([send(), send(), send()])
  const again = await send()
  expect(new Set([...sent, again].map(({ id }) => id)).size).toBe(1)
  const views = await Promise.all([...sent, again].map(({ id }) => showReceipt(application, reporter, id)))
  expect(new Set(views.map(({ text }) => text)).size).toBe(1)
  expect(await takeCode(application, reporter, again.id)).toMatch(/^[0-9A-Z]{4}(-[0-9A-Z]{4}){5}$/)
})

test('a code is shown once, and to the end of the next day at most; then we do not have it, and it still brings the receipt', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const [seen, forgotten] = [await submitted(application, reporter), await submitted(application, reporter)]
  const { text, hasCode } = await showReceipt(application, reporter, seen.id)
  expect(hasCode).toBe(true)
  const code = await takeCode(application, reporter, seen.id)
  expect(await showReceipt(application, reporter, seen.id)).toMatchObject({ text, hasCode: false })
  expect(await takeCode(application, reporter, seen.id)).toBeNull()
  expect(await findReceipt(application, { receiptCode: code?.toLowerCase() })).toEqual({
    ...{ day: '2026-11-21', text, wasChangedLater: false },
  })

  // The clock begins at ten in Nigeria.
  application.later(38 * hour - 1)
  expect((await showReceipt(application, reporter, forgotten.id)).hasCode).toBe(true)
  application.later(1)
  expect((await showReceipt(application, reporter, forgotten.id)).hasCode).toBe(false)
  expect(await takeCode(application, reporter, forgotten.id)).toBeNull()
  await doDueWork(application)
  const { rows } = await application.database.pool.query('select sealed_code from receipt_codes')
  expect(rows).toEqual([{ sealed_code: null }, { sealed_code: null }])
})

test('when two tabs ask at one moment, one gets the code, and no member of staff gets it', async () => {
  const application = await withApplication()
  const { reporter, administrator } = await cast(application, 'reporter', 'administrator')
  const { id } = await submitted(application, reporter)
  await expect(takeCode(application, administrator, id)).rejects.toMatchObject({ code: 'not-found' })
  const got = await Promise.all([1, 2].map(() => takeCode(application, reporter, id)))
  expect(got.filter((code) => code !== null)).toHaveLength(1)
})

test('the code of an account’s receipt opens the receipt, and no report', async () => {
  const application = await withApplication()
  const { reporter, stranger } = await cast(application, 'reporter', 'stranger')
  const { id } = await submitted(application, reporter)
  const code = (await takeCode(application, reporter, id)) ?? ''
  const wrong = presentReceiptCode(makeReceiptCode(new Uint8Array(codeBytes).fill(5)))
  const refusals: unknown[] = []
  for (const sourceCode of [code, wrong]) {
    refusals.push(await returnByCode(application, { sourceCode }, null).catch((error: unknown) => error))
    refusals.push(
      await adoptReport(application, stranger, { sourceCode }, null).catch((error: unknown) => error),
    )
  }
  expect(new Set(refusals.map((refusal) => JSON.stringify(refusal))).size).toBe(1)
  expect(refusals[0]).toBeInstanceOf(Invalid)
  expect((await findReceipt(application, { receiptCode: code })).day).toBe('2026-11-21')
})

test('the code is in no row and in no log', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { id } = await submitted(application, reporter)
  const code = await takeCode(application, reporter, id)
  await findReceipt(application, { receiptCode: code })
  const everywhere = `${await everyRow(application)}${application.logged.join('')}`
  expect(everywhere).toContain('receipt_codes')
  expect(everywhere).not.toContain(code)
  expect(everywhere).not.toContain(code?.replaceAll('-', ''))
})

test('a wrong letter in the code says where it is, and a code that no one was given says so', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { id } = await submitted(application, reporter)
  const code = await takeCode(application, reporter, id)
  const wrong = `${code?.slice(0, 10)}${code?.[10] === '7' ? '8' : '7'}${code?.slice(11)}`
  await expect(findReceipt(application, { receiptCode: wrong })).rejects.toMatchObject({
    fields: { receiptCode: { inEnglish: 'A letter of this code is wrong. Look at group 3 first.' } },
  })
  await expect(
    findReceipt(application, { receiptCode: '0000-0000-0000-0000-0000-0000' }),
  ).rejects.toMatchObject({
    fields: { receiptCode: { inEnglish: 'We have not given out this code. It may belong to another site.' } },
  })
})

test('no one but the owner sees a receipt or what was handed in, whatever their role', async () => {
  const application = await withApplication()
  const { reporter, ...others } = await cast(application, 'reporter', 'stranger', 'officer', 'administrator')
  const { id } = await submitted(application, reporter)
  for (const other of Object.values(others)) {
    await expect(showReceipt(application, other, id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(showHandedIn(application, other, id)).rejects.toMatchObject({ code: 'not-found' })
    await expect(takeCode(application, other, id)).rejects.toMatchObject({ code: 'not-found' })
  }
})

test('changed words get a receipt of their own, and the first one still holds for the first words', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { id } = await submitted(application, reporter)
  const first = await receiptWithCode(application, reporter, id)
  const firstWords = await showHandedIn(application, reporter, id)
  application.later(24 * hour)
  await editReport(application, reporter, id, buildReport({ evidence: 'Three vouchers.' }))

  const second = await receiptWithCode(application, reporter, id)
  const secondWords = await showHandedIn(application, reporter, id)
  expect(second).toMatchObject({ day: '2026-11-22' })
  const check = (receipt: string, code: string | null, handedIn: string) =>
    checkReceipt({ receipt, keys: '', code: code ?? '', handedIn, files: [] })
  expect(await check(first.text, first.code, firstWords)).toMatchObject({ content: 'matches' })
  expect(await check(second.text, second.code, secondWords)).toMatchObject({ content: 'matches' })
  expect(await check(first.text, first.code, secondWords)).toMatchObject({ content: 'differs' })
  expect(await findReceipt(application, { receiptCode: first.code })).toMatchObject({ wasChangedLater: true })
})

test('a receipt outlives the account: its code still brings it', async () => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  const { id } = await submitted(application, reporter)
  const { code, text } = await receiptWithCode(application, reporter, id)
  await deleteAccount(application, reporter)
  expect(await findReceipt(application, { receiptCode: code })).toMatchObject({ text })
})

test.each([
  `update receipts set day = '2020-01-01'`,
  'delete from receipts',
  'truncate receipts cascade',
  `update signing_keys set public_key = repeat('0', 64)`,
  'delete from signing_keys',
])('what was signed is never changed: the database refuses %j', async (statement) => {
  const application = await withApplication()
  const { reporter } = await cast(application, 'reporter')
  await submitted(application, reporter)
  await expect(application.database.pool.query(statement)).rejects.toThrow()
})

async function receiptWithCode(application: TestApplication, owner: Person, id: string) {
  const receipt = await showReceipt(application, owner, id)
  return { ...receipt, code: await takeCode(application, owner, id) }
}
