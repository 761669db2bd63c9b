import { expect, test } from 'vitest'
import { checkText } from '../../check-text.ts'

function personsIn(text: string): string[] {
  return checkText(text)
    .findings.filter(({ kind, tier }) => kind === 'person' && tier === 'certain')
    .map(({ start, end }) => text.slice(start, end))
}

test.for([
  ['Shugaba Buhari ya nada shi a matsayin mai riko.', 'Buhari'],
  ['Ga wakilinmu a Yamai Sule Baram da cikakken rahoton.', 'Sule Baram'],
  ['A jiya Dakta Bugaje ya ce kungiyar za ta ci gaba.', 'Bugaje'],
  ['Kotu Ta Wanke Gbagbo Daga Zargin Aikata Laifi', 'Gbagbo'],
] as const)('a name in news is the name alone: %s', ([text, name]) => {
  expect(personsIn(text)).toEqual([name])
})

test.for([
  ['Sani Direba ya zo da safe, ya karbi kudin.', 'Sani Direba'],
  ['Na ba Gambo mai shanu kudin a kasuwa.', 'Gambo mai shanu'],
] as const)('a by-name is whole: %s', ([text, name]) => {
  expect(personsIn(text)).toContain(name)
})

test('a president beside the name of the country is no person', () => {
  expect(personsIn('Àwọn òǹdíje sí ipò ààrẹ Nàìjíríà ti wà ní ìlú náà.')).toEqual([])
})
