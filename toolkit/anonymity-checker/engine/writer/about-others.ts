import { matchAt } from '../match-at.ts'

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
  'woman man boy girl lady person pesin clerk officer nurse guard gateman driver cleaner cook trader seller hawker teacher student tenant neighbour volunteer widow mechanic welder tailor barber typist cashier secretary messenger storekeeper police policeman policewoman soldier corper widower staff worker porter matron midwife doctor lecturer tutor pastor imam deacon usher warder source witness informant engineer technician accountant auditor chew passenger patient inmate prisoner farmer fisherman member'
const habits =
  '(?:dey |always |usually |just |still |only |normally )?(?:sits?|sit down|fry|fries|hawks?|smokes?|wears?|limps?|stammers?|begs?|cooks?|sleeps?|lives?|stays?|sells?|sell|rides?|prays?|sings?|preaches|fixes|repairs?|mends|uses? sign language|walks? with|walk with|comes? with|come with|works? (?:the |di )?(?:[a-z]{3,9} )?(?:shift|night|nights|part time|weekends)|works? alone|(?:was|were|got|just|dem) (?:just |newly )?(?:posted|transferred|transfer|redeployed|seconded|promoted|suspended|sacked|widowed|married)|(?:just )?(?:born|gave birth|delivered|came back|returned|lost)|carry belle|carry ?(?:di |the )?pikin|(?:has|have|get|had|with) (?:a |an |one |two |no )?(?:eye|leg|arm|hand|ear|scar|limp|stammer|twins|tribal|gap|beard|tattoo|hump|belle|wheelchair|prosthetic|artificial|hearing|bad)|(?:is|be|na|was) (?:the |di |a |an )?(?:only|blind|deaf|lame|dumb|pregnant|albino|dwarf|widow|widower|nurse|teacher|pastor|imam|deacon|soldier|youngest|oldest|cripple|disabled)|speaks?|reads?|writes? with|brings?|washes?|sweeps?|shares?|share|fetch|fetches)'

/** English and Pidgin: a person, who, and what tells this one from the others. */
const english = new RegExp(
  `[a-z]{3,12}${few} (?:who|that|whom|wey|with) (?:(?:alone|also|still|often) )?(?:${habits}|(?:a |one |the )?(?:prosthetic|wheelchair|limp|stammer|scar|tribal marks?|hearing aid|crutches|walking stick|squint|gap tooth|beard|one (?:eye|leg|arm|hand)))${edge}`,
  'y',
)

