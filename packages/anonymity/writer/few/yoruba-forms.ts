import type { Forms } from './few-at.ts'
import { namedBehind } from './named-behind.ts'

const people = `(?:${[
  'akowe|oluko|tisa|awako|olopaa?|eni|obinrin|okunrin|arakunrin|arabinrin|omobinrin|omokunrin|oluso|eso|ode|olode|osise|noosi|nurse',
  'omo [a-z]{4,12}|agbebi|opo|arugbo|agbalagba|oluse|onise|omo ogun|omo ijo|omo ise|omo ile iwe|omo enu ona|gbenagbena|iyaloja|wooda|attendant|messenger',
  'mesenja|clerk|olutoju|olusona|alagba|ore|egbon|aburo|akekoo?|agbe|apeja|kafinta|birikila|telo|aranso|darandaran|woli|pasito|imamu',
  'alufaa?|olorin|onilu|akorin|oloyun|alaboyun|aboyun|onimoto|driver|cashier|teacher|typist|sekiriti|security|guard|dokita|akapo|soja',
  'corper|agunbaniro|oniroyin|oluyaworan|asoju|mekaniki|alase|onisowo|alapata|oloja|oniseowo|onisegun|alamojuto|olubewo|alaga obinrin',
].join('|')})`
const firsts = people
  .slice(3, -1)
  .replaceAll('?', '')
  .split('|')
  .map((one) => one.split(' ')[0])
const heads = [...new Set([...firsts, 'olopaa', 'akekoo', 'alufaa'])].join(' ')
const some = "(?: (?!ti|to|ni|o|n|ati|lo)[a-z'-]{2,12}){0,2}"
const who = '(?: yen| naa)? (?:to|ti o|tio)(?: maa| ti| si| saba)?'
const rest = "(?: [a-z'-]{1,14}){1,2}"

/** Yoruba, folded: 'akowe to n lo keke aro', 'eni to ni ika mefa', 'oun ni iyawo keji', 'oloyun to ku ninu ile'. */
export const yorubaForms: Forms = {
  isNamedBehind: namedBehind('ni|ti|kan|oruko re ni'),
  unlessNamed: [
    [heads, `${people}${some}${who} n (?!je|bo|pe)[a-z]{1,12}${rest}`],
    [
      heads,
      `${people}${some}${who} (?:ni|bi|ku (?:si|ni|ninu)|koko|mo|fowo|fe feyinti|pe ju|kan|kere|dagba|ga|padanu|gbeyin|gbehin|joko|jokoo|ya|se igbeyawo|pada|ko lati|ko sise|fe fe)${rest}`,
    ],
    [heads, `${people}${some}${who} je (?:aro|afoju|odi|aditi|opo|abirun|amukun|omo)(?: [a-z'-]{1,14})?`],
  ],
  always: [
    ['emi', `emi,? ${people}(?! ni)(?: [a-z'-]{2,12}){1,3}`],
    ['keke', 'keke aro'],
    ['aro', 'aro (?:lese|lowo|ese|owo)'],
    ['ika', 'ika (?:mefa|merin|kan)'],
    ['ibeta amukun', '[a-z]{5,6}'],
    ['kere dagba ga pe kuru gun', "[a-z]{2,5} ju ?lo(?: [a-z'-]{2,12})?"],
    ['julo', 'julo (?:ni|ninu|laarin|nibe)'],
    ['oloyun alaboyun aboyun', `[a-z]{6,8} (?:kan soso|to ku|ti o ku)(?: [a-z]{2,8})?`],
    ['ku', 'ku ninu (?:ile|awon|yara|abule|egbe|ofiisi)'],
    ['oun o', `(?:oun|o) ni iyawo (?:akoko|keji|keta|kerin|kekere)(?: [a-z'-]{2,14})?`],
    ['jokoo joko', "jokoo? (?:legbee|nidi|ni egbe|leti) [a-z']{2,14}"],
    ['akoko', 'akoko (?:ti o|to) [a-z]{2,12}'],
  ],
}
