import { expect, test } from 'vitest'
import { findMarkers } from '../../vectors/find-markers.ts'
import type { SanitizeOptions } from '../contract.ts'
import { makeSanitizer } from '../sanitize.ts'
import { readZip } from '../zip/read-zip.ts'
import { hidingPlaces } from './vectors/hiding-places.ts'
import { packed } from './vectors/plain-packages.ts'
import { formWithButton, printedBook, tellingValues, unreadableSettings } from './vectors/telling-values.ts'

const options: SanitizeOptions = { pdf: 'standard', dpi: 150, password: null, hidden: 'remove' }
const clean = async (bytes: Uint8Array) =>
  (await makeSanitizer(null)(bytes, '', options, () => undefined)).bytes

test.for(Object.entries({ ...hidingPlaces, ...tellingValues }))(
  'nothing is left of %s, and the words stay',
  async ([, members]) => {
    const bytes = packed(members)
    const secrets = [
      ...new Set(Object.values(members).flatMap((text) => String(text).match(/ZqSecret\w+Wx/g) ?? [])),
    ]
    expect(findMarkers(bytes, secrets)).toEqual(secrets)
    const once = await clean(bytes)
    expect(findMarkers(once, secrets)).toEqual([])
    const texts = readZip(once, { spend() {} }).map((member) => new TextDecoder().decode(member.read()))
    const seen = [...JSON.stringify(members).matchAll(/>(Seen [a-z]+)/g)].map(([, words = '']) => words)
    expect(seen.filter((words) => !texts.some((text) => text.includes(words)))).toEqual([])
    expect(await clean(once)).toEqual(once)
  },
)

function partsOf(bytes: Uint8Array): Map<string, string> {
  const members = readZip(bytes, { spend() {} })
  return new Map(members.map((member) => [member.path, new TextDecoder().decode(member.read())]))
}

test('a sheet keeps the paper, scale and direction of its pages, and not what the printer was told', async () => {
  const parts = partsOf(await clean(packed(printedBook)))
  expect(parts.get('xl/worksheets/sheet1.xml')).toContain(
    '<pageSetup paperSize="9" scale="60" orientation="landscape"/>',
  )
  expect([...parts.keys()].filter((path) => path.includes('printer'))).toEqual([])
})

test('the class of a control has a prefix that is declared', async () => {
  const content = partsOf(await clean(packed(formWithButton))).get('content.xml')
  expect(content).toContain('form:control-implementation="ooo:com.sun.star.form.component.CommandButton"')
  expect(content).toContain('xmlns:ooo="http://openoffice.org/2004/office"')
})

test('a document whose settings cannot be read is cleaned without them', async () => {
  const parts = partsOf(await clean(packed(unreadableSettings)))
  expect(parts.get('content.xml')).toContain('Seen words')
  expect(parts.has('settings.xml')).toBe(false)
})
