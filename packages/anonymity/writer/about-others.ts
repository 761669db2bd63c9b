import { matchAt } from '../match-at.ts'
import { localOthers } from './about-others-local.ts'
import { moreOthers } from './more-about-others.ts'

/**
 * Where a phrase ends that fits one person or few, and is not about the writer: 'the clerk who sits beside the photocopier', 'di woman
 * police wey dey carry belle', "Bafulatanar da take kawo nono", 'nwoke nwere apa n'ihu', 'okunrin to n fa siga'.
 */
export function otherPersonAt(word: string, lower: string, at: number): number | undefined {
  let end: number | undefined
  for (const pattern of byFirst.get(word) ?? []) {
    const reached = matchAt(pattern, lower, at)
    if (reached !== undefined && reached > (end ?? 0)) end = reached
  }
  return end
}

const few = "(?: [a-z0-9'-]{1,16}){0,4}"
const edge = "(?![a-z'])"

const people =
  'woman women man men one boy lady mama papa tall short fat old young fair dark hijabi girl lady person pesin clerk officer nurse guard gateman driver cleaner cook trader seller hawker teacher student tenant neighbour volunteer widow mechanic welder tailor barber typist cashier secretary messenger storekeeper police policeman policewoman soldier corper widower staff worker porter rider manomi oga madam messenger matron midwife doctor lecturer tutor pastor imam deacon usher warder source witness informant engineer technician accountant auditor chew passenger patient inmate prisoner farmer fisherman member'
const habits =
  '(?:dey |always |usually |just |still |only |normally )?(?:sits?|sit down|fry|fries|hawks?|smokes?|wears?|limps?|stammers?|begs?|cooks?|sleeps?|lives?|stays?|sells?|sell|rides?|prays?|sings?|preaches|fixes|repairs?|mends|uses? sign language|walks? with|walk with|comes? with|come with|works? (?:the |di )?(?:[a-z]{3,9} )?(?:shift|night|nights|part time|weekends)|works? alone|(?:was|were|got|just|dem) (?:just |newly )?(?:posted|transferred|transfer|redeployed|seconded|promoted|suspended|sacked|widowed|married)|(?:just )?(?:born|gave birth|delivered|came back|returned|lost)|carry belle|carry ?(?:di |the )?pikin|(?:has|have|get|had|with) (?:a |an |one |two |no )?(?:eye|leg|arm|hand|ear|scar|limp|stammer|twins|tribal|gap|beard|tattoo|hump|belle|wheelchair|prosthetic|artificial|hearing|bad)|(?:is|be|na|was) (?:the |di |a |an )?(?:only|blind|deaf|lame|dumb|pregnant|albino|dwarf|widow|widower|nurse|teacher|pastor|imam|deacon|soldier|youngest|oldest|cripple|disabled)|speaks?|reads?|writes? with|types?|sabi (?:only )?[a-z]{3,12}|dem cut|get hunchback|washes|wash|brings?|washes?|sweeps?|shares?|share|fetch|fetches)'

/** English and Pidgin: a person, who, and what tells this one from the others. */
const english = new RegExp(
  `[a-z]{3,12}${few} (?:who|that|whom|wey|with) (?:(?:alone|also|still|often) )?(?:${habits}|(?:a |one |the )?(?:prosthetic|wheelchair|hunchback|limp|stammer|scar|tribal marks?|hearing aid|crutches|walking stick|squint|gap tooth|beard|one (?:eye|leg|arm|hand)))${edge}`,
  'y',
)

