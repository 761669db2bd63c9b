import { expect, test } from 'vitest'
import { packRtf } from '../../vectors/pack-rtf.ts'
import { rtfPage } from './rtf-page.ts'
import { unpackRtf } from './unpack-rtf.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const page = (rtf: string, codePage?: number) => rtfPage(bytesOf(rtf), codePage).html

test.for([
  ['{\\rtf1\\ansi\\pard Hello again, hello again, hello again\\par}'],
  ['{\\rtf1 aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa}'],
  ['{\\rtf1 '.padEnd(9000, 'words of a long letter, ')],
  [''],
] as const)('packed rich text comes back as it was', ([rtf]) => {
  expect(new TextDecoder().decode(unpackRtf(packRtf(rtf), () => undefined))).toBe(rtf)
})

// The example of MS-OXRTFCP, 4.1.1.
test('the example of the specification is unpacked', () => {
  const packed = Buffer.from(
    '2d0000002b0000004c5a4675f1c5c7a703000a007263706731323542320af32068656c090020627705b06c647d0a800fa0',
    'hex',
  )
  expect(new TextDecoder().decode(unpackRtf(packed, () => undefined))).toBe(
    '{\\rtf1\\ansi\\ansicpg1252\\pard hello world}\r\n',
  )
})

test.for([
  ['words and lines', '{\\rtf1\\ansi One\\par two\\line three\\tab four}', 'One<br>two<br>three\tfour'],
  ['signs of HTML', '{\\rtf1 a < b & c}', 'a &lt; b &amp; c'],
  ['signs behind a backslash', '{\\rtf1 \\{a\\}\\\\\\~b}', '{a}\\\u00a0b'],
  ['letters of Western Europe', "{\\rtf1\\ansi\\ansicpg1252 caf\\'e9}", 'café'],
  ['letters of Russia', "{\\rtf1\\ansi\\ansicpg1251 \\'cf\\'f0}", 'Пр'],
  [
    'letters of a font',
    "{\\rtf1{\\fonttbl{\\f0\\fcharset0 A;}{\\f1\\fcharset204 B;}}\\f1 \\'cf\\f0 \\'e9}",
    'Пé',
  ],
  ['letters of two bytes', "{\\rtf1\\ansicpg932 \\'83\\'65}", 'テ'],
  ['numbers of letters', '{\\rtf1\\uc1 \\u8358?5}', '₦5'],
  ['numbers of letters in place of two', "{\\rtf1\\uc2 \\u8358\\'a4\\'a55}", '₦5'],
  ['a letter outside of the first plane', '{\\rtf1\\uc0\\u-10179\\u-8704}', '😀'],
  ['groups that say that they are newer', '{\\rtf1 a{\\*\\generator Zq}b}', 'ab'],
  ['bytes of a picture', '{\\rtf1 a{\\pict\\bin3 }}}}b}', 'ab'],
  ['what is behind the end', '{\\rtf1 a}b', 'a'],
  ['hidden words', '{\\rtf1 a{\\v b}c}', 'a<span style="display:none">b</span>c'],
  [
    'white words and tiny ones',
    '{\\rtf1{\\colortbl;\\red255\\green255\\blue255;}\\cf1 a\\cf0\\fs2 b\\plain c}',
    '<span style="color:rgb(255,255,255)">a</span><span style="font-size:1pt">b</span>c',
  ],
  [
    'a list of colours that begins with black',
    '{\\rtf1{\\colortbl\\red0\\green0\\blue0;\\red0\\green0\\blue255;}a{\\highlight0 b}{\\highlight1 c}}',
    '<span style="color:rgb(0,0,0)">ab</span><span style="color:rgb(0,0,0);background-color:rgb(0,0,255)">c</span>',
  ],
] as const)('rich text as a page: %s', ([, rtf, html]) => {
  expect(page(rtf)).toBe(html)
})

test('the page that Outlook put into rich text comes out as it was', () => {
  const rtf = [
    '{\\rtf1\\ansi\\ansicpg1252\\fromhtml1 \\deff0{\\fonttbl{\\f0\\fswiss Arial;}}',
    '{\\*\\htmltag19 <html>}{\\*\\htmltag34 <head>}{\\*\\mhtmltag161 <link>}{\\*\\htmltag161 <link href="a">}{\\*\\htmltag41 </head>}',
    '{\\*\\htmltag64 <p class="a \\{b\\}">}\\htmlrtf {\\htmlrtf0 caf\\\'e9 {\\*\\htmltag84 &nbsp;}\\htmlrtf \\\'a0\\htmlrtf0 \\u8358?5',
    '\\htmlrtf\\par}\\htmlrtf0 {\\*\\htmltag72 </p>}{\\*\\htmltag27 </html>}}',
  ].join('\r\n')
  expect(page(rtf)).toBe('<html><head><link href="a"></head><p class="a {b}">café &nbsp;₦5</p></html>')
})

test('pictures within the text are taken out of it, and those that browsers do not draw are counted', () => {
  const rtf =
    '{\\rtf1 a{\\*\\shppict{\\pict{\\*\\blipuid 00}\\pngblip\\picwgoal300\\pichgoal150\\picscalex200 89\n5 0}}{\\nonshppict{\\pict 00}}{\\pict 00}{\\v{\\pict\\jpegblip\\bin2 }}}}b{\\pict\\pngblip\\piccropl20 89}}'
  expect(rtfPage(bytesOf(rtf), undefined)).toEqual({
    html: 'a<img src="cid:picture-1@rich-text" width="40" height="10"><span style="display:none"><img src="cid:picture-2@rich-text"></span>b',
    pictures: [
      { bytes: Uint8Array.of(0x89, 0x50), width: 40, height: 10 },
      { bytes: bytesOf('}}'), width: undefined, height: undefined },
    ],
    lost: 2,
    isFromHtml: false,
  })
})

test('a length that cannot be, and a sign that is none, are refused', () => {
  const packed = packRtf('{\\rtf1 a}')
  const long = packed.slice()
  new DataView(long.buffer).setUint32(4, 1_000_000, true)
  const other = packed.slice().fill(0, 8, 12)
  for (const bytes of [long, other, packed.subarray(0, 10), packed.subarray(0, 18)])
    expect(() => unpackRtf(bytes, () => undefined)).toThrow(expect.objectContaining({ code: 'broken' }))
})
