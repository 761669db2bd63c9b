import { expect, test } from 'vitest'
import type { SanitizeOptions } from '../../contract.ts'
import { blankPicture } from '../../office/blank-picture.ts'
import { Asked } from '../../refusals.ts'
import { makeSanitizer } from '../../sanitize.ts'
import { findMarkers } from '../../vectors/find-markers.ts'
import { messageWith, msgSample } from '../../vectors/msg-sample.ts'
import { packRtf } from '../../vectors/pack-rtf.ts'
import { type Message, type Property, writeMsg } from '../../vectors/write-msg.ts'

const clean = (bytes: Uint8Array, hidden: SanitizeOptions['hidden'] = 'remove') =>
  makeSanitizer(null)(bytes, '', { pdf: 'standard', dpi: 150, password: null, hidden }, () => undefined)
const textOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes)
const mailOf = (words: readonly Property[], files?: Message['files']) =>
  writeMsg({ properties: [[0x001a, 'IPM.Note'], [0x0037, 'words'], ...words], ...(files ? { files } : {}) })
const bytesOf = (text: string) => new TextEncoder().encode(text)
const toldOf = async (bytes: Uint8Array) => (await clean(bytes)).found.map(({ text }) => text)
const questionOf = (bytes: Uint8Array) =>
  clean(bytes, 'ask').then(
    () => '',
    (error: unknown) => (error instanceof Asked ? JSON.stringify(error.question) : String(error)),
  )

test('of a mail of Outlook the subject, the words and clean files stay, as a common mail', async () => {
  const { bytes, markers } = msgSample()
  const [sender] = markers
  expect(findMarkers(bytes, [sender ?? ''])).toEqual([sender])
  const result = await clean(bytes)
  expect(result.name).toBe('mail-1.eml')
  expect(result.kind).toBe('eml')
  expect(findMarkers(result.bytes, markers)).toEqual([])
  const text = textOf(result)
  for (const words of [
    'Subject: The contract',
    'Seen words',
    'src="cid:picture1"',
    'filename="image-1.jpg"',
    'filename="document-1.docx"',
    'Content-Type: message/rfc822',
    'Seen within',
  ])
    expect(text).toContain(words)
  expect(textOf(await clean(result.bytes))).toBe(text)
})

test('the report of a mail of Outlook says what was there, and that the copy is of another kind', async () => {
  const { found, kept } = await clean(msgSample().bytes)
  const told = found.filter(({ where }) => where === '').map(({ text }) => text)
  expect(told).toEqual(
    expect.arrayContaining([
      'Who sent it: ZqSenderWx <ZqAddressWx@example.org> and 1 more, removed',
      'Who got it: ZqReceivedWx <ZqGotWx@example.org> and 1 more, removed',
      'Who got a copy: ZqCopyWx <ZqCopyMailWx@example.org>, removed',
      'Who got a hidden copy: ZqBlindWx <ZqBlindMailWx@example.org>, removed',
      'Where the server of an office lists a person: /O=OFFICE/OU=STATE/CN=RECIPIENTS/CN=ZqDirectoryWx and 3 more, removed',
      'Who changed it last: ZqChangerWx, removed',
      'The address of a computer: [ZqComputerWx], removed',
      'When the file was made: 2 November 2026 at 09:11, removed',
      'A number that ties it to other mails: <ZqNumberWx@example.org> and 2 more, removed',
      expect.stringMatching(/^The way it came, with addresses of computers: from ZqHostWx/),
      expect.stringMatching(/^\d+ notes of Outlook and its server that the mail does not show, removed$/),
    ]),
  )
  expect(found).toContainEqual(
    expect.objectContaining({
      where: 'ZqPhotoWx.jpg',
      text: 'Where an attached file was on a computer: C:\\Users\\ZqUserWx\\photo.jpg, removed',
    }),
  )
  expect(kept.some(({ text }) => text.includes('(.eml)') && text.includes('Outlook opens'))).toBe(true)
})

test('nothing is told of a mail that says nothing', async () => {
  expect(await toldOf(mailOf([[0x1000, 'Seen words']]))).toEqual([])
})

