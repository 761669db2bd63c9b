import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function certainIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ tier }) => tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

// All invented.
test.for([
  ['Log-in ahụ bụ obinna.kt.stores, IP ya.', 'obinna.kt.stores'],
  ['Ya ga log-in na wani, wato a.ku_ops2. Bayan haka', 'a.ku_ops2'],
  ['O ni password naa bolastore-key9.', 'bolastore-key9'],
  ['Ya yi amfani da tani@flood:Jos2021 jiya.', 'tani@flood:Jos2021'],
  ['Ibowe wole re ni musa.adm:Kano4me.', 'musa.adm:Kano4me'],
  ['Foto di na google drive m, chika.files / Awka2016.', 'chika.files / Awka2016'],
  ['Di password for di stock computer na shop3/Ogo#21, snap am.', 'shop3/Ogo#21'],
  ['My teams id is live:.cid.3371fe20.', 'live:.cid.3371fe20'],
  ['The meeting code na kda-wopt-mze.', 'kda-wopt-mze'],
  ['Her account efolorunsho@payroll was locked.', 'efolorunsho@payroll'],
] as const)('a log-in is hidden whole: %s', ([text, name]) => {
  expect(certainIn(text).join(' ')).toContain(name)
})

test.for([
  'The account of N45,000 / 2019 conference is closed.',
  'The portal opens at 10am / closes at 8.',
  'We log and/or sign: the system is slow.',
  'We live: and we work. It is a man-made-sea.',
  'The computer says status:Closed2023. Meet us, meet@noon.',
  'Shiga portal / fita duk daya ne.',
])('no log-in in: %s', (text) => {
  expect(checkText(text).findings.filter(({ kind }) => kind === 'social-handle')).toEqual([])
})
