import type { AboutMe } from './about-me.ts'

const kin = '(?:mama|papa|mother|father|pikin|wife|husband|brother|sister|son|daughter)'

/** Further sentences of English and Pidgin about their writer: shifts, looks, where they were, who is in the hospital. */
export const moreAboutMe: readonly AboutMe[] = [
  [
    'i',
    'only-one',
    "i (?:am|was|be) (?:still )?the (?:[a-z0-9'-]{2,14} ){1,4}(?:who|that|whose|wey|with|from|in|at|on|of|for)",
  ],
  [
    'we',
    'company',
    "we (?:are|were|be|dey) (?:only |just )?(?:two|three|four|five|six|[2-6])(?: of us)?(?: [a-z'-]{2,12})?",
  ],
  [
    'i',
    'witness',
    'i (?:still |also )?(?:have|had|kept|keep|hold|held|get) (?:the |di |a |my )(?:only |spare |second |other |original |master )?(?:key|keys|password|passwords|code|token|stamp|register|logbook|log book|cheque book|recording|video|photo|photos|carbon copy|duplicate)',
  ],
  [
    'i',
    'event',
    'i (?:fainted|collapsed|fell|cried|shouted|walked out|objected|protested|spoke up|stood up|voted against|testified|slept there) (?:at|in|during|against|when|that|before|on|for)?',
  ],
  [
    'i',
    'event',
    "i (?:won|received) (?:the |an? )(?:[a-z'-]{3,12} ){0,2}(?:award|prize|scholarship|medal|commendation)",
  ],
  ['i', 'length-of-service', 'i (?:will |shall |go |am to )?retire (?:in|next|this|by|on|from)'],
  ['i', 'event', 'i (?:transferred|moved|came|relocated|was moved) (?:here )?from (?:the )?[a-z]{3,14}'],
  ...['during', 'on', 'in'].map(
    (first): AboutMe => [
      first,
      'event',
      `${first} my (?:first|last|second|third|own)? ?(?:day|week|month|year|leave|maternity leave|sick leave|annual leave|housemanship|service year|nysc|attachment|internship|probation|night shift|shift|watch|duty)`,
    ],
  ),
  ...['my'].map(
    (first): AboutMe => [
      first,
      'family',
      `${first} (?:own |twin |late |elder |younger |only )?${kin} (?:works?|teaches|serves|married|also|drives|sells|died|owns|retired|is (?:a|an|the|his|her|their|one)) ?[a-z]{0,12}`,
    ],
  ),
  [
    'i',
    'role',
    'i (?:do|dey do|handle|work|run) (?:the |di )?(?:closing|opening|night|morning|late|early|evening|weekend|first|last) (?:shift|duty|run|desk)',
  ],
  [
    'i',
    'role',
    'i (?:am|be) the [a-z]{3,12} (?:staff|person|member|one|man|woman) (?:in|at|on|of|for|from|with)',
  ],
  ...["i'm", 'im'].map(
    (first): AboutMe => [
      first,
      'personal-trait',
      `${first} (?:[a-z0-9]{1,8} (?:months?|weeks?) (?:pregnant|gone)|left[- ]handed|pregnant|deaf|blind|a twin|an albino)`,
    ],
  ),
  ...["i'm", 'im'].map(
    (first): AboutMe => [
      first,
      'only-one',
      `${first} (?:the |di )?(?:[a-z]{3,9}est|only|sole|most senior|longest[ -]serving|first|last)`,
    ],
  ),
  ['i', 'personal-trait', 'i (?:am|be) left[- ]handed'],
  ['me', 'company', 'me and (?:one|two|three|four|[1-4]) (?:other|oda|more)'],
  ['i', 'role', "i have been (?:the |a )?[a-z]{5,12} (?:to|of|under) (?:the |[a-z]{3,6} )[a-z'-]{3,14}"],
  ...['you', 'una'].map(
    (first): AboutMe => [first, 'only-one', `${first} (?:will |go |all |dey )?(?:know|sabi|call) me as`],
  ),
  [
    'since',
    'event',
    'since (?:my|the) (?:accident|operation|surgery|stroke|fire|transfer|wedding|delivery|attack)',
  ],
  [
    'i',
    'event',
    'i (?:trained|studied|schooled|served|used to (?:play|work|teach|drive|sing)) (?:in|at|with|for|[a-z]{3,12})',
  ],
  ['i', 'event', 'i (?:just |don |newly )?(?:come back|came back|returned|resumed) from [a-z]{3,14}'],
  ['my', 'family', `my ${kin} (?:dey|is|was) (?:that|the|for|in|at|on|inside)(?: same)? [a-z]{3,14}`],
  ...['her', 'his', 'im'].map(
    (first): AboutMe => [
      first,
      'family',
      `${first} ${kin} (?:dey|is|was) (?:for |in |at |inside )?(?:that |the |di )?(?:same )?(?:hospital|ward|prison|school|barracks|court|palace)`,
    ],
  ),
]
