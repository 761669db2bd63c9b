import type { AboutMe } from './about-me.ts'

/**
 * Where the writer sat, who else could not have known, and who holds the key, in all languages: 'I sat behind him', 'na zauna a bayansa',
 * 'anọdụrụ m n’azụ ya', 'mo jókòó lẹ́yìn rẹ̀', 'nobody but me'.
 */
export const seatsAndKeys: readonly AboutMe[] = [
  [
    'i',
    'seat',
    'i (?:sat|slept|stood|hid|siddon|sidon|dey siddon|was seated|was sitting|was standing|was hiding) (?:alone |just |right |down )?(?:for |in |at )?(?:(?:behind|beside|under|next to|in front of|opposite|near|by|close to) )(?:him|her|them|am|dem|the|di|his|my|their)(?: [a-z]{3,12})?',
  ],
  ...each(
    'nobody no none',
    'only-one',
    (first) =>
      `${first} (?:one |woman |man |pesin |pessin )?(?:else )?(?:but|except|apart from|pass) (?:me|us)`,
  ),
  ...each(
    'key keys padlock password',
    'witness',
    (first) =>
      `${first} (?:dey|is|was|are|were|stays?|remains?) (?:with|for) (?:me|my|only me)(?: [a-z]{3,8})?`,
  ),
  ...each(
    'ba babu',
    'only-one',
    (first) =>
      `${first} (?:kowa|wanda|wani|wata|mace|namiji)(?: [a-z']{2,12}){0,4} (?:sai|in ban da|ban da) (?:ni|mu)`,
  ),
  ...each(
    'makullin mukullin makulli mukulli mabudin',
    'witness',
    (first) => `${first} (?:[a-z']{3,10} )?(?:na |yana |suna )?(?:a )?(?:hannuna|wurina|wajena)`,
  ),
  [
    'na',
    'seat',
    "na (?:zauna|tsaya|kwana|buya) (?:a )?(?:kusa da|dab da|bayan|bayansa|bayanta|gaban|gefen|gefensa|gefenta|bakin)(?: [a-z']{2,12})?",
  ],
  ...each(
    'anodu anoduru anoro akwuru',
    'seat',
    (first) => `${first} m (?:ala )?(?:n'azu|n'akuku|n'ihu|n'agbata|nso) [a-z']{2,12}`,
  ),
  [
    'nweghi',
    'only-one',
    'nweghi (?:onye|nwoke|nwaanyi|nwanyi) ozo (?:no|na-[a-z]{2,8}|ma|maara|huru|nwere|ji)',
  ],
  ...each('ewezuga belu belusoso', 'only-one', (first) => `${first} (?:m|mu|anyi|naani m)`),
  [
    'mo',
    'seat',
    'mo (?:jokoo?|duro|sun|sapamo) (?:si )?(?:leyin|legbee?|niwaju|nitosi|eyin|egbe|iwaju|abe|labe)(?: [a-z]{2,12})?',
  ],
  [
    'ko',
    'only-one',
    'ko si (?:elomiran|elomii|eni miran|eni kankan|obinrin miran|okunrin miran) (?:to|ti|nibe|leyin)',
  ],
  ['yato', 'only-one', 'yato si (?:emi|mi|awa)'],
]

function each(firsts: string, reason: AboutMe[1], patternOf: (first: string) => string): AboutMe[] {
  return firsts.split(' ').map((first): AboutMe => [first, reason, patternOf(first)])
}