/** 'has one eye', 'was posted from Idiroko this January', 'sits by the window'. */
const englishAlone: readonly (readonly [string, string])[] = [
  [
    'has have get had lost with',
    '[a-z]{3,4} (?:only )?(?:one|a single|a bad|an artificial|a prosthetic|a wooden|no) (?:good )?(?:eye|leg|arm|hand|ear)',
  ],
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

/** Hausa: 'wanda ya dawo daga jinya', 'mai tabon fuska', 'shi kadai ne kurma', 'da aka turo daga Hadejia a bana'. */
const hausa: readonly (readonly [string, string])[] = [
  [
    'wanda wadda da mai masu',
    "(?:wanda|wadda|da|mai|masu) (?:[a-z']{2,12} ){0,2}(?:zaune|tabo|tabon|kurma|kurame|makaho|makauniya|gurgu|gurguwa|bebe|zabaya|ciki|nakasa|taba|keke|keken|jinya|jinyar|hajji|haihu|gemu|kawo|soya|sayar|tallan|tuka|girki|share|gadi|wanki|shayarwa|daya tilo)",
  ],
  ['shi ita', '(?:shi|ita) (?:kadai|daya tilo|daya kacal)(?: (?:ne|ce))?'],
  ['daya', 'daya (?:tilo|kacal|tak|ne (?:tal|kawai))'],
  ['ido kafa hannu kunne', '(?:ido|kafa|hannu|kunne) daya'],
  ['aka an', '(?:aka|an) (?:sake )?(?:turo|dauko|canzo|mayar|kawo)(?: (?:ni|shi|ita|da [a-z]{2,6}))? daga'],
  ['dawo', 'dawo daga (?:jinya|jinyar|hutu|hutun|hajji|umra|asibiti|karatu|haihuwa|gudun)'],
  ['mutum mutane', '(?:mutum|mutane) (?:daya|biyu|uku) (?:ne |ce )?(?:kadai|kawai|kacal|tak)'],
  ['mafi', 'mafi (?:kankanta|kankantar|tsufa|dadewa|karancin|yawan shekaru)'],
  ['ni', "ni (?:ne|ce)(?= ?[.,!?\\n]| [a-z']{4,20}|$)"],
  ['ni', "ni (?:ne|ce) [a-z']{4,20}(?: [a-z']{2,14}){0,3}"],
  [
    'bafulatana bafulatanar bahaushiya bahaushiyar bayarabiya bayarabiyar inyamura inyamurar kirista musulma matar mutumin tsohon tsohuwar dattijon saurayin',
    "[a-z]{5,14} (?:[a-z']{2,12} ){0,2}(?:da|mai|wadda|wanda) (?:yake|take|ke|ya|ta|ba ya|ba ta|tabo|tabon|shayar|soya) ?(?:[a-z']{2,12})?",
  ],
]

/** Igbo: 'nwoke nwere apa n'ihu', 'nwaanyi Fulani na-ebute nono', 'naani mmadu abuo ji igodo', 'tebulu m di n'akuku friji'. */
const igbo: readonly (readonly [string, string])[] = [
  [
    'onye nwoke nwaanyi nwanyi nwata nwatakiri okenye agadi',
    "[a-z]{4,10}(?: [a-z'-]{1,14}){0,3} (?:na-ese|na-ere|na-ebute|na-eghe|na-esi|na-akwo|na-ano|na-arahu|na-ehi|na-agba|na-aria|na-eji|nodu|noduru|no|bi|nwere (?:otu|apa|afuonu|ime)|ji mkpa|ngworo|ogbi|ochi|di ime)(?: [a-z'-]{2,14})?",
  ],
  ['nwere', 'nwere (?:otu (?:aka|anya|ukwu|nti)|apa|ime|nkwaru|afuonu)'],
  ['otu', 'otu (?:aka|anya|ukwu|nti)'],
  [
    'naani nani soso sooso',
    '[a-z]{4,5} (?:ya|mmadu|nwaanyi|nwanyi|nwoke|onye|otu)(?: (?:bu|abuo|ato|ji|no|di))?',
  ],
  ['tebulu oche ofis ihe ulo oru', '(?:tebulu|oche|ofis|oche oru) m (?:di|no|chere|nso)'],
  ['abu', "abu m (?:nwunye|di|nwa|nwanne|nna|nne|ogo|[a-z]{4,16})(?: [a-z'-]{2,14}){0,2}"],
  [
    'nodu noduru no di',
    "[a-z]{2,6} (?:n'akuku|n'azu|n'ihu|nso) (?:windo|oche|tebulu|friji|onu uzo|ibo|igwe|[a-z]{4,12})",
  ],
  ['kacha', "kacha (?:nta|okenye|ibu|dee|no ogologo|[a-z]{3,10}) (?:n'ime|n'etiti|ebe|na)"],
  ['ebugara ezitere ebufere zitere', "[a-z]{6,8} (?:m|ya|anyi|ha)? ?(?:site|ebe a|n'|na)"],
  ['apa', "apa (?:n'ihu|n'aka|n'isi|n'anya)"],
  ['lotara', "lotara (?:na|site|n')[a-z' ]{2,12}"],
]

/** Yoruba: 'okunrin to n fa siga', 'obinrin to loyun', 'oun nikan ni odi', 'iyawo kanselo ana ni mi'. */
const yoruba: readonly (readonly [string, string])[] = [
  [
    'okunrin obinrin olopa oluko akowe awako agbalagba arakunrin arabinrin eni omo baba mama iya alagba osise oluso opo',
    "[a-z]{3,11}(?: [a-z'-]{2,14}){0,2} (?:to|ti o|ti|tio)(?: n| maa n| si)? ?(?:fa|ta|din|gbe|loyun|ni (?:apa|oju kan|ese kan|owo kan|ila|irungbon)|jokoo|joko|wo|gun|ru|fo|gba ile|sun|ngbe|kawo)(?: [a-z'-]{2,12}){0,2}",
  ],
  ['oun nikan', '(?:oun nikan|nikan (?:ni|soso|lo))(?: [a-z]{2,10}){0,2}'],
  ['kan soso meji', '(?:kan soso|soso|meji pere)'],
  ['apa', 'apa (?:loju|lowo|lese|lori|ni oju|ni ori)'],
  ['oju ese owo eti', '(?:oju|ese|owo|eti) kan(?: (?:ni|soso))?'],
  ['loyun', 'loyun'],
  ['ni', 'ni mi(?= ?[.,!?\\n]|$| ni)'],
  ['gbe', 'gbe (?:mi|e|wa|won) (?:wa )?(?:lati|de lati)'],
  ['ti', 'ti (?:won|a) (?:sese )?gbe wa'],
  ['tabili aga ijoko', '(?:tabili|aga|ijoko) mi (?:wa|ni|legbe)?'],
  ['jokoo joko', 'joko{1,2} (?:legbe|nitosi|leyin|niwaju|lebaa|si) [a-z]{3,14}'],
  ['emi', 'emi ni (?!mo )[a-z]{3,14}(?: [a-z]{2,12}){0,3}'],
  ['abikeyin', 'abikeyin'],
  ['kere dagba', '(?:kere|dagba) ju'],
]

const byFirst = new Map<string, RegExp[]>()
for (const noun of people.split(' ')) add(noun, english)
for (const [firsts, pattern] of [...englishAlone, ...hausa, ...igbo, ...yoruba]) {
  const read = new RegExp(`(?:${pattern})${edge}`, 'y')
  for (const first of firsts.split(' ')) add(first, read)
}

function add(first: string, pattern: RegExp): void {
  byFirst.set(first, [...(byFirst.get(first) ?? []), pattern])
}
