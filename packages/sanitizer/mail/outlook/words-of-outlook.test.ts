import { expect, test } from 'vitest'
import type { SanitizeOptions } from '../../contract.ts'
import { Asked } from '../../refusals.ts'
import { makeSanitizer } from '../../sanitize.ts'
import { findMarkers } from '../../vectors/find-markers.ts'
import { jpegWithMarkers } from '../../vectors/hide-in-pictures.ts'
import { packRtf } from '../../vectors/pack-rtf.ts'
import { type Property, writeMsg } from '../../vectors/write-msg.ts'

const clean = (bytes: Uint8Array, hidden: SanitizeOptions['hidden'] = 'remove') =>
  makeSanitizer(null)(bytes, '', { pdf: 'standard', dpi: 150, password: null, hidden }, () => undefined)
const textOf = ({ bytes }: { bytes: Uint8Array }) => new TextDecoder().decode(bytes)
const bytesOf = (text: string) => new TextEncoder().encode(text)
const mailOf = (words: readonly Property[]) =>
  writeMsg({ properties: [[0x001a, 'IPM.Note'], [0x0037, 'words'], ...words] })
const toldOf = async (bytes: Uint8Array) => (await clean(bytes)).found.map(({ text }) => text)
const questionOf = (bytes: Uint8Array) =>
  clean(bytes, 'ask').then(
    () => '',
    (error: unknown) => (error instanceof Asked ? JSON.stringify(error.question) : String(error)),
  )

test.for([
  ['the language of the computer', 0x3ff1, 0x0404, Uint8Array.of(0xa4, 0xa4), '中'],
  ['the language of the computer, of one country', 0x3ff1, 0x0c1a, Uint8Array.of(0xcf), 'П'],
  ['the alphabet of the page', 0x3fde, 1251, Uint8Array.of(0xcf), 'П'],
  ['no alphabet that pages alone have', 0x3fde, 65001, Uint8Array.of(0xe9), 'é'],
] as const)(
  'letters of eight bits, where the mail does not say how they are written, go by %s',
  async ([, id, value, bytes, word]) => {
    const narrow = { narrow: Buffer.from(bytes).toString('latin1') }
    const mail = writeMsg({
      properties: [
        [0x001a, 'IPM.Note'],
        [id, value],
        [0x1000, narrow],
      ],
    })
    expect(textOf(await clean(mail))).toContain(word)
  },
)

test('words of two looks are no words of another version', async () => {
  const mail = mailOf([
    [0x1000, 'about two weeks, 模範勞工代表'],
    [0x1013, bytesOf('<p>about two <b>week</b><span>s</span>, 模範\n<font>勞工</font>代表</p>')],
    [0x1009, packRtf('{\\rtf1\\ansi about two {\\b week}s}')],
    [0x3fde, 65001],
  ])
  const told = await toldOf(mail)
  expect(told.filter((text) => /alone holds|second version/.test(text))).toEqual([])
})

test('words in rich text whose first colour is black are seen', async () => {
  const rtf = '{\\rtf1\\ansi{\\colortbl\\red0\\green0\\blue0;\\red0\\green0\\blue255;}Seen words}'
  const result = await clean(mailOf([[0x1009, packRtf(rtf)]]), 'ask')
  expect(textOf(result)).toContain('Seen words')
})

test('pictures within rich text stay, cleaned, where the rich text is what is shown', async () => {
  const { bytes, markers } = jpegWithMarkers()
  const hex = Buffer.from(bytes).toString('hex')
  const picture = `{\\*\\shppict{\\pict\\jpegblip\\picwgoal300\\pichgoal300 ${hex}}}{\\nonshppict{\\pict\\wmetafile8 00}}`
  const shown = await clean(mailOf([[0x1009, packRtf(`{\\rtf1\\ansi Seen words ${picture}}`)]]))
  const text = textOf(shown)
  expect(text).toContain('src="cid:picture1"')
  expect(text).toContain('Content-Type: image/jpeg')
  expect(findMarkers(shown.bytes, markers)).toEqual([])
  const hidden = mailOf([[0x1009, packRtf(`{\\rtf1\\ansi Seen words {\\v ${picture}}}`)]])
  expect(await questionOf(hidden)).toContain('A picture that is not shown')
  expect(textOf(await clean(hidden))).not.toContain('image/jpeg')
})
