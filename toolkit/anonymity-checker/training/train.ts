import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-en'
import { places } from '../engine/gazetteers/places.ts'
import { states } from '../engine/gazetteers/states.ts'
import { seededChance } from '../vectors/seeded-chance.ts'
import { trainCrf } from './crf.ts'
import { fillTemplate, type Sentence } from './fill-template.ts'
import { capital, makeNameSource } from './name-source.ts'
import { packModel } from './pack-model.ts'
import { plainSentences } from './plain-sentences.ts'
import { type Example, exampleOf, readTweets, varyCase } from './read-sentences.ts'
import { templates } from './templates.ts'

/**
 * Trains the tagger for names and writes `engine/names/model.ts` and `model-rest.ts`.
 *
 *     nice -n 10 node toolkit/anonymity-checker/training/train.ts ../shared/data/pii [seed] [filled sentences] [dropout] [smallest weight] [folder]
 */
const modelFolder = join(import.meta.dirname, '../engine/names')
const [
  data = '../shared/data/pii',
  seed = '20261121',
  amount = '50000',
  dropout = '0.15',
  smallest = '0.08',
  target = modelFolder,
] = process.argv.slice(2)
const chance = seededChance(Number(seed))
const english = dictionary as unknown as Record<string, readonly string[]>
const isName = (word: string) => /^[a-z]{2,}$/.test(word)

const names = makeNameSource({
  collected: (JSON.parse(readFileSync(join(data, 'nigerian-names.json'), 'utf8')) as string[]).filter(isName),
  englishGiven: (english['firstnames-en'] ?? []).filter(isName),
  englishFamily: (english['lastnames-en'] ?? []).slice(0, 9000).filter(isName),
  places: places.split('|').map(capital),
  states: states.split('|').map(capital),
})

const named = lines(templates)
const plain = lines(plainSentences)
const sentences: Sentence[] = []
for (let index = 0; index < Number(amount); index += 1) {
  const isPlain = chance.next() < 0.22
  const first = fillTemplate(chance.pick(isPlain ? plain : named), names, chance)
  // Two sentences in one row teach that a name may end where a sentence begins.
  const both =
    chance.next() < 0.25
      ? join2(first, fillTemplate(chance.pick(chance.next() < 0.5 ? plain : named), names, chance))
      : first
  sentences.push(varyCase(both, 0.33, chance))
}
for (const file of ['wnut17.jsonl.gz', 'broad-twitter.jsonl.gz']) {
  // Every tenth tweet is kept back for `tests/benchmarks/anonymity.ts`.
  for (const [place, sentence] of readTweets(join(data, file)).entries()) {
    if (place % 10 !== 0) sentences.push(varyCase(sentence, 0.25, chance))
  }
}
const examples = sentences
  .map((sentence) => exampleOf(sentence, chance))
  .filter((one): one is Example => one !== undefined)
say(`${examples.length} sentences, ${examples.reduce((sum, { labels }) => sum + labels.length, 0)} tokens`)

const weights = trainCrf(
  examples,
  { epochs: 7, rate: 0.12, decay: 1e-5, dropout: Number(dropout) },
  chance,
  (epoch, loss) => say(`epoch ${epoch + 1}: ${loss.toFixed(4)}`),
)
// What kept silent in training speaks in use, so each speaks more softly.
const softer = weights.table.map((weight) => weight * (1 - Number(dropout)))
const packed = packModel({ ...weights, table: softer }, 0.1, Number(smallest))
writeFileSync(join(target, 'model.ts'), packed.text)
writeFileSync(join(target, 'model-rest.ts'), packed.rest)
say(`${packed.kept} rows kept, ${packed.compressed} bytes with gzip`)

function lines(text: string): string[] {
  return text.split('\n').filter((line) => line !== '')
}

function join2(first: Sentence, second: Sentence): Sentence {
  const shift = first.text.length + 1
  return {
    text: `${first.text} ${second.text}`,
    spans: [
      ...first.spans,
      ...second.spans.map(([start, end, type]): Sentence['spans'][number] => [
        start + shift,
        end + shift,
        type,
      ]),
    ],
  }
}

function say(text: string): void {
  process.stdout.write(`${Math.round(performance.now() / 1000)} s: ${text}\n`)
}
