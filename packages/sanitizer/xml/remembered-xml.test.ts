import { expect, test } from 'vitest'
import { readXml, type XmlHandler } from './read-xml.ts'
import { RememberedXml } from './remembered-xml.ts'

const encoder = new TextEncoder()

function heard(tell: (handler: XmlHandler) => void): string[] {
  const events: string[] = []
  tell({
    open: (name, attributes) => events.push(`<${name} ${attributes.join('|')}`),
    text: (text) => events.push(text),
    close: (name) => events.push(`/${name}`),
  })
  return events
}

const row = '<a:p a:style="P1">words <a:span a:style="T1">paid</a:span> &amp; more<a:br/></a:p>\r\n'
const documents = {
  'tags that come again': `<a:text xmlns:a="urn:a">${row.repeat(3)}</a:text>`,
  'a mark, a comment and words that are no markup': '\ufeff<a><!-- not told --><![CDATA[<b>\r\n&amp;]]></a>',
  'more than is decoded at once': `<a:text xmlns:a="urn:a">${row.repeat(30_000)}</a:text>`,
  'letters of two bytes': `<a:text xmlns:a="urn:a">${row.replace('paid', 'Ọ̀yọ́ 是').repeat(900)}</a:text>`,
  'more tags than are kept': `<a>${Array.from({ length: 6_000 }, (_, at) => `<b n="${at}"/>`).join('')}</a>`,
  'more letters of other names than are kept': `<a>${'<b>&amp;</b>'.repeat(6_000)}</a>`,
}

test.for(Object.entries(documents))('what is remembered is told as it was read: %s', ([, text]) => {
  const bytes = encoder.encode(text)
  const read = heard((handler) => readXml(bytes, handler))
  const remembered = new RememberedXml(bytes)
  for (let turn = 0; turn < 3; turn += 1)
    expect(heard((handler) => remembered.tell(handler)).join('\n')).toBe(read.join('\n'))
})

test('a document is read once, and each time when there is too much to keep', () => {
  const told = (text: string) => {
    const bytes = encoder.encode(text)
    const remembered = new RememberedXml(bytes)
    const first = heard((handler) => remembered.tell(handler)).join('')
    bytes.fill(120, text.indexOf('paid'), text.indexOf('paid') + 4)
    return { first, second: heard((handler) => remembered.tell(handler)).join('') }
  }
  const short = told('<a>paid</a>')
  expect(short.second).toBe(short.first)
  const long = told(`<a>paid${'<b>&amp;</b>'.repeat(6_000)}</a>`)
  expect(long.second).toBe(long.first.replace('paid', 'xxxx'))
})

test('a document that is broken at its end is refused each time', () => {
  const remembered = new RememberedXml(encoder.encode(`<a>${'<b/>'.repeat(5)}`))
  for (let turn = 0; turn < 2; turn += 1)
    expect(() => heard((handler) => remembered.tell(handler))).toThrow('damaged')
})
