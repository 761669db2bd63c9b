import type { DraftOf } from '../../words.ts'

export const reportNames = {
  kindTitles: {
    wealth: 'Money or property wey no get explanation',
    bribe: 'Bribe, or dem force person pay',
    contract: 'Contract or government buying',
    payroll: 'Ghost workers or salary list',
    land: 'Land or building',
    abuse: 'Person dey misuse office',
    other: 'Another thing',
  },
} as const satisfies DraftOf<'reportNames'>
