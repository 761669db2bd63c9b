import { zipSync } from 'fflate'
import { expect, test } from 'vitest'
import {
  sampleDocx,
  sampleGif,
  samplePdf,
  samplePng,
  sampleZip,
} from '#tests/support/documents/sample-files.ts'
import { inspectHead, inspectWhole } from './inspect.ts'

const ogg = Buffer.from('OggS\0\x02'.padEnd(60, '\0'), 'latin1')
const jpeg = Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0'.padEnd(80, '\x01'), 'latin1')
const mp4 = Buffer.from('\0\0\0\x18ftypmp42'.padEnd(60, '\0'), 'latin1')
const doc = Buffer.concat([
  Buffer.from('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'.padEnd(512, '\0'), 'latin1'),
  Buffer.from('WordDocument\0', 'utf16le'),
])

test.each([
  ['a.pdf', samplePdf, 'pdf'],
  ['A.PDF', samplePdf, 'pdf'],
  ['a.png', samplePng, 'png'],
  ['a.gif', sampleGif, 'gif'],
  ['photo.jpeg', jpeg, 'jpeg'],
  ['voice.opus', ogg, 'ogg'],
  ['clip.mov', mp4, 'mp4'],
  ['letter.docx', sampleDocx, 'word'],
  ['letter.doc', doc, 'oldOffice'],
  ['files.zip', sampleZip({ 'one.pdf': '%PDF-1.4 x', 'two/three.txt': 'y' }), 'zip'],
  ['notes.txt', Buffer.from('Ọláńrewájú paid ₦400 million.\r\nTwice.'), 'text'],
  ['table.csv', Buffer.from('date,sum\n2024,5\n'), 'text'],
  ['letter.odt', odt('application/vnd.oasis.opendocument.text'), 'odt'],
])('%s is taken as what it is', async (name, bytes, kind) => {
  expect(await inspect(name, bytes)).toBe(kind)
})

test.each([
  ['a.jpg', samplePdf, 'attachment-name'],
  ['a.pdf', samplePng, 'attachment-name'],
  ['a.pdf.exe', samplePdf, 'attachment-name'],
  ['a', samplePdf, 'attachment-name'],
  ['a.docx', sampleZip({ 'one.txt': 'x' }), 'attachment-name'],
  ['a.zip', sampleDocx, 'attachment-name'],
  ['a.odt', odt('application/vnd.oasis.opendocument.spreadsheet'), 'attachment-name'],
  ['a.exe', Buffer.from('MZ\x90\0'.padEnd(80, '\0'), 'latin1'), 'attachment-runs'],
  ['a.pdf', Buffer.from('MZ\x90\0'.padEnd(80, '\0'), 'latin1'), 'attachment-runs'],
  ['a.txt', Buffer.from('#!/bin/sh\nrm -r /\n'), 'attachment-runs'],
  ['a.txt', Buffer.from('<!doctype html><p>hello'), 'attachment-runs'],
  ['a.svg', Buffer.from('<svg xmlns="x"><script>alert(1)</script></svg>'), 'attachment-runs'],
  ['a.svg', Buffer.from('<?xml version="1.0"?><svg xmlns="x"/>'), 'attachment-runs'],
  ['a.txt', Buffer.from(`${'plain '.repeat(1_000)}<script>alert(1)</script>`), 'attachment-runs'],
  ['a.jpg', Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]), 'attachment-runs'],
  ['a.zip', sampleZip({ 'run.exe': 'x' }), 'attachment-runs'],
  [
    'a.docx',
    sampleZip({ '[Content_Types].xml': 'x', 'word/document.xml': 'x', 'word/vbaProject.bin': 'x' }),
    'attachment-macros',
  ],
  ['a.doc', Buffer.concat([doc, Buffer.from('_VBA_PROJECT\0', 'utf16le')]), 'attachment-macros'],
  ['a.doc', doc.subarray(0, 512), 'attachment-kind'],
  ['a.txt', Buffer.from('text\0with a zero'), 'attachment-kind'],
  [
    'a.txt',
    Buffer.concat([Buffer.from('a '.repeat(2_000)), Buffer.from([0xff, 0xfe, 0x41])]),
    'attachment-kind',
  ],
  ['a.rar', Buffer.from('Rar!\x1a\x07\x01\0', 'latin1'), 'attachment-kind'],
  ['a.pdf', Buffer.concat([samplePdf, sampleZip({ 'hidden.txt': 'x' })]), 'attachment-two-kinds'],
  [
    'a.pdf',
    Buffer.concat([samplePdf, sampleZip({ 'hidden.txt': 'x' }), Buffer.from('tail')]),
    'attachment-two-kinds',
  ],
  ['a.jpg', Buffer.concat([jpeg, sampleZip({ 'hidden.txt': 'x' })]), 'attachment-two-kinds'],
  ['a.gif', Buffer.concat([sampleGif, Buffer.from('=1;alert(1)')]), 'attachment-two-kinds'],
  ['a.gif', gifWithScriptWidth(), 'attachment-two-kinds'],
  ['a.png', Buffer.concat([samplePng, Buffer.from('alert(1)')]), 'attachment-two-kinds'],
  ['a.png', hugePng(), 'attachment-pixels'],
  ['a.zip', Buffer.from(zipSync({ 'photo.png': hugePng() })), 'attachment-pixels'],
  ['a.zip', sampleZip({ 'inner.zip': 'x' }), 'attachment-nested'],
  ['a.zip', sampleZip({ '../../etc/passwd': 'x' }), 'attachment-file-names'],
  ['a.zip', Buffer.from(zipSync({ 'zeros.txt': Buffer.alloc(20_000_000) })), 'attachment-swells'],
  ['a.zip', sampleZip({ 'one.txt': 'x' }).subarray(0, -5), 'attachment-archive'],
  ['a.zip', Buffer.concat([sampleZip({ 'a.txt': 'x' }), sampleZip({ 'b.txt': 'x' })]), 'attachment-archive'],
  ['a.zip', declaring(0xfffffff0), 'attachment-swells'],
])('%s is refused: %#', async (name, bytes, code) => {
  await expect(inspect(name, bytes)).rejects.toMatchObject({ code })
})

