import { packRtf } from '../pack-rtf.ts'
import { type Message, messageFolder, type Property, writeMsg } from '../write-msg.ts'
import { writeStorages } from '../write-storages.ts'
import { marker, type Place, type Places } from './place.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const seen: readonly Property[] = [
  [0x001a, 'IPM.Note'],
  [0x0037, 'words'],
  [0x1000, 'Seen words'],
]
const withRich = (rtf: string): Message => ({
  properties: [...seen.slice(0, 2), [0x1009, packRtf(`{\\rtf1\\ansi ${rtf}}`)]],
})
const withProperty = (...property: Property): Message => ({ properties: [...seen, property] })
const withFile = (...properties: Property[]): Message => ({
  properties: seen,
  files: [{ properties: [[0x3701, bytesOf('a')], [0x3707, 'a.txt'], ...properties] }],
})

const unreached: Readonly<Record<string, Message>> = {
  'msg: sender': withProperty(0x0c1a, marker),
  'msg: address of the sender in the directory': withProperty(0x0c1f, `/O=A/CN=${marker}`),
  'msg: sender, as letters of eight bits': withProperty(0x0c1a, { narrow: marker }),
  'msg: on whose behalf': withProperty(0x0042, marker),
  'msg: where answers go': withProperty(0x0050, marker),
  'msg: list of receivers': withProperty(0x0e04, marker),
  'msg: hidden copies': withProperty(0x0e02, marker),
  'msg: route': withProperty(0x007d, `Received: from ${marker} by mx.example.org\r\n`),
  'msg: line of a program': withProperty(0x007d, `X-${marker}: 1\r\n`),
  'msg: number': withProperty(0x1035, `<${marker}@example.org>`),
  'msg: thread': withProperty(0x0071, bytesOf(marker)),
  'msg: topic of the thread': withProperty(0x0070, marker),
  'msg: who changed it last': withProperty(0x3ffa, marker),
  'msg: account': withProperty(0x0e28, marker),
  'msg: number of the server': withProperty(0x65e2, bytesOf(marker)),
  'msg: note of a program': withProperty(0x8004, marker),
  'msg: behind the end of the words': withProperty(0x1000, `Seen words\0${marker}`),
  'msg: receiver': { properties: seen, recipients: [[[0x3001, marker]]] },
  'msg: address of a receiver': {
    properties: seen,
    recipients: [
      [
        [0x0c15, 2],
        [0x3003, `${marker}@example.org`],
      ],
    ],
  },
  'msg: note about a receiver': { properties: seen, recipients: [[[0x3a00, marker]]] },
  'msg: name of a file': withFile([0x3707, `${marker}.txt`]),
  'msg: second name of a file': withFile([0x3001, marker]),
  'msg: where a file was': withFile([0x370d, `C:\\Users\\${marker}\\a.txt`]),
  'msg: sign of a file': withFile([0x3709, bytesOf(marker)]),
  'msg: number of a file': withFile([0x3712, `${marker}@example.org`]),
  'msg: object of another program': {
    properties: seen,
    files: [{ properties: [[0x3001, 'a']], object: { CONTENTS: bytesOf(marker) } }],
  },
  'msg: sender of a mail in the mail': {
    properties: seen,
    files: [{ properties: [[0x3001, 'a']], message: withProperty(0x0c1a, marker) }],
  },
  'msg: author of the rich text': withRich(`{\\info{\\author ${marker}}}Seen words`),
  'msg: style of the rich text': withRich(`{\\stylesheet{\\s1 ${marker};}}Seen words`),
  'msg: font of the rich text': withRich(`{\\fonttbl{\\f0 ${marker};}}Seen words`),
  'msg: bookmark of the rich text': withRich(`{\\*\\bkmkstart ${marker}}Seen words`),
  'msg: target of a link of the rich text': withRich(
    `{\\field{\\*\\fldinst HYPERLINK "https://example.org/${marker}"}{\\fldrslt Seen words}}`,
  ),
  'msg: picture of the rich text': withRich(`{\\pict\\pngblip ${marker}}Seen words`),
  'msg: behind the rich text': withRich(`Seen words}${marker}`),
  'msg: remark in the page of the rich text': withRich(
    `\\fromhtml1 {\\*\\htmltag1 <!-- ${marker} -->}Seen words`,
  ),
  'msg: words of the rich text that are no part of its page': withRich(
    `\\fromhtml1 {\\*\\htmltag64 <p>}\\htmlrtf ${marker}\\htmlrtf0 Seen words`,
  ),
}

const unseen: Readonly<Record<string, Message>> = {
  'msg: words of the page that are hidden': withProperty(
    0x1013,
    bytesOf(`<p>Seen words</p><p style="display:none">${marker}</p>`),
  ),
  'msg: words of the text that the page has not': {
    properties: [
      ...seen.slice(0, 2),
      [0x1000, `Seen words ${marker}`],
      [0x1013, bytesOf('<p>Seen words</p>')],
    ],
  },
  'msg: words of the rich text alone': {
    properties: [...seen, [0x1009, packRtf(`{\\rtf1\\ansi Seen words ${marker}}`)]],
  },
  'msg: hidden words of the rich text': withRich(`Seen words {\\v ${marker}}`),
  'msg: white words of the rich text': withRich(
    `{\\colortbl;\\red255\\green255\\blue255;}Seen words {\\cf1 ${marker}}`,
  ),
  'msg: tiny words of the rich text': withRich(`Seen words {\\fs2 ${marker}}`),
  'msg: hidden words of the page in the rich text': withRich(
    `\\fromhtml1 {\\*\\htmltag64 <p>}Seen words{\\*\\htmltag64 <p style="display:none">}${marker}`,
  ),
  'msg: file that is not listed': withFile(
    [0x7ffe, true],
    [0x3701, bytesOf(marker)],
    [0x3707, `${marker}.txt`],
  ),
}

const folderOf = (message: Message) => messageFolder(message, 32)
const files = {
  'msg: name of a property': writeStorages({
    ...folderOf({ properties: seen }),
    '__nameid_version1.0': { '__substg1.0_00040102': new Uint8Array(Buffer.from(marker, 'utf16le')) },
  }),
  'msg: stream of nothing': writeStorages({ ...folderOf({ properties: seen }), extra: bytesOf(marker) }),
  'msg: behind the last sector': new Uint8Array(
    Buffer.concat([writeMsg({ properties: seen }), bytesOf(marker)]),
  ),
}

const made = (messages: Readonly<Record<string, Message>>, sort: Place['sort']): Places =>
  Object.fromEntries(
    Object.entries(messages).map(([name, message]) => [name, { sort, bytes: writeMsg(message) }]),
  )

/** Mails of Outlook with a word in a place that readers do not see. */
export const outlookPlaces: Places = {
  ...made(unreached, 'unreached'),
  ...made(unseen, 'unseen'),
  ...Object.fromEntries(
    Object.entries(files).map(([name, bytes]) => [name, { sort: 'unreached' as const, bytes }]),
  ),
}
