import { expect, test } from 'vitest'
import { findMarkers } from '../../vectors/find-markers.ts'
import { sheetSample } from '../../vectors/sheet-sample.ts'
import { slideSample } from '../../vectors/slide-sample.ts'
import { wordSample } from '../../vectors/word-sample.ts'
import { workFor } from '../../vectors/work-for.ts'
import type { SanitizeOptions } from '../contract.ts'
import { readZip } from '../zip/read-zip.ts'
import { blankPicture } from './blank-picture.ts'
import { cleanOoxml } from './clean-ooxml.ts'
import { tellOfficeKind } from './tell-office-kind.ts'

const samples = {
  word: { ...wordSample(blankPicture), hidden: [] as string[] },
  sheet: sheetSample(),
  slide: slideSample(blankPicture),
}
const kinds = { word: 'docx', sheet: 'xlsx', slide: 'pptx' } as const

async function clean(bytes: Uint8Array, hidden: SanitizeOptions['hidden'] = 'remove') {
  const { work, told } = workFor({
    options: { pdf: 'standard', dpi: 150, password: null, hidden },
    cleanInside: async (inside) => ({ bytes: inside, kind: 'png' }),
  })
  return { bytes: await cleanOoxml(bytes, work), told }
}

function partsOf(bytes: Uint8Array): Map<string, string> {
  return new Map(
    readZip(bytes, { spend() {} }).map((member) => [member.path, new TextDecoder().decode(member.read())]),
  )
}

test.for(['word', 'sheet', 'slide'] as const)('no marker is left in a %s file', async (name) => {
  const { bytes, markers, hidden } = samples[name]
  expect(findMarkers(bytes, markers)).toHaveLength(markers.length)
  const result = (await clean(bytes)).bytes
  expect(findMarkers(result, [...markers, ...hidden])).toEqual([])
  expect(tellOfficeKind(result)).toBe(kinds[name])
})

test.for(['word', 'sheet', 'slide'] as const)('cleaning a %s file twice changes nothing', async (name) => {
  const first = (await clean(samples[name].bytes)).bytes
  expect(partsOf((await clean(first)).bytes)).toEqual(partsOf(first))
  expect((await clean(first)).bytes).toEqual(first)
  expect((await clean(samples[name].bytes)).bytes).toEqual(first)
})

test('a letter keeps its words, in their order', async () => {
  const text = (partsOf((await clean(samples.word.bytes)).bytes).get('word/document.xml') ?? '')
    .replace(/<\/w:p>/g, '\n')
    .replace(/<[^>]*>/g, '')
  expect(text.split('\n').filter((line) => line.trim() !== '')).toEqual(
    [
      '\nVisible one.',
      'Visible inserted.Visible moved.',
      'Visible first half, second half.',
      'Visible after hidden.',
      'Visible author field.Visible file field. PAGE 1Visible property field.',
      'Visible dead link.Visible web link.Visible file link.',
      'Visible control.',
      'Visible before the table.',
      'Visible cell.',
      'Visible end.',
    ].map((line) => line.trim()),
  )
})
