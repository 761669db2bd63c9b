import { expect, test } from 'vitest'
import { checkText } from '../check-text.ts'
import { rewriteText } from '../rewrite.ts'

const cleaned = (text: string) => {
  const { findings } = checkText(text)
  return rewriteText(
    text,
    findings.filter(({ tier }) => tier === 'certain'),
  )
}

test.for([
  ['Sunday Okon signed the voucher.', '[NAME] signed the voucher.'],
  ['The voucher was signed by Monday Ityavyar.', 'The voucher was signed by [NAME].'],
  ['Okafor Sunday collected it.', '[NAME] collected it.'],
  ['Mr Friday collected it.', 'Mr [NAME] collected it.'],
  ['Mrs. Peace Obi collected it.', 'Mrs. [NAME] collected it.'],
  ['I told Gift everything.', 'I told [NAME] everything.'],
  ['Then Blessing said no.', 'Then [NAME] said no.'],
  ['Godspower Terhemba is the cashier.', '[NAME] is the [POSITION].'],
  ['My name is Patience.', 'My name is [NAME].'],
  ['my name is sunday', 'my name is [NAME]'],
  ['Goodluck Precious Udo paid.', '[NAME] paid.'],
  ['Happy Monday Ekpo paid.', '[NAME] paid.'],
  ['Sunday O. Peter paid.', '[NAME] paid.'],
  ['sunday okon paid', '[NAME] paid'],
  ['His driver, Sunday, paid.', 'His [POSITION], [NAME], paid.'],
  ['Sunday is my colleague.', '[NAME] is my colleague.'],
  ['He came with Sunday.', 'He came with [NAME].'],
  ['Sunday and Ngozi paid.', '[NAME] and [NAME] paid.'],
  ['the boy they call skippo paid', 'the boy they call [NAME] paid'],
  ['dem dey call am Ajasco', 'dem dey call am [NAME]'],
  ['a man named Dauda Kofa paid', 'a man named [NAME] paid'],
  ['call inspector bassey', 'call [POSITION] [NAME]'],
  ['sir kenneth paid', 'sir [NAME] paid'],
  ['Alhaji Uba paid.', 'Alhaji [NAME] paid.'],
  ['Sunana Rabi’u Tela.', 'Sunana [NAME].'],
  ['Kehinde Oso paid.', '[NAME] paid.'],
] as const)('a name that is also a word: %s', ([text, expected]) => {
  expect(cleaned(text)).toBe(expected)
})

test.for([
  ['He came on Sunday.', 'He came on [DATE].'],
  ['On Sunday Adamu came.', 'On [DATE] [NAME] came.'],
  ['Last Friday the store was locked.', '[DATE] the store was locked.'],
  ['We pray for peace and mercy.', 'We pray for peace and mercy.'],
  ['Peace is what we need.', 'Peace is what we need.'],
  ['It was a gift from them.', 'It was a gift from them.'],
  ['Grace period is over.', 'Grace period is over.'],
  ['Sunday and Monday are holidays.', '[DATE] and [DATE] are holidays.'],
  ['They call regularly.', 'They call regularly.'],
  ['A form called a voucher was lost.', 'A form called a voucher was lost.'],
] as const)('a word that is no name here: %s', ([text, expected]) => {
  expect(cleaned(text)).toBe(expected)
})
