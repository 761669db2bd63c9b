import type { Candidate } from '../../finding.ts'
import { matchAt } from '../../match-at.ts'
import type { Page } from '../../page.ts'

/**
 * Days with a month where the day is a word or has one before it, in five languages: 'the fourth of May 1981', 'ranar hudu ga watan
 * Mayu', "abali ano n'onwa Mee", 'ojo kejilelogun osu Agemo odun 1985'. Also a month with its year behind the word for month.
 */
export function detectSpelledDates({ reading: { lower }, tokens }: Page): Candidate[] {
  const found: Candidate[] = []
  for (let index = 0; index < tokens.count; index += 1) {
    const word = tokens.words[index] ?? ''
    const pattern = isNumber.test(word) ? anyDate : byFirstWord.get(word.replace(/^n'/, ''))
    const start = (tokens.starts[index] ?? 0) + (word.startsWith("n'") ? 2 : 0)
    const end = pattern && matchAt(pattern, lower, start)
    if (end !== undefined) found.push({ start, end, kind: 'date', tier: 'certain', weight: 89 })
  }
  return found
}

const isNumber = /^\d{1,2}(?:st|nd|rd|th)?$/

const year =
  "(?:,? ?(?:(?:n')?afo |ta |(?:na |a )?shekarar |shekara ta |odun |in |of |year )?(?:(?:19|20)\\d\\d|'\\d\\d))"

const tensAndUnits =
  '(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)(?:[- ](?:one|two|three|four|five|six|seven|eight|nine))?|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen'

/** 'nineteen seventy-nine', 'two thousand and four', also behind a comma. */
const spokenYear = `,? (?:nineteen (?:hundred and )?(?:${tensAndUnits})|two thousand(?: and (?:${tensAndUnits}|one|two|three|four|five|six|seven|eight|nine))?|twenty[- ](?:${tensAndUnits}))`

const yearInEnglish = `(?:${year}|${spokenYear})`

const romanMonths = 'xii|xi|x|ix|viii|vii|vi|v|iv|iii|ii|i'

const english = {
  months:
    'january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept|sep|oct|nov|dec',
  days: 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-first|twenty-second|twenty-third|twenty-fourth|twenty-fifth|twenty-sixth|twenty-seventh|twenty-eighth|twenty-ninth|thirtieth|thirty-first|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty',
}

const hausa = {
  months:
    'janairu|fabrairu|faburairu|fabarairu|maris|afrilu|afirilu|mayu|yuni|yuli|agusta|augusta|satumba|oktoba|nuwamba|disamba',
  days: 'daya|farko|biyu|uku|hudu|biyar|shida|bakwai|takwas|tara|goma|sha daya|sha biyu|sha uku|sha hudu|sha biyar|goma sha (?:daya|biyu|uku|hudu|biyar|shida|bakwai|takwas|tara)|ashirin(?: da (?:daya|biyu|uku|hudu|biyar|shida|bakwai|takwas|tara))?|talatin(?: da daya)?',
}

const igbo = {
  months:
    'jenuwari|jenuari|janu?ari|februwari|febuwari|machi|maachi|eprel|epreel|mee|mei|juun|jun|juunu|julai|julaị|ogost|ogosti|ogoost|septemba|oktoba|novemba|disemba',
  days: 'mbu|otu|abuo|ato|ano|ise|isii|asaa|asato|itoolu|iteghete|iri(?: na (?:otu|abuo|ato|ano|ise|isii|asaa|asato|itoolu))?|iri (?:abuo|ato)(?: na (?:otu|abuo|ato|ano|ise|isii|asaa|asato|itoolu))?',
}

const yoruba = {
  months:
    'januari|janu?ari|feburari|febuari|maaki|maasi|epiri|epirili|mee|okudu|juni|juunu|juli|julai|ogosu|ogosti|sepitemba|setemba|okitoba|oktoba|nofemba|novemba|disemba|desemba|sere|erele|erena|igbe|ebibi|agemo|ogun|owewe|owara|belu|ope',
  days: 'kinni|kini|kiini|akoko|keji|keta|kerin|karun|karun-un|karun un|kefa|keje|kejo|kesan|kesan-an|kesan an|kewa|kewaa|kokanla|kejila|ketala|kerinla|karundinlogun|kerindinlogun|ketadinlogun|kejidinlogun|kokandinlogun|ogun|kokanlelogun|kejilelogun|ketalelogun|kerinlelogun|karundinlogbon|kerindinlogbon|ketadinlogbon|kejidinlogbon|kokandinlogbon|ogbon|kokanlelogbon',
}

const figures = '(?:3[01]|[12]\\d|0?[1-9])(?:st|nd|rd|th)?'

// 'one may ask', 'the first march': words of a day need a year or 'of' before these months, and figures belong to another detector.
const inEnglish = `(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,? )?(?:the )?(?:(?:${english.days})(?: day)? of (?:${english.months})${yearInEnglish}?|(?:${english.days}|${figures})(?: day)? (?:of )?(?:${english.months})\\.?${yearInEnglish}|${figures} day of (?:${english.months})${yearInEnglish}?|(?:${english.months}) (?:the )?${figures},? (?:19|20)\\d\\d|${figures}[-/.](?:${romanMonths})[-/.](?:19|20)\\d\\d|${figures} (?:${english.months}) \\d\\d(?! ?[%\\w]))`
const inHausa = `(?:ranar )?(?:(?:litinin|talata|laraba|alhamis|jumm?a'?a|asabar|lahadi),? )?(?:${figures}|${hausa.days}),? (?:ga )?(?:watan |wata na )?(?:${hausa.months})${year}?|watan (?:${hausa.months})${year}`
// 'mee' is also a verb, and 'onwa ise' five months: these need a year.
const inIgbo = `(?:ubochi |mbosi |abali |deeti )?(?:${figures}|${igbo.days}),? ?(?:nke |n'|n' |n'ime |na )?onwa (?:(?:${igbo.months}|nke (?:${igbo.days}))${year}?|(?:${igbo.days})${year})|(?:ubochi |mbosi |abali )?(?:${figures}|${igbo.days}) (?:nke )?(?:${igbo.months})${year}|onwa (?:${igbo.months}|nke (?:${igbo.days})|${igbo.days})${year}`
const inYoruba = `(?:ojo )?(?:ko|ke)?(?:${figures}|${yoruba.days}|ogunjo|ogbonjo),? osu (?:${yoruba.months}|${yoruba.days})${year}?|ojo (?:${figures}|${yoruba.days}),? (?:${yoruba.months})${year}?|osu (?:${yoruba.months}|${yoruba.days})${year}`

const closing = "(?![\\w'-])"
const of = (source: string) => new RegExp(`(?:${source})${closing}`, 'y')

const anyDate = of([inEnglish, inHausa, inIgbo, inYoruba].join('|'))

const firsts: readonly (readonly [string, RegExp])[] = [
  [
    `the|monday|tuesday|wednesday|thursday|friday|saturday|sunday|${english.days}|${english.months}`,
    of(inEnglish),
  ],
  [`ranar|watan|${firstsOf(hausa.days)}`, of(inHausa)],
  [`ubochi|mbosi|abali|deeti|onwa|${firstsOf(igbo.days)}`, of(inIgbo)],
  [`ojo|osu|ogunjo|ogbonjo|${yoruba.days}`, of(inYoruba)],
]

const byFirstWord = new Map(
  firsts.flatMap(([words, pattern]) => words.split('|').map((word): [string, RegExp] => [word, pattern])),
)

/** The first word of each row: 'iri' of 'iri na otu'. */
function firstsOf(days: string): string {
  return days.replaceAll(/\((?:\?:)?[^()]{0,200}\)\??/g, '').replaceAll(/ [^|]{0,60}/g, '')
}
