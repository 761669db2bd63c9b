import type { Forms } from './form.ts'
import { namedBehind } from './named-behind.ts'
import { jobs, persons, trades } from './people-english.ts'

const some = "(?:[a-z'-]{2,14} ){0,2}"
const the = '(?:the|di|d|that(?! (?:the|a|an|he|she|they|we|i|my|his|her|is|was) )|dat)'
const rest = "[a-z']{1,14}(?: (?!is |na )[a-z0-9'-]{1,14}){0,2}"
const places =
  '(?:room|bed|row|seat|stall|table|cell|shop|house|office|desk|bench|gate|flat|hut|tent|ward|line|counter|block|pew)'

/** English and Pidgin: 'the one auditor in Zaria', 'di typist wey come back from maternity', 'the cook with the burnt arm'. */
export const englishForms: Forms = {
  isNamedBehind: namedBehind('is|na|was|be|one|called|named', 'is|na|names?'),
  unlessNamed: [
    [
      'the di d that dat a an one',
      `(?:${the}|an?|one) ${some}${jobs}(?:,? (?:who|whose)| that| wey) ${rest}`,
    ],
    ['the di d that dat', `${the} ${some}(?:${persons}|${trades})(?:,? who| wey) (?!dem dey call)${rest}`],
    ['the di d', `${the} (?:same )?(?:one|ones) (?:who|that|wey|whose) ${rest}`],
    [
      'the di d that dat a an one',
      `(?:${the}|an?|one) ${some}(?:${jobs}|${persons}) with (?!badge|number|matric|jacket|uniform|staff|gun|a gun|receipt|phone)${rest}`,
    ],
    [
      'the di d that dat one',
      `(?:${the}|one) ${some}(?:${jobs}|${trades}) (?:they |dem |we )?(?:sent|send|brought|bring|posted|post|kept|left|next to|beside|opposite) ${rest}`,
    ],
    [
      'the di d',
      `${the} one (?!who|that|wey|whose|with|in|on|at|of|for|to|from|and|or|which|i|he|she|it|they|we|you|is|was|dem|thing|place|time|hand|day|side|month|week|year|part|room|given|taken|written|million|thousand|hundred|na|no|be|dey|called|named|[a-z]+ing |[a-z]+ed )[a-z-]{3,14}`,
    ],
    ['one', `one ${some}${jobs} (?:in|at|on|who|that|wey|left|remaining|remain) (?!behalf)[a-z]{2,14}`],
    ['the di d that dat', `${the} ${some}${jobs} on (?:the|di|that|dat|our) [a-z]{3,14}`],
    ['one', `one ${jobs}(?= ?[.;!?]|$)`],
    [
      'the di d',
      `${the} (?:night|morning|weekend|afternoon|former|founding|acting|relief) (?:[a-z]{3,12} )?${jobs}`,
    ],
    ['only', 'only (?:son|daughter|child|pikin) (?:of|who|wey|that|left)'],
    ['yours writer', `(?:yours|writer)[,:]? ${the} ${some}(?:${jobs}|${trades})`],
  ],
  always: [
    ['the di d', `${the} ${some}${jobs} (?:who (?:comes|came|hails) )?from [a-z]{3,14}`],
    [
      'gold golden burnt burned bandaged withered twisted crooked missing',
      '[a-z]{4,8} (?:left |right |front )?(?:tooth|teeth|ear|arm|hand|face|neck|leg|finger|fingers|nose|foot)',
    ],
    ['dyed red plaited braided', '[a-z]{3,7} hair'],
    ['asthma epilepsy triplets quadruplets', '[a-z]{6,11}'],
    [
      'drive drives drove driving rides',
      '[a-z]{5,7} (?:the |di |our )?(?:[a-z]{3,8} )?(?:grader|tipper|ambulance|tractor|hearse|school bus|bulldozer|crane|forklift|excavator|roller|water tanker)',
    ],
    [
      'in wearing wears wear',
      '(?:in|wearing|wears?) (?:an? |the |di |her |his |im )?(?:niqab|wheelchair|turban|dark glasses|eye ?glass|eye ?glasses|plaster|sling|neck collar|wig)',
    ],
    [
      'deported returned back returnee',
      '[a-z]{4,8} from (?:abroad|overseas|london|dubai|libya|italy|spain|saudi|mecca|hajj|jerusalem|china|malaysia|america|germany|prison|seminary|exile|maternity|retirement)',
    ],
    ['single', `single ${jobs}`],
    ['neck knee', '(?:neck|knee) brace'],
    [
      'only',
      'only (?:him|am|una|your|her|his) (?:be|dey|get|is|has|own|know|sabi|fit|can|no|(?:shop|house|stall|boat|office|gate) (?:get|has|have|face|dey))',
    ],
    ['the di d', `${the} (?:two|three|four) (?:who|wey) ${rest}`],
    [
      'woman man girl boy',
      '(?:woman|man|girl|boy) and an? (?:muslim|christian|catholic|foreigner|northerner|southerner|widow|twin|convert|[a-z]{3,9} (?:at that|too|for that matter))',
    ],
    [
      'girl boy woman man lady patient teacher nurse trader',
      `[a-z]{3,7} (?:in|for|inside|at|on) (?:the |di )?(?:corner|last|end|next|front|back|first) ${places}`,
    ],
    [
      'the di d our',
      `(?:${the}|our) (?:very )?last (?:[a-z]{3,12} )?(?:${jobs}|born|wife|one) (?:who|wey|that|in|for|of|from|left|remain) [a-z']{2,14}`,
    ],
  ],
}