/** 'has one eye', 'was posted from Idiroko this January', 'sits by the window'. */
const englishAlone: readonly (readonly [string, string])[] = [
  [
    'has have get had lost with',
    '[a-z]{3,4} (?:only )?(?:one|a single|a bad|an artificial|a prosthetic|a wooden|no) (?:good )?(?:eye|leg|arm|hand|ear)',
  ],
  ['hunchback breastfeeding', '[a-z]{9,13}'],
  ['twin twins', 'twins? (?:on|in|at)'],
  ['left', 'left[- ]handed'],
  [
    'lost lose',
    '(?:lost|lose) (?:a|one|two|three|his|her|my|im) (?:[a-z]{3,6} )?(?:fingers?|eyes?|legs?|arms?|hands?|toes?|teeth|tooth|ears?|thumb|sight|voice|hearing)',
  ],
  [
    'only',
    'only (?:deaf|blind|lame|dumb|female|male|married|pregnant|hijabi|muslim|christian|black|fair|tall|short|old|young|trained|qualified|certified)(?: [a-z]{3,12})?',
  ],
  [
    'first',
    'first (?:female|woman|lady|male|black|blind|deaf|muslim|christian|hausa|igbo|yoruba|northern|southern) [a-z]{3,14}',
  ],
  [
    'tallest shortest youngest oldest eldest darkest fattest',
    '[a-z]{6,9} (?:one |person |man |woman |boy |girl |of |in |among |for )',
  ],
  [
    'whose',
    'whose (?:husband|wife|son|daughter|father|mother|brother|sister|twins?|mama|papa|leg|eye|hand|house|shop|uncle|in-law|child|baby) (?:is|was|are|works?|has|had|got|died|teaches|faces|preaches|sells)',
  ],
  ['red black green white blue yellow', '[a-z]{3,6} (?:cap|hat|hijab|beret|turban|veil|scarf|glasses|gown)'],
  ['grey gray white long', '[a-z]{4,5} (?:beard|hair|dreads|dreadlocks)'],
  [
    'widow widower orphan twin',
    '(?:widow|widower|orphan|twin)s? (?:in|of|at|from|for|who|wey) (?:house|flat|block|room|number|no|the|our|di) ?(?:[a-z0-9]{1,12})?',
  ],
  ['in for', '(?:in|for) (?:the |di |our )?(?:same )?(?:hospital )?ward \\d{1,2}'],
  ['scar', 'scar (?:on|for|across|under|over|near)'],
  ['wheelchair', 'wheelchair'],
  ['crutches', 'crutches'],
  ['prosthetic artificial', '[a-z]{10} (?:leg|arm|hand|limb)'],
  ['tribal', 'tribal marks?'],
  ['walking', 'walking stick'],
  ['hearing', 'hearing aid'],
  ['birthmark', 'birthmark'],
  ['albino', 'albino'],
  ['limps limp', 'limps?'],
  ['stammers stutters', '[a-z]{8}'],
  [
    'was were been',
    '[a-z]{3,4} (?:just |newly |only )?(?:posted|transferred|redeployed|seconded) (?:here |back |in )?from',
  ],
  [
    'posted transferred redeployed',
    '[a-z]{6,11} (?:here |to us )?(?:from [a-z-]{3,14} )?(?:this|last|in) (?:january|february|march|april|may|june|july|august|september|october|november|december|year|month|week)',
  ],
  [
    'sits sit sitting seated',
    `[a-z]{3,7} (?:down )?(?:beside|by|near|next to|opposite|behind|in front of|close to|under|at) (?:the |di |a |my |our |that )?[a-z]{3,14}`,
  ],
  [
    'only just',
    '(?:only|just) (?:two|three|2|3|four|4) (?:of us |people |persons |pipo |staff |officers )(?:[a-z]{2,8} ){0,1}(?:have|has|had|get|hold|know|knew|sabi|can|could)',
  ],
]

const byFirst = new Map<string, RegExp[]>()
for (const noun of people.split(' ')) add(noun, english)
for (const [firsts, pattern] of [...englishAlone, ...localOthers, ...moreOthers]) {
  const read = new RegExp(`(?:${pattern})${edge}`, 'y')
  for (const first of firsts.split(' ')) add(first, read)
}

function add(first: string, pattern: RegExp): void {
  byFirst.set(first, [...(byFirst.get(first) ?? []), pattern])
}
