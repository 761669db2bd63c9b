import { floors, lookNouns, roadWords, spotNouns, sureSides } from './address-words.ts'
import { landmarkWords } from './landmark-at.ts'

/** Sides by which people say where a house is, with those that elsewhere tell a time: only beside other words of an address. */
export const allSides: ReadonlySet<string> = new Set([
  ...sureSides,
  ...setOf([
    'back front under between past beyond along across around side top upstairs upstair downstairs corner',
    'wajen wurin saman kasan gabas yamma kudu arewa kallon dab',
    "n'agafe n'elu n'onu n'etiti n'ebe gafee akuku n'isi",
    'abe oju enu apa aarin koja lori oke egbe ikorita eyin',
  ]),
])

/** What an address is made of. */
export const groundWords: ReadonlySet<string> = new Set([
  ...lookNouns,
  ...spotNouns,
  ...roadWords,
  ...landmarkWords,
  ...floors,
  ...setOf([
    'warehouse silo silos bay bus school church mosque hall jetty mill farm village stream river tree trees umbrella lagoon settlement container depot shed shelter tent camp park ward place zinc door cabin garden office iroko obeche dogonyaro wharf cottage hut shack stand bridge gutter refuse transformer station bank hotel inn parlour salon ground field pole mast bakery man woman seller sellers tailor vulcanizer vulcaniser mechanic carpenter welder compound path track lane zinc face-me-i-face-you dam ferry barn ginnery tannery cemetery kraal well tower kiln',
    'makaranta makarantar makwancin wuri tanti rumbun gona gonar gefe bango bangon famfon bakin ofishin garke garken makabartar dam',
    "n'ulo n'obi n'ogige n'ezi n'ama n'ahia osisi uzo iyi mmiri okporo mbara klas oba ugbo",
    'ilu abule garin kauyen unguwar obodo',
    'igi kanga odo ona agbala gbongan ebute klaasi enu ilekun ofiisi oko tanki ogba',
  ]),
])

/** Nouns for where someone lives or hides: with another word they are enough. */
export const dwellings: ReadonlySet<string> = setOf([
  'house quarters qtrs hostel compound lodge estate bungalow duplex flat room shack hut container tent storey building zinc bq kiosk shop store garage warehouse cabin cottage upstairs upstair farm farmhouse homestead place camp face-me-i-face-you',
  'gida daki shago rumfa gidan dakin shagon rumfar kwatas bariki rugar unguwar layin tanti gonar masaukin',
  "ulo n'ulo obi n'obi ogige n'ogige ezi n'ezi hostel lodgi",
  'ile agboole agbole agbo-ile ojule kotasi soobu yara abule bareke',
])

/** On the ground too, and no office: in front of the side they belong to the address. */
export const yards: ReadonlySet<string> = setOf([
  'bay silo silos depot farm jetty mill village tree wharf shed tent field yard creek shrine vestry parsonage rectory convent pit quarry kitchen toilet gate fence gutter bush iroko mango obeche dogonyaro mast',
  'bishiyar itacen rijiyar garken',
  'osisi igi olulu',
])

/** Whose house it is, and which. */
export const ownerWords: ReadonlySet<string> = setOf([
  'my his her their our your im him dia one some a an the di d dat',
  'm ya ha anyi gi',
  'mi re wa won',
  'sa ta su',
])

/** 'gidan Sarkin Noma', 'ile Alfa': the house of someone, by which a village is told. */
export const localHouses: ReadonlySet<string> = setOf([
  'gidan fadar shagon garin kauyen unguwar',
  "obi ulo n'ulo ezi obodo",
  'ile agboole agbole aafin ilu abule',
])

/** Bodies that a report is about. They are no one's home, so only a side in front of them makes them a part of an address. */
export const officeWords: ReadonlySet<string> = setOf([
  'office offices ministry agency commission board authority council bureau department secretariat court tribunal parastatal directorate unit service',
  "ofishin ofis hukumar ma'aikatar kotu kotun majalisar",
  'oru ikpe nzuko ofisi goomenti',
  'ise ejo ofiisi ijoba',
])

/** Ends of a phrase that belong to what comes next. */
export const looseEnds: ReadonlySet<string> = setOf([
  'the of at in for on to with by from a an one di and near now that where which still just also there',
  'a na da ta ga mai',
  "na n' nke di no",
  'ni si ti to o',
])

/** Where these follow, 'for' and 'from' tell a time. */
export const timeWords: ReadonlySet<string> = setOf([
  'years year months month weeks week days day hours hour night nights since long many some one two three four five six seven eight nine ten twelve twenty thirty last past free nothing now good safety fear work money morning evening monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december',
  'shekaru shekara wata watanni kwana',
  'afo onwa izu',
  'odun osu ose',
])

function setOf(lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')))
}
