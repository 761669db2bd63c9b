import { type Message, messageFolder, type Property, writeMsg } from '@fitila/sanitizer/vectors/write-msg'
import { type Folder, writeStorages } from '@fitila/sanitizer/vectors/write-storages'
import { growingOutlook, plainRtf } from './growing-outlook.ts'

const words: readonly Property[] = [
  [0x0037, 'words'],
  [0x1000, 'Seen words '.repeat(2000)],
]
const sectorSize = 512

/** A mail in which the numbers of its sectors are changed. @param change given the table of sectors and the whole */
function changed(change: (table: DataView, whole: DataView) => void): Uint8Array {
  const bytes = writeMsg({ properties: words })
  const whole = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const at = (whole.getUint32(76, true) + 1) * sectorSize
  change(new DataView(bytes.buffer, bytes.byteOffset + at, sectorSize), whole)
  return bytes
}

function nested(levels: number): Message {
  let message: Message = { properties: words.slice(0, 1) }
  for (let level = 0; level < levels; level += 1)
    message = { properties: words.slice(0, 1), files: [{ properties: [], message }] }
  return message
}

function deepFolders(levels: number): Folder {
  let folder: Folder = {}
  for (let level = 0; level < levels; level += 1) folder = { a: folder }
  return folder
}

/** Mails of Outlook that lead readers in a circle, or say of themselves that they are larger than they are. All are refused. */
export const outlookBombs: Record<string, () => Uint8Array> = {
  'a mail of Outlook whose sectors lead in a ring': () =>
    changed((table) => {
      for (let at = 0; at < sectorSize; at += 4)
        if (table.getUint32(at, true) < 1000) table.setUint32(at, 0, true)
    }),
  'a mail of Outlook whose directory leads to itself': () =>
    changed((table, whole) => {
      const start = whole.getUint32(48, true)
      table.setUint32(start * 4, start, true)
    }),
  'a mail of Outlook whose list of tables leads to itself': () =>
    changed((_, whole) => {
      whole.setUint32(68, 3, true)
      const at = 4 * sectorSize
      for (let place = 0; place < sectorSize; place += 4) whole.setUint32(at + place, 0xffffffff, true)
      whole.setUint32(at + sectorSize - 4, 3, true)
    }),
  'a mail of Outlook whose entries are beside themselves': () =>
    changed((_, whole) => {
      const at = (whole.getUint32(48, true) + 1) * sectorSize
      whole.setUint32(at + 128 + 68, 1, true)
    }),
  'a mail of Outlook whose words have four thousand million bytes': () =>
    changed((_, whole) => {
      const at = (whole.getUint32(48, true) + 1) * sectorSize
      for (let entry = at; entry < at + 8 * 128; entry += 128)
        if (whole.getUint8(entry + 66) === 2) whole.setUint32(entry + 120, 0xfffffff0, true)
    }),
  'a mail of Outlook whose rich text says that it unpacks to four thousand million bytes': () => {
    const rtf = plainRtf('a'.repeat(100))
    new DataView(rtf.buffer).setUint32(4, 0xffffffff, true)
    return writeMsg({ properties: [[0x1009, rtf]] })
  },
  'a mail of Outlook with 190,000 entries': () => growing('msg: storages of nothing', 190_000),
  'a mail of Outlook with a million runs of rich text': () => growing('msg: runs of rich text', 350_000),
  'a mail of Outlook with a million groups in one another': () =>
    writeMsg({ properties: [[0x1009, plainRtf(`${'{'.repeat(1_000_000)}a`)]] }),
}

/** Mails of Outlook that ask for much and are none of the circles above. */
export const costlyOutlook: Record<string, () => Uint8Array> = {
  'a mail of Outlook with 99,000 entries': () => growing('msg: storages of nothing', 98_900),
  'a mail of Outlook with 30,000 receivers': () => growing('msg: receivers', 30_000),
  'a mail of Outlook with 99,000 runs of rich text': () => growing('msg: runs of rich text', 33_000),
  'a mail of Outlook with 7 MB of rich text in one look': () =>
    growing('msg: groups side by side in rich text', 600_000),
  'a mail of Outlook with 300 mails in one another': () => writeMsg(nested(300)),
  'a mail of Outlook with 2,000 storages in one another': () =>
    writeStorages({ ...messageFolder({ properties: words }, 32), a: deepFolders(2000) }),
}

function growing(name: string, count: number): Uint8Array {
  const make = growingOutlook[name]
  if (make === undefined) throw new Error(`There is no ${name}.`)
  return make(count)
}
