import type { Forms } from './form.ts'
import { hausaPeople } from './hausa-people.ts'
import { namedBehind } from './named-behind.ts'
import { anyOf, firstWordsOf } from './word-lists.ts'

const people = anyOf(hausaPeople)
const rest = "[a-z']{1,14}(?: (?!shi |ita |shine |itace )[a-z']{1,14}){0,2}"

/** Hausa, folded: 'akawun da ya ki karbar rabonsa', 'mai busa kakaki', 'mace ta farko da', 'shi ne kadai ya dawo'. */
export const hausaForms: Forms = {
  isNamedBehind: namedBehind('ne|ce|kuma|wato', 'shi ne|ita ce|shine|itace|suna[a-z]{1,3}'),
  unlessNamed: [
    [
      firstWordsOf(hausaPeople),
      `${people} (?:[a-z']{3,12} )?(?:nan |din )?da (?:ke|yake|take|ya|ta|aka|suka|ba ya|ba ta|ba a|bai) ${rest}`,
    ],
    [
      'wanda wadda',
      `(?:wanda|wadda) (?:yake|take) (?!nan|son|cewa|da |cikin|legas|abuja|kano)[a-z']{3,12} [a-z']{2,14}`,
    ],
    [
      'wanda wadda',
      "(?:wanda|wadda) (?:ya|ta|yake|take|ke|aka|kawai ya) (?:rike|rasa|kone|makance|makara|rubuta littafin|ki sa|ki karbar|fara fadin|kai karar|haifi|auri|karye|gurgunce|kurumce|ajiye mukullin|ajiye makullin|koya|dauki hoton)[a-z]{0,3} [a-z']{1,14}",
    ],
    [
      'mai',
      "mai (?:wankan|wankin|busa|buga|daukar hoto|daukar hoton|koyar da|kidan|kada|kiran|karatun|dinkin|kitson|aski|askin|yankan|hakar|tone|rike da|rike|ajiye|hawan|tuka|dafa|sharar|gadin|goge|wanke) [a-z']{2,14}(?: [a-z']{1,14})?",
    ],
    [
      'ni',
      `ni,? (?:tsohon |tsohuwar )?(?:${people}|mai (?!suna)[a-z']{3,12}) [a-z']{3,12}(?! (?:ne|ce)(?![a-z]))`,
    ],
    ['shi ita', `(?:shi|ita) (?:ne|ce) (?:kadai |kuma )?${people} [a-z']{2,14}`],
  ],
  always: [
    [
      'mai',
      'mai (?:kafar|kafa|hannun|idon|ido|kunne|yatsa|yatsun|hakorin|sanda|sandar|gilashi|tabarau|tagwaye|gemu|gemun|nakasa|tabo|tabon|sikila|asma|kuturta|dungu|dungun) (?:daya|biyu|katako|karfe|hagu|dama|zinari|[a-z]{2,12})',
    ],
    ['sanye', 'sanye da (?:tabarau|gilashi|hular|hula|hijabi|nikabi|rawani|jan|farin|bakin) ?[a-z]{0,12}'],
    ['saka', 'saka (?:farin |bakin )?(?:gilashi|tabarau|nikabi|hijabi)'],
    [
      'mace namiji musulma musulmi kirista bahaushe bahaushiya bayarabe bafulatani mutum',
      '[a-z]{4,11} (?:ta|na) (?:farko|karshe) da',
    ],
    [
      'ya ta',
      '(?:ya|ta) (?:rasa|karye a|kone a) (?:hannu|kafa|ido|yatsa|yatsu|kunne|fuska|miji|mata|mijinta|matarsa)',
    ],
    ['nice nine', '(?:nice|nine) kadai(?: [a-z]{2,12})?'],
    ['kadai', 'kadai (?:a|da|wanda|wadda|mai|masu) [a-z]{2,12}'],
    ['shi ita', '(?:shi|ita) (?:ne|ce) kadai [a-z]{2,12}'],
    ['guda', 'guda daya (?:a|da|ne|ce|tak|kawai|kacal|gare|muke|suke)'],
    ['daya', 'daya (?:da yake|da take|da ke|da ya rage|da ta rage|a ofis|a kauyen|a garin)'],
    ['mu', 'mu ne [a-z]{4,12} (?:da|masu) [a-z]{2,12}'],
    ['na ta', '(?:na|ta) karshe da (?:ya|ta) (?:rage|saura)'],
  ],
}
