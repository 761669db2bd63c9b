import { gzipSync, strToU8, zipSync, zlibSync } from 'fflate'
import { expect, test } from 'vitest'
import { findMarkers } from './find-markers.ts'
import { packRtf } from './pack-rtf.ts'

const marker = 'Adaeze-Serial-77'
const utf16 = (isLittle: boolean) => {
  const bytes = new Uint8Array(marker.length * 2)
  const view = new DataView(bytes.buffer)
  for (const [place, letter] of [...marker].entries())
    view.setUint16(place * 2, letter.charCodeAt(0), isLittle)
  return bytes
}
const around = (bytes: Uint8Array) => Uint8Array.from([1, 2, 3, ...bytes, 4, 5, 6])
const hex = Buffer.from(marker).toString('hex')

const hidden: Record<string, Uint8Array> = {
  'as it is': strToU8(marker),
  'in capitals': strToU8(marker.toUpperCase()),
  'as UTF-16, little end first': utf16(true),
  'as UTF-16, big end first': utf16(false),
  'as hexadecimal': strToU8(hex),
  'as UTF-16 in hexadecimal': strToU8(Buffer.from(utf16(false)).toString('hex').toUpperCase()),
  'as base64': strToU8(btoa(`x${marker}yz`)),
  'in an entity each': strToU8(
    [...marker].map((letter) => `&#x${letter.charCodeAt(0).toString(16)};`).join(''),
  ),
  'in a zip': zipSync({ 'a/b.xml': strToU8(`<a>${marker}</a>`.repeat(9)) }),
  'in a zip in a zip': zipSync({ 'c.zip': zipSync({ b: strToU8(`${marker}`.repeat(9)) }) }),
  'in a zlib stream': zlibSync(strToU8(`${marker} is in here, and here`)),
  'in gzip': gzipSync(strToU8(marker.repeat(4))),
  'in a zlib stream as ASCII85': strToU8(
    `${ascii85(zlibSync(strToU8(`before ${marker} after, and some more`)))}~>`,
  ),
  'in ASCII85': strToU8(`stream\n${ascii85(strToU8(`<<${marker}>> 0123456789`))}~>`),
  'in packed rich text': packRtf(`{\\rtf1\\ansi before, ${marker}, and before`.repeat(3)),
  'zipped in base64': strToU8(btoa(String.fromCharCode(...zipSync({ m: strToU8(marker.repeat(9)) })))),
}

test.for(Object.entries(hidden))('a marker is found %s', ([, bytes]) => {
  expect(findMarkers(around(bytes), [marker, 'not there'])).toEqual([marker])
})

test('a marker in the pixels of a PNG is found though two chunks share it', () => {
  const pixels = zlibSync(strToU8(`${marker}\0\0\0\0`.repeat(3)))
  const chunk = (data: Uint8Array) => [0, 0, 0, data.length, ...strToU8('IDAT'), ...data, 0, 0, 0, 0]
  const head = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]
  const bytes = Uint8Array.from([...head, ...chunk(pixels.subarray(0, 9)), ...chunk(pixels.subarray(9))])
  expect(findMarkers(bytes, [marker])).toEqual([marker])
})

test('what is not there is not found', () => {
  expect(findMarkers(strToU8('Adaeze has no serial.'), [marker])).toEqual([])
})

function ascii85(bytes: Uint8Array): string {
  let text = ''
  for (let at = 0; at < bytes.length; at += 4) {
    const group = bytes.subarray(at, at + 4)
    let value = [0, 1, 2, 3].reduce((sum, place) => sum * 256 + (group[place] ?? 0), 0)
    let letters = ''
    for (let place = 0; place < 5; place += 1) {
      letters = String.fromCharCode(33 + (value % 85)) + letters
      value = Math.floor(value / 85)
    }
    text += letters.slice(0, group.length + 1)
  }
  return text
}
