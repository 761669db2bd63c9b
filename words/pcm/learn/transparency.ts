import type { DraftOf } from '../../words.ts'

export const transparency = {
  findReceipt: {
    title: 'Receipt',
    description: 'Get receipt back with the code.',
    code: 'The code of your receipt',
    lead: 'Put the code of receipt make you get the receipt back, without account.',
    signed: 'Na we sign dis receipt',
    handedIn: 'Person bring something on {day}.',
    changed: 'Dem change am later',
    changedText:
      'The person wey send am change the report after dis receipt, and get another one. Dis one still dey correct for wetin e bring first.',
    hint: 'Six groups of four. Capital letters and hyphens no matter.',
    button: 'Show the receipt',
    footnote:
      'Dis page no dey talk wetin person bring, who bring am, or how e end. We no dey note say you come, or which code you type.',
    howChecked: 'How to check receipt',
  },
} as const satisfies DraftOf<'transparency'>
