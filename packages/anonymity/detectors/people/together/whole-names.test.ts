import { expect, test } from 'vitest'
import { checkText } from '../../../check-text.ts'

function certainIn(text: string): string[] {
  return checkText(text)
    .findings.filter(
      ({ kind, tier }) => (kind === 'person' || kind === 'social-handle') && tier === 'certain',
    )
    .map(({ start, end }) => text.slice(start, end))
}

// All invented.
test.for([
  ['We paid Minaibim 6, Furo 3, Tonbra 10, Data 2 on the jetty.', 'Tonbra'],
  ['Kudi: Sani Bello 500, Zwalka 200, Audu Garba 300, Hauwa Musa 100.', 'Zwalka'],
  ['Present: 1. Tanko Musa 2. Lydia Bello 3. Grobiya 4. Dauda Audu', 'Grobiya'],
  ['Ndi bia: Ngozi Obi; Emeka Eze; Kpelu; Chidi Okafor.', 'Kpelu'],
] as const)('where commas part people, the others are people too: %s', ([text, name]) => {
  expect(certainIn(text)).toContain(name)
})

test.for([
  ['They bought Cement 6, Rods 3, Sani Bello 10, Nails 2 for the site.', 'Cement'],
  ['Towns: Kano, Jos, Sani Bello, Enugu.', 'Jos'],
  ['Lines: Rice, Beans, Yam, Garri, Ngozi Obi.', 'Beans'],
] as const)('among things and places a name makes no list of people: %s', ([text, other]) => {
  expect(certainIn(text)).not.toContain(other)
})

test.for([
  ['Those who came: Cecilia Bako, Duniya Danjuma, Zamani Audu.', 'Duniya Danjuma'],
  ['Money shared:\n- Lecky Ero 0\n- Okoro Sunday 450k\n- Raphael Ero 200k', 'Okoro Sunday'],
  ['Fined: Agyo Dauda, Zainab Obi Oga, Innocent Agbaji.', 'Zainab Obi Oga'],
] as const)('a capital beside a sure person belongs to the name: %s', ([text, name]) => {
  expect(certainIn(text)).toContain(name)
})

test.for([
  ['Yesterday Sani Bello came to the office.', 'Sani Bello'],
  ['The Honda of Sani Bello was parked outside.', 'Sani Bello'],
  ['We met Sani Bello Monday morning at the gate.', 'Sani Bello'],
  ['I asked Chairman Sani Bello for the file.', 'Sani Bello'],
  ['Late Sani Bello signed it, and former Sani Bello Hospital staff saw it.', 'Sani Bello'],
] as const)('what begins a sentence, a day and an office stay outside: %s', ([text, name]) => {
  expect(certainIn(text)).toContain(name)
})

const tidy =
  'Mun je kasuwa jiya. Sani Bello ya zo da kudi. Ya ba mu takarda. Muka tafi gida. Yau mun dawo. Babu kowa a wurin.'

test('in a text with capitals a small word of which the tagger is unsure is only asked about', () => {
  const text = `${tidy} Na ga masu goro a bakin hanya.`
  expect(certainIn(text)).toContain('Sani Bello')
  expect(certainIn(text)).not.toContain('goro')
})

test('in a text with capitals a small name that has a capital elsewhere is hidden', () => {
  const text = `${tidy} Daga baya bello ya ki magana.`
  expect(certainIn(text)).toContain('bello')
})

test.for([
  ['[06:30] Alaga Shomolu: e karo\n[06:31] Kola: e karo\n[06:32] Alaga Shomolu: tani', 'Alaga Shomolu'],
  ['[06:30] Biodun 3rd Gear: yes\n[06:31] Kola: no\n[06:32] Biodun 3rd Gear: ok', 'Biodun 3rd Gear'],
  [
    '[09:25] Igwe boy: o bu eziokwu\n[09:26] Ada: ee\n[09:27] Igwe boy: mba\n[09:28] Igwe boy left',
    'Igwe boy',
  ],
] as const)('who writes under the name of a contact is hidden whole: %s', ([text, name]) => {
  expect(certainIn(text)).toContain(name)
})

test.for([
  ['[06:30] Radio Host: welcome\n[06:31] Kola Ade: thanks\n[06:32] Radio Host: go on', 'Radio Host'],
  ['[06:30] News Desk: welcome\n[06:31] Kola Ade: thanks\n[06:32] News Desk: go on', 'News Desk'],
] as const)('an office that writes stays: %s', ([text, name]) => {
  expect(certainIn(text)).not.toContain(name)
})

test.for([
  ['Akwai wata bagwariya mai suna Nyizo a wurin.', 'Nyizo'],
  ['Wani dan China mai suna Zhao Ming ya tsere.', 'Zhao Ming'],
  ['I do not want to give my name. You can write Vee.', 'Vee'],
  ['Hausawa suna kirana Wini a gida.', 'Wini'],
] as const)('what someone is said to be called is hidden: %s', ([text, name]) => {
  expect(certainIn(text)).toContain(name)
})

test.for(['Akwai wani kamfani mai suna Zentrak a Kano.', 'Sun bude makaranta mai suna Zentrak a nan.'])(
  'what a firm or a school is called is no person: %s',
  (text) => {
    expect(certainIn(text)).not.toContain('Zentrak')
  },
)
