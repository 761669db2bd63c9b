import { matchAt } from '../match-at.ts'
import { aboutMe } from './about-me.ts'
import { moreAboutMe } from './more-about-me.ts'
import type { Reason } from './reasons.ts'
import { seatsAndKeys } from './seats-and-keys.ts'

/** A sentence about the writer, known by its first word and by what follows. */
type Row = { first: string; reason: Reason; pattern: RegExp }

/**
 * What a sentence that begins with this word tells about its writer: 'I drove the commissioner', 'apart from me'. `lower` is the
 * folded text, and `at` the place of the word. The longest that fits is taken.
 */
export function firstPersonAt(
  word: string,
  lower: string,
  at: number,
): { reason: Reason; end: number } | undefined {
  let best: { reason: Reason; end: number } | undefined
  for (const { reason, pattern } of byFirst.get(word) ?? []) {
    const end = matchAt(pattern, lower, at)
    if (end !== undefined && end > (best?.end ?? 0)) best = { reason, end }
  }
  return best
}

const kin =
  '(?:elder |younger |late |twin |only |first |second |eldest |big |small |own )?(?:brother|sister|husband|wife|son|daughter|father|mother|uncle|aunt|aunty|cousin|nephew|niece|in-law|child|children|pikin|papa|mama|broda|sista|junior one)'
const number = '(?:one|two|three|four|five|six|seven|eight|nine|ten|\\d{1,2})'
const end = "(?![a-z'])"

