import type { DraftOf } from '../../words.ts'

export const evidence = {
  evidenceGuide: [
    {
      id: 'original',
      title: 'Keep the original as e be',
      blocks: [
        'The file wey dem make first na the evidence. No save am again, no change the name, no cut am. No forward am with app wey dey make am small. Make one copy and work with the copy.',
        {
          list: [
            'Write down when, where and how you get am, and who else don hold am.',
            'Write down the SHA-256: na long number wey dey change if only one letter of the file change. [Evidence Chain Builder](/tools/evidence-chain) dey find am for your own device.',
            'Keep the original for place wey your oga for work no fit reach, and keep second copy for another place.',
          ],
        },
      ],
    },
    {
      id: 'open',
      title: 'Wetin everybody fit look',
      blocks: [
        'The strongest report na the one wey dey use wetin anybody fit open. Nobody fit ask you how you get am.',
        {
          list: [
            'Budgets, tenders and contract awards, for federal and for the states.',
            'The register of companies: e must name everybody wey dey control 5 % or more.',
            'Court records and the Federal Gazette.',
            'Land registries, but most of dem dey ask for money and name.',
            'Record wey you ask for with the Freedom of Information Act. Use our [letter for am](/letters?kind=information).',
          ],
        },
      ],
    },
    {
      id: 'clean',
      title: 'Before copy leave your hand',
      blocks: [
        {
          list: [
            'Photo fit hold the place, the time and the phone. Document dey hold names and changes. Clean the **copy**.',
            'No tool fit find everything. If na only you get am, na only you fit don give am out.',
            'Photo of screen or of paper dey show the hand, the table and the light too.',
            'You fit type the text again to copy am. E no go carry anything of the file, but as evidence e weak pass.',
          ],
        },
      ],
    },
    {
      id: 'court',
      title: 'Wetin court go ask',
      blocks: [
        'Court dey accept record from computer when certificate talk two things. The device dey work well, and dem dey use am as dem dey normally use am (Evidence Act, section 84). Na lawyer fit tell you exactly wetin the certificate must talk. Where we see am dey under [Legal](/legal-compliance#evidence).',
        {
          note: 'No take wetin you no get right to take. If you carry paper out against oath of secrecy, you fit lose your work. E fit carry you go court, no matter wetin the paper show. Talk to lawyer first.',
          title: 'The line',
        },
      ],
    },
  ],
} as const satisfies DraftOf<'evidence'>
