import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { cleanAsUsual } from '../office/vectors/try-cleaning.ts'
import { findMarkers } from '../vectors/find-markers.ts'

const clean = (text: string) => cleanAsUsual(strToU8(text.replaceAll('\n', '\r\n')))
const head = `From: Sender <a@example.org>
Date: Mon, 2 Nov 2026 10:11:12 +0100
MIME-Version: 1.0
`

test('a second version of the words, which readers do not show, goes, and other words in it are asked about', async () => {
  const mail = `${head}Content-Type: multipart/alternative; boundary=q

--q
Content-Type: text/plain

Seen words ZqSecondWx
--q
Content-Type: text/html

<p>Seen words</p>
--q--
`
  const result = await clean(mail)
  expect(findMarkers(result.bytes, ['ZqSecondWx'])).toEqual([])
  expect(result.found.map(({ text }) => text)).toContainEqual(expect.stringContaining('zqsecondwx'))
})

test('other words of a second version are asked about where the versions are among pictures, too', async () => {
  const mail = `${head}Content-Type: multipart/related; boundary=r

--r
Content-Type: multipart/alternative; boundary=q

--q
Content-Type: text/plain

Seen words ZqSecondWx
--q
Content-Type: text/html

<p>Seen words</p>
--q--
--r--
`
  const result = await clean(mail)
  expect(findMarkers(result.bytes, ['ZqSecondWx'])).toEqual([])
  expect(result.found.map(({ text }) => text)).toContainEqual(expect.stringContaining('zqsecondwx'))
})
