import type { Section } from '../../article.ts'

const evidenceGuide: readonly Section[] = [
  {
    id: 'original',
    title: 'Keep the original as it is',
    blocks: [
      'The file that was first made is the evidence. Do not save it again, rename it or crop it. Do not forward it through an app that makes it smaller. Make a copy and work with the copy.',
      {
        list: [
          'Note when, where and how you got it, and who else has had it.',
          'Note its SHA-256: a long number that changes when a single letter of the file changes. The [Evidence Chain Builder](/tools/evidence-chain) works it out on your device.',
          'Keep the original somewhere that your employer cannot reach, and a second copy somewhere else.',
        ],
      },
    ],
  },
  {
    id: 'open',
    title: 'What everybody may look at',
    blocks: [
      'The strongest report rests on what anyone can open. No one can ask how you got it.',
      {
        list: [
          'Budgets, tenders and contract awards, federal and of the states.',
          'The register of companies: it must name everyone who controls 5 % or more.',
          'Court records and the Federal Gazette.',
          'Land registries, though most ask for a fee and a name.',
          'A record that you asked for under the Freedom of Information Act. Use our [letter for it](/letters?kind=information).',
        ],
      },
    ],
  },
  {
    id: 'clean',
    title: 'Before a copy leaves your hands',
    blocks: [
      {
        list: [
          'A photograph can hold the place, the moment and the phone. A document holds names and changes. Clean the **copy**.',
          'No tool finds every trace. What only you had, only you can have passed on.',
          'A photograph of a screen or a page also shows the hand, the desk and the light.',
          'You can copy text by typing it again. That leaves no trace of the file, and it is weaker evidence.',
        ],
      },
    ],
  },
  {
    id: 'court',
    title: 'What a court will ask',
    blocks: [
      'A court accepts a record from a computer when a certificate says two things. The device worked properly, and it was fed in the ordinary course of its use (Evidence Act, section 84). What the certificate has to say exactly, a lawyer can tell you. Sources stand under [Legal](/legal-compliance#evidence).',
      {
        note: 'Do not take what you may not take. A paper taken out against an oath of secrecy can cost you your job. It can bring you before a court, no matter what it shows. Speak to a lawyer first.',
        title: 'The line',
      },
    ],
  },
]

/** The guide on evidence. */
export const evidence = { evidenceGuide }
