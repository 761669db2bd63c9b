import { expect, test } from 'vitest'
import { findMarkers } from '../vectors/find-markers.ts'
import { readZip } from '../zip/read-zip.ts'
import { goneSheets } from './vectors/gone-sheets.ts'
import { hidingPlaces } from './vectors/hiding-places.ts'
import { packed } from './vectors/plain-packages.ts'
import { tellingValues } from './vectors/telling-values.ts'
import { cleanAsUsual } from './vectors/try-cleaning.ts'

const clean = async (bytes: Uint8Array) => (await cleanAsUsual(bytes)).bytes

test.for(Object.entries({ ...hidingPlaces, ...tellingValues, ...goneSheets }))(
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
