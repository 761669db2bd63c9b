/** What is at a house, in five languages, folded: 'the house with the green gate', 'gida na uku mai jan kofa'. */
export const lookNouns: ReadonlySet<string> = setOf([
  'house building bungalow duplex storey gate door fence wall roof container kiosk shop stall compound veranda balcony signboard paint floor flat tank tree gutter',
  'gida kofa kofar katanga shago rumfa rufi fenti fentin bishiya bishiyar geti',
  'ulo uzo mgbidi geeti ogige osisi',
  'ile ilekun geeti odi ogiri orule igi',
])

/** A floor says where without another word. */
export const floors: ReadonlySet<string> = setOf([
  'upstairs downstairs upstair downstair basement bq bene sama petesi pete',
])

/** Colours, counts and the like that tell one house from the next. */
export const lookWords: ReadonlySet<string> = setOf([
  'painted coloured small big large old new tall white black red blue green yellow brown pink grey gray orange cream purple gold silver iron wooden zinc uncompleted unpainted tiled last first second third fourth fifth sixth seventh eighth ninth tenth left right ground top corner mango cashew neem',
  'jan ja jar baki bakin bakar fari farin farar kore koren shudi shudin rawaya ruwan kasa toka babban babbar karamin karamar farko daya biyu uku hudu biyar shida bakwai karshe dama hagu tsohon sabon mangwaro dogon katako karfe kwano',
  'ocha ojii oji uhie obara ndu mmee edo anunu nchara mbu abuo ato ano ise isii asaa ikpeazu akwa elu ukwu nta ohuru ochie ekpe udara mangoro ube',
  'pupa dudu funfun buluu bulu yelo alawo ewe osan ofeefee eeru kinni kini keji keta kerin karun kefa keje ikehin kekere nla tuntun otun osi igun pako irin',
])

export const lookLinks: ReadonlySet<string> = setOf([
  'the a an di dat that this with wey get has have having which whose of for and colour color side in its',
  'mai masu da na ta',
  'nwere nke di ya onu elu aka akwukwo',
  'to ti ni o a pelu oke apa',
])

/** What people live beside: behind these words any phrase is a place, to the next comma. */
export const sureSides: ReadonlySet<string> = setOf([
  'behind opposite opp beside besides near adjacent adj facing underneath top',
  'kusa gaban bayan gefen daura makwabtaka tsallaken jikin karkashin',
  "n'azu n'akuku n'ihu nso azu n'agbata n'okpuru",
  'leyin lehin legbe legbee itosi nitosi iwaju niwaju lebaa eba oke okankan odikeji leti labe',
])

/** Sides that are more often something else; a name with a capital must follow. */
export const otherSides: ReadonlySet<string> = setOf([
  'by off along close next inside back front after before',
  'eyin tsakanin',
])

export const sideLinks: ReadonlySet<string> = setOf(['to of the di our that dat from side .', 'da', 'si'])

/** A landmark has none of these words, a sentence has: 'bayan ya dawo', 'behind where we work'. */
export const sentenceWords: ReadonlySet<string> = setOf([
  'and but or where who whom which because so when while if is was were are be been am has have had did do does will would can could he she it they we i you me him us his my your their those not no only also then here until since told said saw closed doors every all',
  'wey dey go come don bin dem una make im am',
  'amma kuma mana inda wanda wadda domin saboda idan sai sun su ya ta ne ce shi ita ina yana tana suna muka mun mu an aka ba babu tun lokacin haka wannan mutuwar',
  'ma o m ha gi anyi ebe onye mgbe maka ka ga ahu ihe bu',
  'sugbon ati tabi nibi ti mo won wa n ni ko nitori nigba eni maa kan',
])

export const roadWords: ReadonlySet<string> = setOf([
  'street st road rd avenue ave close crescent way lane drive estate layout expressway highway terrace quarters roundabout junction plaza court hill extension village market area phase gra barracks camp bypass compound lodge hostel villa ward kindred settlement side axis scheme housing mall creek waterside jetty beach island',
  'leauti leaut esteeti kwata kwatas kasuwa tasha bariki unguwa',
])

export const houseWords: ReadonlySet<string> = setOf([
  'no number plot flat house hse block blk shop suite room rm stall apartment apt unit lodge quarters qtrs villa kiosk line row tent ward hostel phase lamba gida daki shago nomba ulo nke ile soobu ojule yara lodgi',
])

/** Places where people live, sell or sit. Behind a word for home, or in front of 'beside', the words from here on are an address. */
export const spotNouns: ReadonlySet<string> = setOf([
  'house quarters qtrs hostel compound lodge estate barracks shop kiosk stall joint garage workshop store palace building room flat block bungalow duplex bq boys face-me shed canteen bukka buka',
  'gidan gida shagon rumfar dakin kwatas kwata quarters bariki barikin unguwar anguwar angwan angwa ungwan ungwar unguwan layin kofar rugar kauyen filin dandalin masaukin gidaje gidajen',
  'ulo quarters kwotas obi ezi mbara ogige ama okporo ogbe be uno obodo lodgi',
  'kotasi ile soobu ojule agbo-ile agboole agbole ogba abule adugbo agbegbe iso yara bareke opopona buka',
])

/** Words by which people say where someone lives, and the small words that may follow them. */
export const homeWords: ReadonlySet<string> = setOf([
  'live lives living lived stay stays staying house home residence resides residing resident address lodge lodges lodging compound squatting hiding sleep sleeps sleeping rents rented rent',
  'gida gidan gidansa gidanta gidana gidanmu gidansu zaune zama adireshi adireshinsa adireshina adireshinta mazauninsa masauki',
  "ulo n'ulo bi obibi adreesi bichiri ebi",
  'ile sile nile n-gbe ngbe gbe adiresi adireesi ibugbe bugbe',
])

/** Words by which people say where to meet, to bring or to collect. What follows must be more than a name. */
export const meetingWords: ReadonlySet<string> = setOf([
  'meet met found see deliver delivered drop dropped bring brought collect collects collected hand handed come visit send kept keeps keep hidden hid hide park parks parked sits dey load loads loaded located situated reached sold sell sells selling sleeping keeping',
  'karba karbar samu kai kaiwa kawo sayar boye boyewa hadu ajiye haduwa kira dake yake take',
  'anara-anara na-anara nyere zute hu buru dobe di',
  'gba fi mu gbe pade ri wa wo ko',
])

export const homeLinks: ReadonlySet<string> = setOf([
  'at in on is na for dey new old now currently presently address : , am it them dem us me alone there with the di hoton kaya',
  'a yana tana yake take suna nan ta dake cikin shi ita kudi kudin',
  "ya m anyi ha bu di gi na n' ego ime",
  'mi re wa won ni wa si a lowo',
])

function setOf(lists: readonly string[]): ReadonlySet<string> {
  return new Set(lists.flatMap((list) => list.split(' ')))
}