test('the head of the way it came is not told a second time by the properties', async () => {
  const { found } = await clean(writeMsg(messageWith([[0x1000, 'Seen words']])))
  const senders = found.filter(({ text }) => text.startsWith('Who sent it'))
  expect(senders.map(({ text }) => text.match(/ZqSenderWx/g)?.length)).toEqual([1])
})

test('words in letters of eight bits are read by the code page of the mail', async () => {
  const cyrillic = { narrow: '\u00cf\u00f0' }
  const text = textOf(
    await clean(
      mailOf([
        [0x3ffd, 1251],
        [0x1000, cyrillic],
      ]),
    ),
  )
  expect(text).toContain('Пр')
  const own = mailOf([
    [0x3ffd, 1252],
    [0x3fde, 1251],
    [0x1013, Uint8Array.of(0x3c, 0x70, 0x3e, 0xcf, 0xf0)],
  ])
  expect(textOf(await clean(own))).toContain('<p>Пр')
})

test('rich text is read where there is nothing else, and what it hides is asked about', async () => {
  const rtf = `{\\rtf1\\ansi{\\colortbl;\\red255\\green255\\blue255;}Seen \\b words\\b0\\par {\\v ZqHiddenWx}{\\cf1 ZqWhiteWx}{\\pict 00}}`
  const mail = mailOf([[0x1009, packRtf(rtf)]])
  expect(await questionOf(mail)).toMatch(/ZqHiddenWx.*ZqWhiteWx/)
  const result = await clean(mail)
  expect(textOf(result)).toContain('Seen words')
  expect(findMarkers(result.bytes, ['ZqHiddenWx', 'ZqWhiteWx'])).toEqual([])
  expect(result.found.map(({ text }) => text)).toContain(
    '1 picture within the rich text of the mail, removed',
  )
})

test('the page within rich text shows its pictures', async () => {
  const rtf =
    '{\\rtf1\\ansi\\fromhtml1 {\\*\\htmltag64 <p>}Seen words{\\*\\htmltag84 <img src="cid:a@b">}{\\*\\htmltag72 </p>}}'
  const mail = mailOf(
    [
      [0x1000, 'Seen words'],
      [0x1009, packRtf(rtf)],
    ],
    [
      {
        properties: [
          [0x3701, blankPicture],
          [0x3712, 'a@b'],
          [0x7ffe, true],
        ],
      },
    ],
  )
  const result = await clean(mail, 'ask')
  expect(textOf(result)).toContain('<p>Seen words<img src="cid:picture1">')
})

test('words that the rich text alone holds are asked about, and stay when a person says so', async () => {
  const mail = mailOf([
    [0x1013, bytesOf('<p>Seen words</p>')],
    [0x1009, packRtf('{\\rtf1\\ansi Seen words ZqOnlyWx}')],
  ])
  expect(await questionOf(mail)).toContain('zqonlywx')
  expect(findMarkers((await clean(mail)).bytes, ['ZqOnlyWx'])).toEqual([])
  expect(findMarkers((await clean(mail, 'keep')).bytes, ['ZqOnlyWx'])).toEqual(['ZqOnlyWx'])
})

test('rich text that cannot be read goes where there are other words, and refuses the mail where there are none', async () => {
  const broken: Property = [0x1009, packRtf('{\\rtf1 a}').fill(0, 8, 12)]
  expect(await toldOf(mailOf([[0x1000, 'Seen words'], broken]))).toEqual([
    'A rich text that cannot be read, removed',
  ])
  await expect(clean(mailOf([broken]))).rejects.toMatchObject({ code: 'broken' })
})

test.for([
  ['a contact', 'IPM.Contact', 'structured'],
  ['an appointment', 'IPM.Appointment', 'structured'],
  ['a task', 'IPM.Task', 'structured'],
] as const)('%s is refused, because what it shows is in properties', async ([, name, code]) => {
  const item = writeMsg({
    properties: [
      [0x001a, name],
      [0x1000, 'a'],
    ],
  })
  await expect(clean(item)).rejects.toMatchObject({ code })
})

