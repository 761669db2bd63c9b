import { type FieldsLike, fieldNames, isPublishedText, type ReportText } from '../reports/fields.ts'

export type GuiltHint = {
  field: HintedField
  /** As it is in the report. */
  phrase: string
  instead: string
}

type HintedField = FieldsLike<{ kind: 'text'; statement: 'own' }>

type Pattern = { words: RegExp; instead: string }

/** Words that say as a fact what only a court may find, and how the same can be told. */
const patterns: readonly Pattern[] = [
  {
    words: /\b(?:is|was|are|were) (?:a |an )?(?:thieves|thief|criminals?|fraudsters?|looters?|crooks?)\b/,
    instead: 'say what you saw them do, and when',
  },
  {
    words: /\b(?:is|was|are|were) (?:clearly |obviously |surely )?(?:corrupt|guilty)\b/,
    instead: 'is suspected of …',
  },
  {
    words: /\b(?:has |have )?(?:stole|stolen|looted|embezzled|misappropriated)\b/,
    instead: 'is said to have taken …, or: the money did not reach …',
  },
  {
    words:
      /\b(?:took|takes|collected|collects|demanded|demands|accepted|accepts) (?:a |the )?(?:bribes?|kickbacks?)\b/,
    instead: 'is said to have been paid for …',
  },
  {
    words: /\b(?:launders|laundered|is laundering|was laundering)\b/,
    instead: 'moved money through …, for a reason that I do not know',
  },
  {
    words: /\b(?:committed|commits) (?:a |the )?(?:crimes?|fraud|theft|corruption)\b/,
    instead: 'what happened may be an offence',
  },
  {
    words: /\bproceeds of (?:crime|corruption|fraud|theft)\b/,
    instead: 'money whose source is not explained',
  },
  {
    words: /\b(?:illegally|fraudulently|corruptly) (?:acquired|obtained|bought|owns?|got)\b/,
    instead: 'acquired … without a known source of the money',
  },
  {
    words: /\b(?:everybody|everyone|we all) knows?\b/,
    instead: 'say who told you, in general words, or leave it out',
  },
]

/**
 * Places where a report states guilt as a fact. A hint, never a rule: the reporter may know better, and a quotation
 * may have to stay as it is.
 */
export function guiltHints(words: Pick<ReportText, HintedField>): GuiltHint[] {
  return fieldNames.filter(isPublishedText).flatMap((field) =>
    patterns.flatMap(({ words: pattern, instead }) => {
      const phrase = new RegExp(pattern, 'i').exec(words[field])?.[0].trim()
      return phrase ? [{ field, phrase, instead }] : []
    }),
  )
}
