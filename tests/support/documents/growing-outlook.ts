import { packRtf } from '@fitila/sanitizer/vectors/pack-rtf'
import { type Message, messageFolder, type Property, writeMsg } from '@fitila/sanitizer/vectors/write-msg'
import { type Folder, writeStorages } from '@fitila/sanitizer/vectors/write-storages'
import { strToU8 } from 'fflate'

const words: readonly Property[] = [
  [0x0037, 'words'],
  [0x1000, 'Seen words'],
]
const many = <One>(count: number, make: (at: number) => One): One[] =>
  Array.from({ length: count }, (_, at) => make(at))
const withWords = (more: Partial<Message>) => writeMsg({ properties: words, ...more })
const rich = (rtf: string) => writeMsg({ properties: [[0x1009, plainRtf(`{\\rtf1\\ansi ${rtf}}`)]] })

/** Rich text as it is, which mails may hold as well (MS-OXRTFCP, 2.1.3.1.1). */
export function plainRtf(rtf: string): Uint8Array {
  const bytes = Buffer.alloc(16 + rtf.length)
  bytes.writeUInt32LE(rtf.length + 12, 0)
  bytes.writeUInt32LE(rtf.length, 4)
  bytes.write('MELA', 8, 'latin1')
  bytes.write(rtf, 16, 'latin1')
  return new Uint8Array(bytes)
}

/** Mails of Outlook of which one part grows with the count. */
export const growingOutlook: Record<string, (count: number) => Uint8Array> = {
  'msg: properties': (n) =>
    writeMsg({ properties: [...words, ...many(n, (at): Property => [0x8000 + at, `a${at}`])] }),
  'msg: short properties': (n) =>
    writeMsg({ properties: [...words, ...many(n * 4, (at): Property => [0x8000 + at, at])] }),
  'msg: receivers': (n) => withWords({ recipients: many(n, (at): Property[] => [[0x3001, `a${at}`]]) }),
  'msg: lines of transport': (n) =>
    writeMsg({
      properties: [...words, [0x007d, many(n, (at) => `Received: from a${at}\r\n`).join('')]],
    }),
  'msg: files': (n) =>
    withWords({
      files: many(n, (at) => ({
        properties: [
          [0x3701, strToU8('a')],
          [0x3707, `${at}.txt`],
        ],
      })),
    }),
  'msg: pictures of a page': (n) =>
    writeMsg({
      properties: [...words, [0x1013, strToU8(many(n, (at) => `<img src="cid:a${at}">`).join(''))]],
      files: many(2, (at) => ({
        properties: [
          [0x3701, strToU8('a')],
          [0x3712, `a${at}`],
        ],
      })),
    }),
  'msg: a long stream': (n) => writeMsg({ properties: [[0x1000, 'Seen words '.repeat(n * 40)]] }),
  'msg: storages of nothing': (n) =>
    writeStorages({
      ...messageFolder({ properties: words }, 32),
      ...Object.fromEntries(many(n, (at): [string, Folder] => [`a${at}`, {}])),
    }),
  'msg: packed rich text': (n) =>
    writeMsg({ properties: [[0x1009, packRtf(`{\\rtf1\\ansi ${many(n, (at) => `a${at} `).join('')}}`)]] }),
  'msg: runs of rich text': (n) => rich('{\\v a}{\\fs2 b}c\\par '.repeat(n)),
  'msg: groups side by side in rich text': (n) => rich(`{${'{a}'.repeat(n * 4)}}`),
  'msg: letters of rich text': (n) => rich("\\'e9\\u8364?".repeat(n * 4)),
  'msg: fonts and colours of rich text': (n) =>
    rich(
      `{\\fonttbl${many(n, (at) => `{\\f${at}\\fcharset204 a;}`).join('')}}{\\colortbl${'\\red1;'.repeat(n)}}${many(n, (at) => `\\f${at}\\cf${at} a`).join('')}`,
    ),
  'msg: page in rich text': (n) =>
    rich(`\\fromhtml1 ${'{\\*\\htmltag64 <p>}a\\htmlrtf b\\htmlrtf0 '.repeat(n)}`),
}
