import type { Reason } from './reasons.ts'

/** The first word, what it tells, and the whole as an expression; `end` is put behind each. */
export type AboutMe = readonly [first: string, reason: Reason, pattern: string]

const me = "(?:i am|i was|i be|i dey|i'm|i happen to be|i used to be)"
const kinship =
  '(?:uncle|aunt|aunty|niece|nephew|cousin|in-law|brother-in-law|sister-in-law|brother|sister|son|daughter|husband|wife|father|mother|godfather|stepson|stepdaughter)'
const jobs =
  '(?:head|hod|chairman|chairperson|chairlady|secretary|treasurer|leader|officer|assistant|pa|driver|orderly|aide|cook|cleaner|guard|clerk|typist|messenger|rep|representative|patron|matron|steward|supervisor|coordinator|manager|accountant|cashier|nurse|teacher|engineer|witness|complainant|whistleblower|tenant|neighbour|classmate|roommate|course mate|patient|contractor|supplier|consultant|intern|apprentice|corper|prefect|monitor|delegate|auditor|signatory|custodian|usher|chorister|catechist|imam)'
const trades =
  '(?:sacked|suspended|queried|posted|transferred|promoted|redeployed|dismissed|retired|arrested|demoted|interdicted|detained|beaten|slapped|hospitali[sz]ed|admitted|injured|robbed|stabbed|denied)'

/** What English and Pidgin sentences say of their writer. */
export const aboutMe: readonly AboutMe[] = [
  ...both('family', `${me} (?:the |a |an |his |her |their )(?:[a-z'-]{2,14} ){0,1}${kinship}`),
  ...both('role', `${me} (?:the |a |an |his |her |their |our |acting )(?:[a-z'-]{2,14} ){0,2}${jobs}`),
  ...both(
    'health',
    `${me} (?:a |an )(?:wheelchair user|diabetic|asthmatic|cancer survivor|stroke survivor|person with [a-z]{3,12})`,
  ),
  ...both('event', `${me} (?:also |once |later |then |wrongly )?${trades}`),
  ...both(
    'shift',
    `${me} (?:still |away |not )?on (?:duty|leave|call|night|shift|break|suspension|annual leave|sick leave|maternity leave|study leave|casual leave)`,
  ),
  ...both(
    'age',
    `${me} (?:over|above|almost|nearly|only|now|about) \\d\\d|${me} (?:due for|about to|close to) retire(?:ment)?`,
  ),
  ...both('group', `(?:${me}|i come|i came|i hail) from (?:the )?[a-z]{3,16}`),
  ...both('witness', `(?:${me}) the one`),
  ...both('only-one', `${me} one of (?:only |just |the )?(?:two|three|four|five|few)`),
  ['i', 'group', 'i (?:also )?(?:speak|dey speak|understand) (?!to|with|for|on|of|the|that|it)[a-z]{3,14}'],
  [
    'i',
    'event',
    'i (?:had|have|got) (?:a |an |my )?(?:surgery|operation|accident|miscarriage|stroke|quarrel|fight|baby|twins|triplets|wedding|transplant|caesarean|disciplinary case|panel|query)',
  ],
  [
    'i',
    'length-of-service',
    'i (?:did|finished|started|am doing) my (?:masters|phd|nysc|service year|internship|it|housemanship|thesis)',
  ],
  ['i', 'event', 'i (?:sued|petitioned|fought|slapped|quarrelled with|reported) (?:him|her|them|the)'],
  [
    'i',
    'seat',
    'i (?:live|stay|dey stay|lodge) (?:in|at|inside) (?:the )?(?:staff quarters|barracks|hostel|compound|boys quarters|same [a-z]{3,12}|palace|school)',
  ],
  ['i', 'only-one', 'i alone (?:have|had|know|knew|hold|keep|get)'],
  ...['he', 'she'].map(
    (first): AboutMe => [
      first,
      'family',
      `${first} (?:is|was|na|be) my (?:own )?(?:[a-z]{3,8} )?(?:${kinship}|boss|landlord|pastor|teacher|classmate|friend|ex)`,
    ],
  ),
  ...['he', 'she', 'they', 'dem', 'oga', 'madam'].map(
    (first): AboutMe => [
      first,
      'event',
      `${first} (?:has |have |had |also |even |don |come |dey )?(?:sacked|sack|suspended|suspend|queried|query|slapped|slap|beat|transferred|transfer|threatened|threaten|demoted|promoted|confided in|trusts|promised|offered|begged|warned|posted|locked|arrested|dey find) me`,
    ],
  ),
  ...['dictated', 'gave', 'handed', 'showed', 'confessed', 'said', 'boasted'].map(
    (first): AboutMe => [first, 'witness', `${first} (?:[a-z'-]{1,14} ){0,4}to me`],
  ),
  ...[
    'typed',
    'taken',
    'signed',
    'written',
    'carried',
    'kept',
    'prepared',
    'drafted',
    'driven',
    'counted',
    'delivered',
    'received',
  ].map((first): AboutMe => [first, 'witness', `${first} by me`]),
  ['known', 'only-one', 'known (?:only )?to (?:me|only me|me alone)'],
  ['it', 'witness', '(?:it (?:was|is) (?:me|i) (?:that|who|wey))'],
  ['me', 'company', 'me and (?:the|my|one|him|her|oga) ?[a-z]{0,14}'],
  [
    'we',
    'company',
    'we (?:attended|schooled|trained|grew up|joined|served|shared|worked|started|were posted|live) (?:the same|together|in the same|at the same|a room|an office)(?: [a-z]{3,12}){0,2}',
  ],
  [
    'my',
    'seat',
    'my (?:own |small )?(?:shop|stall|farm|house|office|room|car|store|counter|gate|kiosk) (?:is|was|dey|faces|na|get)',
  ],
  ...['people', 'everybody', 'everyone', 'they', 'dem', 'students', 'colleagues', 'traders'].map(
    (first): AboutMe => [
      first,
      'only-one',
      `${first} (?:all )?(?:calls?|dey call|knows?|sabi) me(?: as)?(?! (?:and|when|on|at|to|in))`,
    ],
  ),
  ['i', 'personal-trait', 'i (?:dey pregnant|dey carry belle|get (?:belle|twins)|carry belle)'],
]

/** 'I am' and 'I'm' are two first words of the same sentence. */
function both(reason: Reason, pattern: string): AboutMe[] {
  return ['i', "i'm"].map((first): AboutMe => [first, reason, pattern])
}
