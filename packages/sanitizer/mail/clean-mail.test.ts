import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import type { SanitizeOptions } from '../contract.ts'
import { blankPicture } from '../office/blank-picture.ts'
import { Asked } from '../refusals.ts'
import { makeSanitizer } from '../sanitize.ts'
import { findMarkers } from '../vectors/find-markers.ts'
import { smallPictures } from '../vectors/small-pictures.ts'
import { wordSample } from '../vectors/word-sample.ts'

const clean = (text: string | Uint8Array, hidden: SanitizeOptions['hidden'] = 'remove') =>
  makeSanitizer(null)(
    typeof text === 'string' ? strToU8(text.replaceAll('\n', '\r\n')) : text,
    '',
    { pdf: 'standard', dpi: 150, password: null, hidden },
    () => undefined,
  )
const textOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes)
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/.{76}/g, '$&\r\n')

const head = `Return-Path: <ZqReturnWx@example.org>
Received: from [10.1.2.3] (ZqHostWx.example.org [102.89.1.2])
 by mx.example.net with ESMTPS; Mon, 2 Nov 2026 10:11:12 +0100
X-Originating-IP: [102.89.44.55]
From: Zq Sender Wx <ZqSenderWx@example.org>
To: "Zq Reader" <ZqReaderWx@example.org>
Cc: ZqCopyWx@example.org
Bcc: ZqBlindWx@example.org
Date: Mon, 2 Nov 2026 10:11:12 +0100
Message-ID: <ZqNumberWx@mail.example.org>
In-Reply-To: <ZqOtherWx@mail.example.org>
User-Agent: ZqProgramWx/1.0
X-Custom: ZqCustomWx
DKIM-Signature: v=1; a=rsa-sha256; b=ZqSealWx
MIME-Version: 1.0
`
const secrets = 'Return Host Sender Reader Copy Blind Number Other Program Custom Seal'
  .split(' ')
  .map((word) => `Zq${word}Wx`)

test('of the head of a mail the subject alone stays, and what went is told', async () => {
  const mail = `${head}Subject: =?utf-8?Q?The_contract_=E2=80=93_signed_twice?=\nContent-Type: text/plain; charset=utf-8\nContent-Transfer-Encoding: quoted-printable\n\nIt was signed twi=\nce, for =E2=82=A65.\n`
  const result = await clean(mail)
  expect(result.kind).toBe('eml')
  expect(result.name).toBe('mail-1.eml')
  expect(findMarkers(result.bytes, [...secrets, '102.89', '10.1.2.3', 'Nov 2026'])).toEqual([])
  expect(textOf(result)).toContain('It was signed twice, for ₦5.')
  expect(result.found.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Who sent it: Zq Sender Wx <ZqSenderWx@example.org>, removed/),
      expect.stringMatching(/^The address of a computer: \[102\.89\.44\.55\]/),
      expect.stringMatching(/^Who got a hidden copy: ZqBlindWx/),
    ]),
  )
  expect(textOf(await clean(result.bytes))).toBe(textOf(result))
})

test('attachments are cleaned as the files that they are, under neutral names', async () => {
  const sample = wordSample(blankPicture)
  const mail = `${head}Subject: files
Content-Type: multipart/mixed; boundary="a b"

--a b
Content-Type: text/plain

See both.
--a b
Content-Type: image/jpeg; name="ZqPhotoWx.jpg"
Content-Transfer-Encoding: base64

${base64(smallPictures.jpeg)}
--a b
Content-Type: application/octet-stream
Content-Disposition: attachment; filename*=UTF-8''ZqLetterWx.docx
Content-Transfer-Encoding: base64

${base64(sample.bytes)}
--a b
Content-Type: text/calendar

BEGIN:VCALENDAR ZqDayWx
--a b
Content-Type: application/x-unknown; name=ZqThingWx.xyz
Content-Transfer-Encoding: base64

AAECAwQ=
--a b--
ZqBehindWx
`
  const result = await clean(mail)
  const text = textOf(result)
  expect(
    findMarkers(result.bytes, [
      ...secrets,
      ...sample.markers,
      'ZqPhotoWx',
      'ZqLetterWx',
      'ZqDayWx',
      'ZqBehindWx',
    ]),
  ).toEqual([])
  expect(text).toContain('filename="image-1.jpg"')
  expect(text).toContain('filename="document-1.docx"')
  expect(result.found.map(({ text: words }) => words)).toContainEqual(
    expect.stringContaining('An attachment that we cannot clean, “ZqThingWx.xyz”, removed'),
  )
  expect(textOf(await clean(result.bytes))).toBe(text)
})

