import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beginningOf } from '@fitila/anonymity/names/labels-of-names'
import { seededChance } from '../vectors/seeded-chance.ts'
import { trainCrf } from './crf.ts'
import { makeSentences } from './make-sentences.ts'
import { meanOfWeights, type Weights } from './mean-of-weights.ts'
import { nameForm } from './name-form.ts'
import { packModel } from './pack-model.ts'
import { type Example, exampleOf } from './read-sentences.ts'

/**
 * Trains the tagger for names and writes `packages/anonymity/names/model.ts` and `model-rest.ts`. The same data and seed give the same bytes.
 *
 *     nice -n 10 node toolkit/anonymity-checker/training/train.ts ../shared/data/pii [seed] [folder] [settings as JSON]
 */
const modelFolder = join(import.meta.dirname, '../../../packages/anonymity/names')
const [data = '../shared/data/pii', seed = '20261123', target = modelFolder, changed = '{}'] =
  process.argv.slice(2)
// Chosen by the development parts of the corpora, and by texts of an author who was left out.
const settings = {
  filled: 14_000,
  local: 1800,
  news: 1500,
  rows: 1200,
  times: { 'hausa-voa': 8, 'yoruba-gv': 8, wikigold: 2, wnut17: 1, 'broad-twitter': 1 },
  own: 4,
  dropout: 0.15,
  smallest: 0.12,
  smallestOfOthers: 0.15,
  trainings: 3,
  epochs: 3,
  averaged: 2,
  decay: 3e-3,
  ...(JSON.parse(changed) as { author?: string }),
}
const { trainings, epochs, averaged, dropout, smallest, smallestOfOthers } = settings
const chance = seededChance(Number(seed))
const mean = meanOfWeights()
for (let training = 0; training < trainings; training += 1) mean.add(trainOnce())
const weights = mean.value()
// What kept silent in training speaks in use, so each speaks more softly.
const softer = weights.table.map((weight) => weight * (1 - dropout))
const packed = packModel(
  nameForm,
  { ...weights, table: softer },
  {
    scale: 0.1,
    smallest,
    others: { from: beginningOf(1), smallest: smallestOfOthers },
  },
)
writeFileSync(join(target, 'model.ts'), packed.text)
writeFileSync(join(target, 'model-rest.ts'), packed.rest)
say(`${packed.kept} rows kept, ${packed.compressed} bytes with gzip`)

/** Each training fills the templates again. What only its own names and its own order taught is small in the average, and is dropped. */
function trainOnce(): Weights {
  const examples = makeSentences(data, settings, chance)
    .map(({ sentence, language }) => exampleOf(sentence, language, chance))
    .filter((one): one is Example => one !== undefined)
  say(`${examples.length} sentences, ${examples.reduce((sum, { labels }) => sum + labels.length, 0)} tokens`)
  return trainCrf(
    nameForm,
    examples,
    { epochs, rate: 0.12, decay: settings.decay, dropout, averaged },
    chance,
    (epoch, loss) => say(`epoch ${epoch + 1}: ${loss.toFixed(4)}`),
  )
}

function say(text: string): void {
  process.stdout.write(`${Math.round(performance.now() / 1000)} s: ${text}\n`)
}
