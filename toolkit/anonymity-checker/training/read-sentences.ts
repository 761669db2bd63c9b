import { nameBits } from '@fitila/anonymity/detectors/name-words'
import { featureCount, writeFeatures } from '@fitila/anonymity/names/features'
import { beginningOf, insideOf } from '@fitila/anonymity/names/labels-of-names'
import { clearest, countWords, type LanguageNumber } from '@fitila/anonymity/names/languages'
import { bits, lexicon } from '@fitila/anonymity/names/lexicon'
import { makeLooks } from '@fitila/anonymity/names/looks'
import { readText } from '@fitila/anonymity/reading'
import { cutIntoTokens } from '@fitila/anonymity/tokens'
import type { Chance } from '../vectors/seeded-chance.ts'
import type { Sentence, TypedSpan } from './sentence.ts'

/** A sentence as the trainer takes it: the places of its features in the table, and the right labels. */
export type Example = { features: Int32Array; labels: Uint8Array }

const withNames = [makeLooks(lexicon), makeLooks((word) => lexicon(word) & ~bits.localWord)]
const withoutNames = [
  makeLooks((word) => lexicon(word) & ~nameBits),
  makeLooks((word) => lexicon(word) & ~(nameBits | bits.localWord)),
]

/**
 * In a third of the sentences the lists of names keep silent, and in half the list of local words, so that the tagger does not
 * lean on them alone.
 */
export function exampleOf(
  { text, spans }: Sentence,
  language: LanguageNumber,
  chance: Chance,
): Example | undefined {
  const reading = readText(text)
  const tokens = cutIntoTokens(reading)
  if (tokens.count === 0 || tokens.count > 90) return undefined
  const features = new Int32Array(tokens.count * featureCount)
  const looks = chance.pick(chance.next() < 0.34 ? withoutNames : withNames)
  const spoken = clearest(countWords(tokens, { from: 0, to: tokens.count }))
  // A short sentence gets the language of its text, which may be unknown.
  const usual = chance.next() < 0.5 ? language : 0
  writeFeatures({ reading, tokens }, 0, tokens.count, looks, spoken || usual, features)
  const labels = new Uint8Array(tokens.count)
  for (let index = 0; index < tokens.count; index += 1) {
    const start = reading.starts[tokens.starts[index] ?? 0] ?? 0
    const span = spans.find(([from, to]) => start >= from && start < to)
    if (span)
      labels[index] = isFirst(tokens, index, span, reading.starts)
        ? beginningOf(typeOf(span))
        : insideOf(typeOf(span))
  }
  return { features, labels }
}

function isFirst(
  tokens: { starts: Int32Array },
  index: number,
  [from]: TypedSpan,
  starts: Uint32Array,
): boolean {
  const before = index === 0 ? -1 : (starts[tokens.starts[index - 1] ?? 0] ?? 0)
  return before < from
}

function typeOf([, , type]: TypedSpan): number {
  return ['PERSON', 'LOCATION', 'ORGANIZATION'].indexOf(type)
}

/**
 * Without capitals, in capitals, or as it is; of the first a quarter in the names alone, as chats have it. Accents need no variant: the
 * engine reads without them.
 */
export function varyCase(sentence: Sentence, share: number, chance: Chance): Sentence {
  const draw = chance.next()
  if (draw < share * 0.25) return sameLength(sentence, namesInSmall(sentence))
  else if (draw < share) return sameLength(sentence, sentence.text.toLowerCase())
  else if (draw < share + 0.03) return sameLength(sentence, sentence.text.toUpperCase())
  else return sentence
}

function namesInSmall({ text, spans }: Sentence): string {
  let changed = ''
  let at = 0
  for (const [start, end, type] of spans.toSorted(([one], [other]) => one - other)) {
    const name = text.slice(start, end)
    changed += text.slice(at, start) + (type === 'PERSON' ? name.toLowerCase() : name)
    at = end
  }
  return changed + text.slice(at)
}

function sameLength(sentence: Sentence, text: string): Sentence {
  return text.length === sentence.text.length ? { ...sentence, text } : sentence
}
