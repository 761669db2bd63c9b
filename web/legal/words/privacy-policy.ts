import type { Section } from '../../article.tsx'

export const privacyTop: readonly Section[] = [
  {
    id: 'short',
    title: 'In short',
    blocks: [
      {
        list: [
          'Reading, searching and the tools need no account and leave no cookie.',
          'An account holds a user name, an e-mail address and a hash of a password.',
          'What you report is sealed until it is approved. Which account sent it is **not** sealed.',
          'No network address and no description of your device is stored.',
          'The tools send nothing. Opening one is a visit, as to any page.',
        ],
      },
    ],
  },
  {
    id: 'cookie',
    title: 'The one cookie',
    blocks: [
      'When you open a form you get one cookie. It proves that the form is ours and, once you log in, keeps you logged in. Scripts cannot read it and no other site gets it. Logging out clears it.',
    ],
  },
  {
    id: 'browser',
    title: 'What stays in your browser',
    blocks: [
      'If you use JavaScript, your answer to the question about counting is kept in your browser under the name `analytics-consent`. It never leaves it. Your browser also keeps its history, as with every site: Tor Browser forgets it when you close it.',
    ],
  },
]

export const privacyBottom: readonly Section[] = [
  {
    id: 'wire',
    title: 'What others can see',
    blocks: [
      {
        list: [
          'Your network sees which site you visit, unless you use Tor Browser.',
          'Whoever runs the server, or takes it over, can see what arrives while it arrives.',
          'A proxy in front of the server can see addresses.',
          'If payments or e-mail are switched on, the company that carries them sees what it carries. E-mails never say what a report is about.',
        ],
      },
    ],
  },
  {
    id: 'rights',
    title: 'Your rights',
    blocks: [
      'You may ask what we hold about you, have it corrected, erased or restricted, object to it, and take it with you. [Write to us](/contact), under “What you hold about me”. You may complain to the Nigeria Data Protection Commission. [Regulatory](/regulatory-compliance) says what the law gives you, and where we say no.',
    ],
  },
]
