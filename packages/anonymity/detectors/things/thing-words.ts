/** English words for a firm, a school or a building. Behind a name with capitals they make it the name of that thing: 'Felix Ogbu Farms'. */
export const houses = new Set(
  'hall stores annex annexe ward chambers hotel hotels college church chapel cathedral tabernacle mosque microfinance library parish quarry homes fabrics prints printers primary secondary grammar school schools oil petroleum pharma pharmacy pharmaceuticals chemicals motors transit plaza complex stadium barracks hospital clinic maternity memorial foundation centre center institute university polytechnic academy nursery seminary auditorium theatre museum airport terminal bakery restaurant canteen suites lodge villa tower towers mall supermarket ventures enterprise enterprises industries farm farms foods cement textile textiles investments properties consult associates brothers bros holdings resources services trust bank insurance cup prize award trophy medal scheme initiative cooperative co-operative society club ministries mission logistics airline airlines shipping mills refinery brand levy house orphanage baptist methodist anglican publishers studio studios electronics pumps'.split(
    ' ',
  ),
)

/** The same for what is on a map. */
export const grounds = new Set(
  'street road avenue crescent lane way roundabout junction bridge park gardens estate market island bypass expressway highway layout jetty beach field'.split(
    ' ',
  ),
)

/** These follow a name in small letters too. In Pidgin 'Musa house' is the house of Musa, so no house is among them. */
export const smallHouses = new Set('chambers pharmacy annex mosque hotel college hospital'.split(' '))
export const smallGrounds = new Set('street road avenue crescent roundabout bridge'.split(' '))

/** English words for things, in small letters, of which 'called' tells the name: 'the canteen called Mama Ojo'. */
export const calledThings = new Set(
  'canteen hotel centre center school company firm shop restaurant church boat ship vessel bar estate market hall street hospital clinic brand programme bus club'.split(
    ' ',
  ),
)

/** Nouns of Hausa, Igbo and Yoruba, folded, in front of the name of the thing: 'asibitin Murtala', 'gbọngan Philips'. */
export const nounsInFront = new Set(
  'makarantar makarantarmu makarantarsu makarantarsa makarantarta asibitin kwalejin dandalin masallacin kamfanin kamfaninsa hotel otal otel titin kotun kasuwar tashar gadar hanyar cibiyar laini mahadum kolej uka gbongan kootu ile-eko ile-iwe ileewe yunifasiti opopona mosalasi soosi oja'.split(
    ' ',
  ),
)

/** The same in two words. */
export const pairsInFront = new Set(
  'filin wasa|ulo akwukwo|ulo ogwu|ulo oru|okporo uzo|ile eko|ile iwe|ile iwosan|ile ise|ile epo'.split('|'),
)

/** Between such a noun and the name: 'hotel na Bilkisu', 'ulo oru ya bu Sekinat', 'gbọngan Bishop Philips'. */
export const linksOfNouns = new Set(
  'ta na ya bu ni re ti mai suna nana sultan bishop oba queen king st saint . "'.split(' '),
)
