import type { AboutMe } from './about-me.ts'

const kin = '(?:mama|papa|mother|father|pikin|wife|husband|brother|sister|son|daughter)'

/** Further sentences of English and Pidgin about their writer: shifts, looks, where they were, who is in the hospital. */
export const moreAboutMe: readonly AboutMe[] = [
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
