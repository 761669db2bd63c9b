import { expect, test } from 'vitest'
import { markupOf } from './icon-markup.ts'

test('the lines of an icon are markup without the keys of React', () => {
  const lines = [['rect', { x: '2', y: '4', width: '20', height: '16', rx: '2', key: 'izxlao' }]] as const
  expect(markupOf(lines)).toBe('<rect x="2" y="4" width="20" height="16" rx="2"/>')
})

test('paths beside each other are one, and each begins where it began', () => {
  const path = (d: string, more = {}) => ['path', { d, ...more, key: 'k' }] as const
  expect(markupOf([path('M12 3v18'), path('m6 9 6 6 6-6'), path('m22 7-8.9 5.7a2 2 0 0 1-2 0L2 7')])).toBe(
    '<path d="M12 3v18M6 9l6 6 6-6M22 7l-8.9 5.7a2 2 0 0 1-2 0L2 7"/>',
  )
  expect(markupOf([path('M1 1'), path('m2.5.5c1 1 2 2 3 3')])).toBe('<path d="M1 1M2.5 .5c1 1 2 2 3 3"/>')
  expect(markupOf([path('M1 1'), ['circle', { cx: '5', key: 'k' }], path('m2 2h1')])).toBe(
    '<path d="M1 1"/><circle cx="5"/><path d="m2 2h1"/>',
  )
  // One that is filled stays by itself.
  expect(markupOf([path('M1 1'), path('M2 2', { fill: 'currentColor' })])).toBe(
    '<path d="M1 1"/><path d="M2 2" fill="currentColor"/>',
  )
})