test('an invitation keeps its words, and says that its time and place are gone', async () => {
  const item = writeMsg({
    properties: [
      [0x001a, 'IPM.Schedule.Meeting.Request'],
      [0x1000, 'Seen words'],
    ],
  })
  const result = await clean(item)
  expect(textOf(result)).toContain('Seen words')
  expect(result.found.map(({ text }) => text)).toContain(
    'An invitation, with its times and its place, removed',
  )
})

test('a locked mail is refused, and of a sealed one the words stay', async () => {
  const sealed = (name: string, content: string, type: string) =>
    writeMsg({
      properties: [[0x001a, name]],
      files: [
        {
          properties: [
            [0x3701, bytesOf(content)],
            [0x3707, 'smime.p7m'],
            [0x370e, type],
          ],
        },
      ],
    })
  await expect(clean(sealed('IPM.Note.SMIME', '0', ''))).rejects.toMatchObject({ code: 'encrypted' })
  await expect(clean(sealed('IPM.Note', '0', 'application/pkcs7-mime'))).rejects.toMatchObject({
    code: 'encrypted',
  })
  const whole =
    'Content-Type: multipart/signed; boundary=q\r\n\r\n--q\r\nContent-Type: text/plain\r\n\r\nSeen words\r\n--q\r\nContent-Type: application/pkcs7-signature\r\n\r\nZqSealWx\r\n--q--\r\n'
  const result = await clean(sealed('IPM.Note.SMIME.MultipartSigned', whole, 'multipart/signed'))
  expect(textOf(result)).toContain('Seen words')
  expect(findMarkers(result.bytes, ['ZqSealWx', 'smime'])).toEqual([])
})

test('a file that Outlook does not list is asked about', async () => {
  const mail = mailOf(
    [[0x1000, 'Seen words']],
    [
      {
        properties: [
          [0x3701, bytesOf('ZqNoteWx')],
          [0x3707, 'note.txt'],
          [0x7ffe, true],
        ],
      },
    ],
  )
  expect(await questionOf(mail)).toContain('note.txt')
  expect(findMarkers((await clean(mail)).bytes, ['ZqNoteWx'])).toEqual([])
  expect(findMarkers((await clean(mail, 'keep')).bytes, ['ZqNoteWx'])).toEqual(['ZqNoteWx'])
})

test('a file that is elsewhere, and an object of another program, are told and go', async () => {
  const mail = mailOf(
    [[0x1000, 'Seen words']],
    [
      {
        properties: [
          [0x3707, 'plan.docx'],
          [0x370d, '\\\\ZqServerWx\\share\\plan.docx'],
        ],
      },
      { properties: [[0x3001, 'Drawing']], object: { CONTENTS: bytesOf('ZqObjectWx') } },
    ],
  )
  const result = await clean(mail)
  expect(findMarkers(result.bytes, ['ZqServerWx', 'ZqObjectWx', 'Drawing'])).toEqual([])
  expect(result.found.map(({ text }) => text)).toEqual([
    'Where an attached file was on a computer: \\\\ZqServerWx\\share\\plan.docx, removed',
    expect.stringMatching(/^An attachment that we cannot clean, “Drawing”, removed/),
  ])
})

test('mails within mails are cleaned three levels deep, and what is deeper goes', async () => {
  let message: Message = { properties: [[0x1000, 'ZqDeepestWx']] }
  for (let level = 4; level > 0; level -= 1)
    message = { properties: [[0x1000, `Seen ${level}`]], files: [{ properties: [], message }] }
  const result = await clean(writeMsg(message))
  expect(findMarkers(result.bytes, ['Seen 1', 'Seen 2', 'Seen 3', 'Seen 4', 'ZqDeepestWx'])).toEqual([
    'Seen 1',
    'Seen 2',
    'Seen 3',
    'Seen 4',
  ])
  expect(result.found.some(({ text }) => text.startsWith('An attachment that we cannot clean'))).toBe(true)
})

test('a mail of Outlook within an archive is cleaned', async () => {
  const { zipSync } = await import('fflate')
  const { bytes, markers } = msgSample()
  const result = await clean(zipSync({ 'mail.msg': bytes }))
  expect(findMarkers(result.bytes, [...markers, 'mail.msg'])).toEqual([])
  expect(findMarkers(result.bytes, ['mail-1.eml'])).toEqual(['mail-1.eml'])
})
