import type { Forms } from './form.ts'
import { namedBehind } from './named-behind.ts'
import { anyOf, firstWordsOf } from './word-lists.ts'
import { yorubaPeople } from './yoruba-people.ts'

const people = anyOf(yorubaPeople)
const heads = firstWordsOf(yorubaPeople)
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
