import { expect, test } from 'vitest'
import { rewriteXml } from './rewrite-xml.ts'
import type { Rules } from './rules.ts'

const rules: Rules<{ count: number }> = {
  namespaces: new Map([
    ['urn:one', 'one'],
    ['urn:two', 'two'],
  ]),
  open: { 'two:gone': 'drop' },
  close: {},
  attributes: {
    'one:p@one:number': (_value, _element, { context }) => {
      context.count += 1
      return context.count === 2 ? undefined : `${context.count}`
    },
    'one:p@one:later': (value) => ({ write: () => `${value}!` }),
  },
  text: {},
}

function written(text: string): string {
  const bytes = rewriteXml(new TextEncoder().encode(text), rules, { count: 0 })
  return new TextDecoder().decode(bytes).replace(/^<\?xml[^>]*>\n/, '')
}

test('the rules are asked each time that a tag of the same letters comes', () => {
  expect(
    written('<a:r xmlns:a="urn:one"><a:p a:number="7">x</a:p><a:p a:number="7"/><a:p a:number="7"/></a:r>'),
  ).toBe('<one:r xmlns:one="urn:one"><one:p one:number="1">x</one:p><one:p/><one:p one:number="3"/></one:r>')
})

test('a tag of the same letters means another element where its prefix means another namespace', () => {
  const inner = '<b:gone b:of="1">x</b:gone><b:gone>y</b:gone>'
  expect(
    written(
      `<a:r xmlns:a="urn:one" xmlns:b="urn:one">${inner}<a:q xmlns:b="urn:two">${inner}</a:q>${inner}</a:r>`,
    ),
  ).toBe(
    '<one:r xmlns:one="urn:one"><one:gone one:of="1">x</one:gone><one:gone>y</one:gone><one:q/><one:gone one:of="1">x</one:gone><one:gone>y</one:gone></one:r>',
  )
})

test('what a rule settles later is written in its place, among what is known', () => {
  expect(
    written(
      '<a:r xmlns:a="urn:one"><a:p a:later="&amp;" a:size="2"/><a:p a:later="&amp;" a:size="2">x</a:p></a:r>',
    ),
  ).toBe(
    '<one:r xmlns:one="urn:one"><one:p one:later="&amp;!" one:size="2"/><one:p one:later="&amp;!" one:size="2">x</one:p></one:r>',
  )
})
