import { expect, test } from 'vitest'
import type { FileLine } from '#server/plans/organisations/boards/keep-board-files.ts'
import { wordsIn } from '#words/catalogue.ts'
import { paperOfBoard } from './paper-of-board.ts'

const texts = wordsIn('en')

test('a paper has each card with what it counted, in words, and says that these are allegations', () => {
  const lines: FileLine[] = [
    { card: 'Where', measure: 'reports', by: 'state', value: 'Kano', and: null, number: 1_234 },
    {
      ...{ card: 'Who', measure: 'rating', by: 'sector', value: 'police', number: 3.5 },
      and: { by: 'year', value: '2026' },
    },
  ]
  const { title, blocks, foot } = paperOfBoard({ name: 'Roads', lines }, '2026-11-21', texts)
  expect([title, foot]).toEqual(['Roads', texts.boards.source])
  expect(blocks).toEqual([
    { kind: 'paragraph', text: texts.boards.doubt },
    { kind: 'heading', text: 'Where' },
    { kind: 'paragraph', text: 'Public reports, by State' },
    { kind: 'facts', rows: [{ term: 'Kano', detail: '1,234' }] },
    { kind: 'heading', text: 'Who' },
    { kind: 'paragraph', text: 'Mean credibility, by Sector and Year' },
    { kind: 'facts', rows: [{ term: `${texts.sectorNames.police}, 2026`, detail: '3.5' }] },
  ])
})

test('a board that found nothing says so', () => {
  const { blocks } = paperOfBoard({ name: 'Roads', lines: [] }, '2026-11-21', texts)
  expect(blocks).toContainEqual({ kind: 'paragraph', text: texts.boards.noAnswer })
})