test('what can be told from the first part is refused at the first part', () => {
  expect(() => inspectHead('a.pdf', Buffer.from('MZ'.padEnd(80, '\0')))).toThrow('attachment-runs')
  expect(() => inspectHead('a.pdf', samplePng)).toThrow('attachment-name')
  expect(() => inspectHead('a.docx', sampleDocx)).not.toThrow()
})

test('a letter and a tag that are cut between two parts are read whole', async () => {
  expect(await inspect('a.txt', Buffer.from('naira ₦₦₦'), 7)).toBe('text')
  await expect(inspect('a.txt', Buffer.from(`${'x'.repeat(1_600)}<script >`), 1_604)).rejects.toMatchObject({
    code: 'attachment-runs',
  })
})

function inspect(name: string, bytes: Buffer, partLength = 1_024) {
  async function* parts() {
    for (let place = 0; place < bytes.length; place += partLength)
      yield bytes.subarray(place, place + partLength)
  }
  return inspectWhole({ name, size: bytes.length, head: bytes.subarray(0, 4_096), tail: bytes, parts })
}

function odt(type: string): Buffer {
  return Buffer.from(
    zipSync({ mimetype: [Buffer.from(type), { level: 0 }], 'content.xml': Buffer.from('<x/>') }),
  )
}

function gifWithScriptWidth(): Buffer {
  const bytes = Buffer.from(sampleGif)
  bytes.write('/*', 6, 'latin1')
  return bytes
}

function hugePng(): Buffer {
  const bytes = Buffer.from(samplePng)
  bytes.writeUInt32BE(50_000, 16)
  bytes.writeUInt32BE(50_000, 20)
  return bytes
}

/** An archive whose list declares far more than there is. */
function declaring(unpacked: number): Buffer {
  const bytes = sampleZip({ 'one.txt': 'x' })
  bytes.writeUInt32LE(unpacked, bytes.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1')) + 24)
  return bytes
}
