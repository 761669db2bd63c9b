import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function hidden(text: string): string[] {
  return checkText(text)
    .findings.filter(({ tier }) => tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

test.for([
  [
    'The number on the meter is zero four one nine, two two eight, six one one five.',
    'zero four one nine, two two eight, six one one five',
  ],
  ['Kaadị ya bụ otu, asaa, itoolu, abụọ, ise ka ha dere.', 'otu, asaa, itoolu, abụọ, ise'],
  ['Nọ́mbà fáìlì náà ni S, B, E, ọ̀kan, mẹ́ta, méje, méjì níbẹ̀.', 'S, B, E, ọ̀kan, mẹ́ta, méje, méjì'],
  ['The voucher SRV 0331 is missing.', 'SRV 0331'],
  ['09:02 - 0902 555 0133 - man, no name', '0902 555 0133'],
  ['She is a student, 2018/251447 of Nsukka.', '2018/251447'],
  ['He took the file BSP/REG/SP.1186 home.', 'BSP/REG/SP.1186'],
  ['The boat number is BYS 228 M and it is blue.', 'BYS 228 M'],
  ['Meet me at filled.count.soap at noon.', 'filled.count.soap'],
])('a number is hidden whole: %s', ([text = '', number]) => {
  expect(hidden(text)).toContain(number)
})

test('who counts names no number', () => {
  expect(hidden('We counted one, two, three, four, five of them.')).toEqual([])
  expect(hidden('Store 2024 was a good year for TEAM 2024.')).not.toContain('TEAM 2024')
})