const page = (html: string, more = '') => `${head}Subject: page
Content-Type: multipart/related; boundary=q

--q
Content-Type: text/html; charset=utf-8

${html}
--q
Content-Type: image/png
Content-ID: <ZqIdWx@example.org>
Content-Transfer-Encoding: base64

${base64(blankPicture)}
${more}--q--
`

test('a page in a mail keeps its words and its pictures, and nothing that is fetched or not seen', async () => {
  const result = await clean(
    page(
      `<html><head><title>ZqTitleWx</title><style>.x{display:none} .w p{color:#fff}</style><script>ZqScriptWx</script></head><body onload="ZqLoadWx()"><!-- ZqCommentWx --><p style="color:red">Seen words</p><img src="cid:ZqIdWx@example.org" alt="ZqAltWx"><img src="https://t.example.org/ZqDotWx.gif" width=1 height=1><a href="https://example.org/a?u=ZqTokenWx">Seen link</a><a href="mailto:ZqAddressWx@example.org">Seen name</a><div class=x>ZqClassWx</div><div style="font-size:0">ZqTinyWx</div><span style="color:#fefefe">ZqWhiteWx</span><table bgcolor="#000000"><tr><td style="color:white">Seen white on black</table></body></html>`,
    ),
  )
  const text = textOf(result)
  const hidden = 'Title Script Load Comment Alt Dot Token Address Class Tiny White Id'
    .split(' ')
    .map((word) => `Zq${word}Wx`)
  expect(findMarkers(result.bytes, [...secrets, ...hidden])).toEqual([])
  for (const words of [
    'Seen words',
    'Seen link',
    'Seen name',
    'Seen white on black',
    'href="https://example.org/a"',
    'src="cid:picture1"',
  ])
    expect(text).toContain(words)
  expect(textOf(await clean(result.bytes))).toBe(text)
})

test('what a mail hides is asked about once, with its words', async () => {
  const html = page('<p>Seen</p><p style="display:none">ZqOneWx</p><p style="opacity:0">ZqTwoWx</p>')
  const question = await clean(html, 'ask').then(
    () => undefined,
    (error: unknown) => (error instanceof Asked ? error.question : undefined),
  )
  expect(JSON.stringify(question)).toMatch(/ZqOneWx.*ZqTwoWx/)
})

test('a saved page and a row of mails', async () => {
  const saved = `From: <Saved by Blink>
Snapshot-Content-Location: https://example.org/ZqAddressWx
Subject: ZqPageTitleWx
Date: Mon, 2 Nov 2026 10:11:12 +0100
MIME-Version: 1.0
Content-Type: multipart/related; type="text/html"; boundary=q

--q
Content-Type: text/html
Content-Location: https://example.org/dir/ZqAddressWx

<p>Seen words<img src="a.png"></p>
--q
Content-Type: image/png
Content-Location: https://example.org/dir/a.png
Content-Transfer-Encoding: base64

${base64(blankPicture)}
--q
Content-Type: text/css
Content-Location: https://example.org/ZqSheetWx.css

.a{color:red}
--q--
`
  const result = await clean(saved)
  expect(result.kind).toBe('mht')
  expect(findMarkers(result.bytes, ['ZqAddressWx', 'ZqSheetWx'])).toEqual([])
  expect(textOf(result)).toContain('cid:picture1')
  const row = `From ZqSenderWx@example.org Mon Nov  2 10:11:12 2026
${head}Subject: one

First words
>From here on

From ZqSenderWx@example.org Mon Nov  2 10:11:13 2026
${head}Subject: two

Second words
`
  const mails = await clean(row)
  expect(mails.kind).toBe('mbox')
  expect(findMarkers(mails.bytes, secrets)).toEqual([])
  expect(textOf(mails)).toMatch(/First words\r\n>From here on[\s\S]*Second words/)
  expect(textOf(await clean(mails.bytes))).toBe(textOf(mails))
})