const rows: readonly Row[] = [
  ...[...aboutMe, ...moreAboutMe, ...seatsAndKeys].map(([first, reason, pattern]) =>
    row(first, reason, `(?:${pattern})${end}`),
  ),
  // English
  row('i', 'only-one', `i (?:am|was|be) (?:the |d |di )?(?:only|sole|lone) [a-z'-]{1,20}${end}`),
  row(
    'i',
    'only-one',
    `i (?:am|was|be) (?:the |d |di )?(?:[a-z]{3,9}est|most senior|longest[ -]serving|first|last)${end}`,
  ),
  row(
    'i',
    'witness',
    `i (?:am|was|be) (?:also )?the (?:[a-z'-]{2,20} ){1,2}(?:who|that|whom|wey|in charge)${end}`,
  ),
  row(
    'i',
    'witness',
    `i (?:personally |myself |also |then |even |have |had |don )?(?:drove|carried|took|signed|refused|opened|typed|delivered|handed|counted|collected|witnessed|recorded|photographed|snapped|reported|wrote|prepared|copied|led|escorted|loaded|offloaded|packed|removed|locked|stamped|printed|filed|overheard|confronted|protested|testified|objected|complained) (?:the|a|an|it|them|him|her|his|their|this|that|those|these|every|all|in front|for|to|with|am|dem|against|about)${end}`,
  ),
  row(
    'i',
    'role',
    `i (?:alone |always |usually |personally |only )?(?:dey )?(?:take|keep|hold|open|close|lock|cook|drive|clean|sweep|guard|supervise|manage|handle|record|head|audit|operate|maintain|repair|print|dispatch|serve|run|type|prepare|sell|count|carry|write) (?:the|at|for|all|every|our|their|food|in)${end}`,
  ),
  row('i', 'role', `i (?:dey )?teach (?!you|him|her|them|us|people)[a-z]{3,16}${end}`),
  row(
    'i',
    'seat',
    `i (?:dey )?(?:sit|live|stay|sleep|share) (?:in the same|next door|next to|beside|opposite|behind|near|close to|directly|with him|with her|an office|a room|for back|for front)${end}`,
  ),
  row('i', 'shift', `i (?:dey )?work (?:the )?(?:[a-z]{3,10} )(?:shift|duty)${end}`),
  row(
    'i',
    'event',
    `i (?:left|resigned from|quit|retired from|joined|resumed at|resumed in|don leave) (?:the|that|there|work|service|in|on|last|this|my job|office)${end}`,
  ),
  row(
    'i',
    'length-of-service',
    `i (?:have|had|don) (?:been|worked|served|work|serve|dey)(?: [a-z'-]{1,20}){0,6} (?:for|since|from)(?: over| about| almost| more than)? (?:\\d{1,4}|[a-z]{3,9})(?: years| months)?${end}`,
  ),
  row(
    'i',
    'health',
    `i (?:am |be |dey )?(?:limp|stammer|stutter|walk with|use a (?:wheelchair|stick|hearing aid)|use crutches|get one (?:eye|leg|hand|ear)|have (?:one eye|one leg|one hand|a limp|a stammer|epilepsy|sickle cell|asthma|diabetes|hiv|cancer|glaucoma)|no dey (?:hear|see) well)${end}`,
  ),
  row(
    'i',
    'personal-trait',
    `i (?:am|was|be|dey) (?:[a-z0-9]{1,8} (?:months?|weeks?) )(?:pregnant|gone|old)${end}`,
  ),
  row(
    'i',
    'family',
    `i (?:just |only just |don )?(?:born|delivered|gave birth|got married|married|lost my|buried my)(?: (?:pikin|twins|a [a-z]{2,8}|my [a-z]{2,10}))?${end}`,
  ),
  row(
    'i',
    'family',
    `i (?:am|was|be) (?:the |a )?(?:widow|widower|wife|husband|son|daughter|twin|sister|brother|cousin|niece|nephew|pikin) (?:of|to|and|;|wey)`,
  ),
  row(
    'my',
    'family',
    `my ${kin} (?:also |still |once |too )?(?:is|was|are|works|worked|work|dey|be|na|sells?|drives?|teaches|attends?|goes|who|wey|and i)${end}`,
  ),
  row(
    'my',
    'health',
    `my (?:left |right |bad |two |one )?(?:leg|arm|hand|eye|eyes|ear|ears|hip|spine|kidneys?|foot|heart) (?:was|is|are|were|has|had|dey|no dey|got|do not|does not)${end}`,
  ),
  row(
    'we',
    'company',
    `we (?:are|were|be) (?:just |only |about )?${number}(?: of us| in all| in the [a-z]{2,15}| [a-z]{3,15})?${end}`,
  ),
  row('there', 'company', `there (?:are|were|is|was) (?:just |only )?${number} of us${end}`),
  row('there', 'only-one', `there (?:are|were|is|was) (?:just|only) (?:a |${number} )[a-z]{3,20}${end}`),
  ...['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'].map((first) =>
    row(first, 'company', `${first} of us${end}`),
  ),
  ...['apart', 'aside', 'except', 'besides', 'other', 'outside'].map((first) =>
    row(first, 'only-one', `${first}(?: from| for| than)? (?:me|myself|i|the two of us)${end}`),
  ),
  row('only', 'only-one', `only (?:i|me|my) (?:and|family|wife|husband|household|brother|sister)${end}`),
  row('only', 'only-one', `only (?:[a-z'-]{1,16} ){1,3}and (?:i|me|myself|my)${end}`),
  row(
    'no',
    'only-one',
    `no other (?:[a-z-]{3,20} )(?:works?|worked|was|were|is|has|had|dey|knew|knows|there|in|at)${end}`,
  ),
  ...['longer', 'more', 'earlier'].map((first) =>
    row(first, 'length-of-service', `${first} than (?:any|every)(?: ?one|body| other)${end}`),
  ),
  // Pidgin
  row('i', 'witness', `i be (?:di |the |one )?(?:[a-z'-]{2,15} ){1,4}wey${end}`),
  row('na', 'witness', `na (?:only )?me be (?:di |the )?(?:[a-z'-]{2,15} ){1,4}(?:wey|who|that|for)${end}`),
  row(
    'na',
    'witness',
    `na (?:only )?(?:me|we) (?:and [a-z' ]{1,20} )?(?:dey |wey |first |alone |go )?(?!be)[a-z]{2,12}${end}`,
  ),
  row('na', 'company', `na (?:only )?${number} of us${end}`),
  // Hausa
  row(
    'ni',
    'only-one',
    `ni (?:ne|ce) (?:kadai|mafi|kawai|mai|babba|babbar|babban|shugaba|wanda|wadda|na|nake|ke)${end}`,
  ),
  row('ni', 'company', `ni da (?:[a-z'-]{2,16} ){1,2}(?:ne|ce|kadai|kawai|muka|mun)${end}`),
  row('mu', 'company', `mu (?:biyu|uku|hudu|biyar|shida|bakwai)${end}`),
  row('ina', 'personal-trait', `ina da (?:ciki|juna biyu|nakasa|ciwon [a-z]{2,10})${end}`),
  row('ina', 'role', `ina (?:rike da|kula da|tsare|koyar|gadin|dafa|tuka|rubuta|sayar)${end}`),
  row(
    'na',
    'length-of-service',
    `na (?:fara aiki|yi aiki|dade)(?: [a-z]{1,12}){0,4} (?:tun|shekara|shekaru|\\d{4})${end}`,
  ),
  ...['matata', 'mijina', 'kanina', 'yayana', 'dana', 'babana', 'mahaifina', 'surukina'].map((first) =>
    row(first, 'family', `${first} (?:yana|tana|ne|ce|shi|ita|ya|ta|mai)${end}`),
  ),
  ...['tebura', 'teburina', 'kujera', 'ofis', 'dakina'].map((first) =>
    row(first, 'seat', `${first} (?:na |ta |dina )?(?:yana|tana|kusa|gaban)${end}`),
  ),
  row('mace', 'only-one', `mace (?:daya|kadai)${end}`),
  row('namiji', 'only-one', `namiji (?:daya|kadai)${end}`),
  // Igbo
  ...['naani', 'nani', 'soso'].map((first) =>
    row(first, 'only-one', `${first} (?:m|mu|anyi)(?: na [a-z]{1,10})?${end}`),
  ),
  row('abu', 'role', `abu m (?:onye|nwa|nwanyi|nwoke)(?: [a-z-]{1,14})?${end}`),
  row('o', 'witness', `o bu (?:naani )?m(?: na-?[a-z]{2,10}| [a-z]{2,10})${end}`),
  row('adi', 'personal-trait', `adi m ime${end}`),
  ...['nwa', 'di', 'nwunye', 'nwanne', 'nna', 'nne'].map((first) =>
    row(first, 'family', `${first} m (?:nwanyi |nwoke )?(?:na|no|bu|di|na-[a-z]{2,12})${end}`),
  ),
  row('anyi', 'company', `anyi (?:di|bu) (?:mmadu )?(?:abuo|ato|ano|ise|isii|asaa|asato)${end}`),
  row('amalitere', 'length-of-service', `amalitere m oru${end}`),
  // Yoruba
  row('emi', 'only-one', `emi nikan(?: ni| lo)?(?: mo| maa| [a-z]{3,12})?${end}`),
  row('emi', 'witness', `emi (?:ni|gan|lo)(?: ni| lo)?(?: mo| maa| [a-z]{3,12})?${end}`),
  row('emi', 'company', `emi ati [a-z]{2,12}(?: nikan| ni)${end}`),
  row('awa', 'company', `awa (?:meji|meta|merin|marun|mefa|meje)${end}`),
  row('mo', 'personal-trait', `mo (?:loyun|ni oyun)${end}`),
  row('mo', 'length-of-service', `mo (?:bere ise|ti sise|ti n sise|pe ju)${end}`),
  row('mo', 'role', `mo (?:n|maa n) (?:ko|ta|to|toju|wako|se ounje|so|kawe) [a-z]{2,12}${end}`),
  ...['oko', 'iyawo', 'omo', 'egbon', 'aburo', 'baba', 'iya'].map((first) =>
    row(first, 'family', `${first} mi (?:n|ni|wa|je|lo|ti|maa)${end}`),
  ),
]

function row(first: string, reason: Reason, pattern: string): Row {
  return { first, reason, pattern: new RegExp(pattern, 'y') }
}

const byFirst = new Map<string, Row[]>()
for (const one of rows) byFirst.set(one.first, [...(byFirst.get(one.first) ?? []), one])
