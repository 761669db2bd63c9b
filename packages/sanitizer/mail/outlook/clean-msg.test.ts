import { expect, test } from 'vitest'
import type { SanitizeOptions } from '../../contract.ts'
import { Asked } from '../../refusals.ts'
import { makeSanitizer } from '../../sanitize.ts'
import { findMarkers } from '../../vectors/find-markers.ts'
import { messageWith, msgSample } from '../../vectors/msg-sample.ts'
import { packRtf } from '../../vectors/pack-rtf.ts'
import { type Message, type Property, writeMsg } from '../../vectors/write-msg.ts'

const clean = (bytes: Uint8Array, hidden: SanitizeOptions['hidden'] = 'remove') =>
  makeSanitizer(null)(bytes, '', { pdf: 'standard', dpi: 150, password: null, hidden }, () => undefined)
const textOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes)
const mailOf = (words: readonly Property[], files?: Message['files']) => writeMsg(messageWith(words, files))
const bytesOf = (text: string) => new TextEncoder().encode(text)

test('of a mail of Outlook the subject, the words and clean files stay, as a common mail, and what went is told', async () => {
  const { bytes, markers } = msgSample()
  expect(findMarkers(bytes, ['ZqSenderWx', 'ZqUserWx'])).toEqual(['ZqSenderWx', 'ZqUserWx'])
  const result = await clean(bytes)
  console.log(textOf(result))
  console.log(result.found, result.kept)
  expect(result.name).toBe('mail-1.eml')
  expect(result.kind).toBe('eml')
  expect(findMarkers(result.bytes, markers)).toEqual([])
})