test('a mail that is locked, and one that holds mails without end, is refused', async () => {
  await expect(
    clean(`${head}Content-Type: multipart/encrypted; boundary=q\n\n--q\n\na\n--q--\n`),
  ).rejects.toThrow(expect.objectContaining({ code: 'encrypted' }))
  const deep = Array.from(
    { length: 30 },
    (_, at) => `Content-Type: multipart/mixed; boundary=q${at}x\n\n--q${at}x\n`,
  ).join('')
  await expect(clean(head + deep)).rejects.toThrow(expect.objectContaining({ code: 'too-deep' }))
})

test('a mail whose head is torn is refused, for the rest of the head would pass for words', async () => {
  const torn =
    'From: a@example.org\nTo: b@example.org\nDate: Mon, 2 Nov 2026 10:11:12 +0100\nSubject: words\nX-\u00ff broken\nMIME-Version: 1.0\nX-Originating-IP: 10.0.0.9\n\nSeen'
  await expect(clean(torn)).rejects.toMatchObject({ code: 'broken' })
})

test.for([
  ['whose name broke off', 'From: Ada <a@example.org>\nX-Originating-\u00ff\u00ff10.0.0.9\nSubj'],
  ['behind an empty line', 'From: Ada <a@example.org>\n\nX-Originating-IP: 10.0.0.9\nSubject: words\n\nSeen'],
] as const)('a header %s is no word of a mail', async ([, torn]) => {
  await expect(clean(torn)).rejects.toMatchObject({ code: 'broken' })
})

test('headers that a person pasted into a mail stay', async () => {
  const mail =
    'From: Ada <a@example.org>\nMIME-Version: 1.0\nContent-Type: text/plain\n\nReceived: from the office\n\nSeen'
  expect(textOf(await clean(mail))).toContain('Received: from the office')
})

test('a mail with plain addresses and no empty line over its words is a mail', async () => {
  const result = await clean(
    'From: ZqSenderWx@example.org\nTo: ZqReaderWx@example.org\nSubject: words\nno line between, and seen\n',
  )
  expect(result.kind).toBe('eml')
  expect(findMarkers(result.bytes, ['ZqSenderWx', 'ZqReaderWx'])).toEqual([])
  expect(textOf(result)).toContain('no line between, and seen')
})

test('a mail within a mail is cleaned as one, however short its head is', async () => {
  const inner = 'From: ZqSenderWx@example.org\n\nSeen within'
  const mail = `${head}Content-Type: multipart/mixed; boundary=q\n\n--q\nContent-Type: message/rfc822\n\n${inner}\n--q\n\nSeen\n--q--\n`
  const cleaned = textOf(await clean(mail))
  expect(cleaned).not.toContain('ZqSenderWx')
  expect(cleaned).toContain('Seen within')
  expect(cleaned).toContain('Content-Type: message/rfc822')
})

test.for([
  ['text; charset=us-ascii', 'has no second half'],
  ['<html>', 'is something else'],
] as const)('words whose type is %s stay among the words', async ([type]) => {
  const result = await clean(`${head}Content-Type: ${type}\n\nSeen here\n`)
  expect(textOf(result)).not.toContain('attachment')
  expect(textOf(result)).toContain('Seen here')
})

test('words where the seal of a mail should be stay', async () => {
  const parts = '--q\n\nSeen first\n--q\nContent-Type: text/plain\n\nSeen second\n--q--\n'
  const cleaned = textOf(await clean(`${head}Content-Type: multipart/signed; boundary=q\n\n${parts}`))
  expect(cleaned).toContain('Seen first')
  expect(cleaned).toContain('Seen second')
})

test('heads of parts right behind the head of a mail, and parameters that were not folded, are read', async () => {
  const part = `Content-Type: text/plain; x=0600;\ncharset=utf-8\n\nSeen here\n`
  const mail = `${head}Content-Type: multipart/mixed; boundary=q\nThis has many parts.\n--q\n${part}--q--\n`
  expect(textOf(await clean(mail))).toContain('Seen here')
})
