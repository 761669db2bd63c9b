import { expect, test } from 'vitest'
import type { Hidden } from './contract.ts'
import { Asked } from './refusals.ts'
import { makeSanitizer } from './sanitize.ts'
import { findMarkers } from './vectors/find-markers.ts'
import { seenNeighbours } from './vectors/places/neighbour-places.ts'
import { seenFiles } from './vectors/places/seen-files.ts'

const sanitize = makeSanitizer(null)
const options = { pdf: 'standard', dpi: 150, password: null } as const

test.for(Object.entries({ ...seenFiles, ...seenNeighbours }))(
  'nobody is told of hidden things where all is seen, and all stays: %s',
  async ([, bytes]) => {
    const asked: readonly Hidden[] = await sanitize(
      bytes,
      '',
      { ...options, hidden: 'ask' },
      () => undefined,
    ).then(
      () => [],
      (error: unknown) => {
        if (error instanceof Asked && error.question.ask === 'hidden') return error.question.hidden
        throw error
      },
    )
    expect(asked).toEqual([])
    const {
      bytes: cleaned,
      found,
      kept,
    } = await sanitize(bytes, '', { ...options, hidden: 'remove' }, () => undefined)
    expect(
      found.filter(({ sort }) => sort === 'hidden' && !/style sheet/.test(JSON.stringify(found))),
    ).toEqual([])
    expect(kept.filter(({ text }) => /White text|not seen/.test(text))).toEqual([])
    const words = findMarkers(bytes, ['Seen words', 'Seen here', 'Seen article'])
    expect(findMarkers(cleaned, ['Seen words', 'Seen here', 'Seen article'])).toEqual(words)
  },
)
