import { describe, expect, test } from 'vitest'
import { englishFiles } from '#words/en/files.ts'
import { textsIn } from '#words/texts-in.ts'
import { allowedBeginnings, isAllowed } from './allowed-sentences.ts'
import { readingOf, syllablesOf } from './grade.ts'
import { elsewhere, onTheWay, tooHard } from './limits.ts'
import { sentencesIn, sentencesOf, wordsOf } from './sentences.ts'

/** Files of `words/en/` whose texts a person reads who reports something. */
const filesOnTheWay = new Set<string>([
  ...['afterwards', 'forms', 'home', 'punishment', 'sources', 'tips', 'writing'],
])

test.each([
  ['report', 2],
  ['made', 1],
  ['asked', 1],
  ['needed', 2],
  ['people', 2],
  ['evidence', 3],
  ['corruption', 3],
  ['the', 1],
  ['Ọlá', 2],
  ['e-mail', 2],
])('%s has %i syllables', (word, count) => {
  expect(syllablesOf(word)).toBe(count)
})

test('a sentence runs through links and bold words, and ends with its block', () => {
  const html =
    '<nav>Not this one here.</nav><main><h1>A heading</h1><p>We <strong>seal</strong> what <a href="/x">you send</a>. Only staff read it!</p><ul><li>It is one &amp; the same.</li></ul><script>var no = "not this one."</script></main>'
  expect(sentencesOf(html)).toEqual([
    'We seal what you send.',
    'Only staff read it!',
    'It is one & the same.',
  ])
})

test('the marks of the catalogue are no words', () => {
  expect(sentencesIn('**Write it down.** See [the page](/about) and `npm run words`.').map(wordsOf)).toEqual([
    ['Write', 'it', 'down'],
    ['See', 'the', 'page', 'and', 'npm', 'run', 'words'],
  ])
})

test('a plain text has a low grade, and a heavy one a high grade', () => {
  const plain = readingOf(['We keep your report.', 'Only staff can read it.'])
  const heavy = readingOf([
    'Notwithstanding the aforementioned considerations, institutional accountability necessitates comprehensive documentation of irregularities.',
  ])
  expect(plain.grade).toBeLessThan(4)
  expect(heavy.grade).toBeGreaterThan(20)
})

test('a long sentence, a high middle and a high grade are each named', () => {
  const long = `${'word '.repeat(21)}end.`
  expect(tooHard([long], onTheWay)).toEqual([`22 words: ${long}`])
  expect(tooHard([long], onTheWay, (sentence) => sentence === long)).toEqual([])
  const heavy = 'Institutional accountability necessitates comprehensive documentation.'
  expect(tooHard(Array(5).fill(heavy), elsewhere)).toEqual([expect.stringMatching(/^grade \d\d/)])
})

describe('every file of the English catalogue', () => {
  const sentencesOfFile = (parts: object) =>
    [...textsIn(parts).values()].flatMap((text) =>
      (typeof text === 'string' ? [text] : Object.values(text)).flatMap(sentencesIn),
    )

  test.each(Object.entries(englishFiles))('%s is easy to read', (file, parts) => {
    const limits = filesOnTheWay.has(file) ? onTheWay : elsewhere
    expect(tooHard(sentencesOfFile(parts), limits, isAllowed)).toEqual([])
  })

  test('has each sentence that may be longer', () => {
    const all = Object.values(englishFiles).flatMap(sentencesOfFile)
    const needed = allowedBeginnings.filter((words) => !all.some((sentence) => sentence.startsWith(words)))
    expect(needed).toEqual([])
    expect([...filesOnTheWay].filter((file) => !(file in englishFiles))).toEqual([])
  })
})
