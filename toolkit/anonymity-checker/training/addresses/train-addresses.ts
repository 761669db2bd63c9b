import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { featureCount, tableBits } from '@fitila/anonymity/detectors/addresses/tagger/features'
import { labelCount, mayFollow, mayStart } from '@fitila/anonymity/detectors/addresses/tagger/labels'
import { languages } from '@fitila/anonymity/names/languages'
import { seededChance } from '../../vectors/seeded-chance.ts'
import { trainCrf } from '../crf.ts'
import { readOwnTexts } from '../own-texts.ts'
import { packModel } from '../pack-model.ts'
import { makeAddressExamples } from './make-examples.ts'

/**
 * Trains the tagger of addresses and writes its `model.ts`. The same data and seed give the same bytes.
 *
 *     nice -n 10 node toolkit/anonymity-checker/training/addresses/train-addresses.ts ../shared/data/pii [seed] [folder] [settings as JSON]
 */
const modelFolder = join(import.meta.dirname, '../../../../packages/anonymity/detectors/addresses/tagger')
const [data = '../shared/data/pii', seed = '20261127', target = modelFolder, changed = '{}'] =
  process.argv.slice(2)
const settings = {
  written: 4000,
  without: 800,
  plain: 2500,
  own: 8,
  dropout: 0.2,
  smallest: 0.25,
  epochs: 5,
  averaged: 2,
  ...(JSON.parse(changed) as object),
}
// The authors whose texts are left out.
const { author = '' } = JSON.parse(changed) as { author?: string }
const chance = seededChance(Number(seed))
const own = settings.own > 0 ? languages.flatMap((language) => readOwnTexts(language, author)) : []
const examples = makeAddressExamples(data, settings, own, chance)
say(`${examples.length} sentences, ${examples.reduce((sum, { labels }) => sum + labels.length, 0)} tokens`)

const form = { featureCount, tableBits, labelCount, mayFollow, mayStart }
const { epochs, averaged, dropout, smallest } = settings
const weights = trainCrf(
  form,
  examples,
  { epochs, rate: 0.12, decay: 1e-5, dropout, averaged },
  chance,
  (epoch, loss) => say(`epoch ${epoch + 1}: ${loss.toFixed(4)}`),
)
const softer = weights.table.map((weight) => weight * (1 - dropout))
const packed = packModel(form, { ...weights, table: softer }, { scale: 0.1, smallest })
writeFileSync(join(target, 'model.ts'), packed.text)
say(`${packed.kept} rows kept, ${packed.compressed} bytes with gzip`)

function say(text: string): void {
  process.stdout.write(`${Math.round(performance.now() / 1000)} s: ${text}\n`)
}
