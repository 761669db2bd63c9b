import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { seededChance } from '../vectors/seeded-chance.ts'
import { trainCrf } from './crf.ts'
import { makeSentences } from './make-sentences.ts'
import { nameForm } from './name-form.ts'
import { packModel } from './pack-model.ts'
import { type Example, exampleOf } from './read-sentences.ts'

/**
 * Trains the tagger for names and writes `engine/names/model.ts` and `model-rest.ts`. The same data and seed give the same bytes.
 *
 *     nice -n 10 node toolkit/anonymity-checker/training/train.ts ../shared/data/pii [seed] [folder] [settings as JSON]
 */
const modelFolder = join(import.meta.dirname, '../../../packages/anonymity/names')
const [data = '../shared/data/pii', seed = '20261123', target = modelFolder, changed = '{}'] =
  process.argv.slice(2)
// Chosen by the development parts of the corpora alone.
const settings = {
  filled: 14_000,
  local: 1800,
  rows: 1200,
  times: { 'hausa-voa': 6, 'yoruba-gv': 6, wikigold: 1, wnut17: 1, 'broad-twitter': 1 },
  own: 6,
  dropout: 0.15,
  smallest: 0.08,
  epochs: 4,
  ...(JSON.parse(changed) as { author?: string }),
}
const chance = seededChance(Number(seed))
const examples = makeSentences(data, settings, chance)
  .map(({ sentence, language }) => exampleOf(sentence, language, chance))
  .filter((one): one is Example => one !== undefined)
say(`${examples.length} sentences, ${examples.reduce((sum, { labels }) => sum + labels.length, 0)} tokens`)

const { epochs, dropout, smallest } = settings
const weights = trainCrf(
  nameForm,
  examples,
  { epochs, rate: 0.12, decay: 1e-5, dropout },
  chance,
  (epoch, loss) => say(`epoch ${epoch + 1}: ${loss.toFixed(4)}`),
)
// What kept silent in training speaks in use, so each speaks more softly.
const softer = weights.table.map((weight) => weight * (1 - dropout))
const packed = packModel(nameForm, { ...weights, table: softer }, { scale: 0.1, smallest })
writeFileSync(join(target, 'model.ts'), packed.text)
writeFileSync(join(target, 'model-rest.ts'), packed.rest)
say(`${packed.kept} rows kept, ${packed.compressed} bytes with gzip`)

function say(text: string): void {
  process.stdout.write(`${Math.round(performance.now() / 1000)} s: ${text}\n`)
}
