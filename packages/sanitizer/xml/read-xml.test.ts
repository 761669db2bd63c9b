import { strToU8 } from 'fflate'
import { expect, test } from 'vitest'
import { readXml } from './read-xml.ts'
import { scanXml } from './scan-xml.ts'

function told(xml: string | Uint8Array): string[] {
  const lines: string[] = []
  readXml(typeof xml === 'string' ? strToU8(xml) : xml, {
    open: (name, attributes) => void lines.push(`<${[name, ...attributes].join('|')}>`),
    text: (text) => void lines.push(text),
    close: (name) => void lines.push(`</${name}>`),
  })
  return lines
}

test.for<[name: string, xml: string, lines: string[]]>([
  ['elements', '<a><b/></a>', ['<a>', '<b>', '</b>', '</a>']],
  ['attributes with either quote', `<a x='1' y = "2>3"\n/>`, ['<a|x|1|y|2>3>', '</a>']],
  ['letters with names and numbers', '<a x="&lt;&#65;">&amp;&#x1F600;</a>', ['<a|x|<A>', '&😀', '</a>']],
  ['ends of lines', '<a x="1\r\n2\t3&#10;4">\r\n\r</a>', ['<a|x|1 2 3\n4>', '\n\n', '</a>']],
  ['text that is written as it is', '<a><![CDATA[<b>&amp;]]></a>', ['<a>', '<b>&amp;', '</a>']],
  [
    'comments and instructions',
    '<?xml version="1.0"?><!-- < --><a><?b c?><!----></a> <!--x-->\n',
    ['<a>', '</a>'],
  ],
  ['a type', '<!DOCTYPE html PUBLIC "a>" \'b\'><html/>', ['<html>', '</html>']],
  ['names of all alphabets', '<w:é.1-x xmlns:w="u"/>', ['<w:é.1-x|xmlns:w|u>', '</w:é.1-x>']],
])('%s are told', ([, xml, lines]) => {
  expect(told(xml)).toEqual(lines)
})

test.for([
  ['nothing', ''],
  ['only text', 'words'],
  ['two outermost elements', '<a/><b/>'],
  ['text behind the end', '<a/>x'],
  ['an element that is not ended', '<a><b></a>'],
  ['an end without a start', '<a></a></a>'],
  ['a tag that is cut off', '<a'],
  ['a comment that is cut off', '<a><!-- '],
  ['two strokes in a comment', '<a><!-- x -- y --></a>'],
  ['an attribute twice', '<a x="1" x="2"/>'],
  ['an attribute without quotes', '<a x=1/>'],
  ['an attribute without a value', '<a x/>'],
  ['attributes without space between them', '<a x="1"y="2"/>'],
  ['a tag within an attribute', '<a x="<b>"/>'],
  ['a name that begins with a number', '<1a/>'],
  ['a name with two colons', '<a:b:c/>'],
  ['an entity that nobody declared', '<a>&nbsp;</a>'],
  ['a bare ampersand', '<a>a & b</a>'],
  ['a letter that XML does not have', '<a>&#0;</a>'],
  ['a control letter', '<a>\u0001</a>'],
  ['the end of a section in the text', '<a>]]></a>'],
  ['a grammar of its own', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ['a declaration in the middle', '<a/><?xml version="1.0"?>'],
  ['letters that are not UTF-8', Uint8Array.of(0x3c, 0x61, 0x3e, 0xff)],
] as const)('%s is refused', ([, xml]) => {
  expect(() => told(xml)).toThrow(expect.objectContaining({ code: 'broken' }))
})

test('it does not matter where a long document is cut for decoding', () => {
  const row = '<row r="1" s="&amp;é"><v>12345</v><!-- x --><t>aé&lt;\r\nb</t></row>'
  const lines = told(`<a>${row.repeat(60_000)}</a>`)
  expect(lines).toHaveLength(60_000 * 8 + 2)
  expect(new Set(lines).size).toBe(10)
})

test('a long text is told in pieces that belong together', () => {
  const text = 'ab&lt;é]\r\n'.repeat(400_000)
  const lines = told(`<a>${text}</a>`)
  expect(lines.slice(1, -1).join('')).toBe('ab<é]\n'.repeat(400_000))
})

test('a reader that does not ask for ends is told of more elements than any may be deep', () => {
  const names: string[] = []
  scanXml(strToU8(`<a>${'<b/>'.repeat(1000)}</a>`), { open: (name) => void names.push(name) })
  expect(names).toHaveLength(1001)
})
