import { englishAround, englishWithout } from './english-sentences.ts'
import type { Grammar } from './grammar.ts'

/** Addresses of English, written for this project from general knowledge of how Nigerians give them. */
export const english: Grammar = {
  rules: {
    address: `
{house}, {area}
{house}, {side} {spot}
{house}, {side} {spot}, {area}
{house}, off {road}, {area}
{house}
{unit}, {house}
{unit}, {house}, {area}
{unit}, {unit}, {estate}
{unit}, {estate}, {area}
{unit} {estate}
{estate}, {unit}
{estate}, {side} {spot}
{estate}, {road}, {look}
{unit}, {side} {spot}
{house}, {look}
{house}, {look}, {side} {spot}
{side} {spot}
{side} {spot}, {area}
{side} {spot}, {look}
{side} {spot}, {side} {spot}
{look}, {side} {spot}
{look} {side} {spot}
{village}, {side} {spot}
{village}, {look}
{dwelling} {side} {spot}
{dwelling}, {side} {spot}
{dwelling}, {area}
{dwelling} in {village}, {look}
{dwelling}, {village}, {town}
{box}, {town}
{box}
{post}, {road}
{post} along {road}, {side} {spot}
{road}, {side} {spot}
{road}, {look}
{road}, {area}
{road}
{stop}, {side} {spot}
{stop}, {road}
{stop}, {area}
{house} by {spot}
{house} {side} {spot}
{house} {area}
{post}, {village}
{unit}, {dwelling}
{unit} {side} {spot}
{unit}, {village}, {side} {spot}
{house}, {stop}, {area}
{side} {spot} <on|along|off> {road}
{side} {spot} in {village}
{look}, {road}
{dwelling} <on|along|off> {road}
{counted} {side} {spot}
{counted}, {road}
{village}, {counted}
{house}, {village}, {town}`,
    house: `
{no}{n} {road}
{no}{n}{letter}, {road}
{n} {road}
{n}{letter} {road}
{n}/{n} {road}
{n}, {road}
<plot|Plot> {n}, {road}
<plot|Plot|Plot No.|Plot No> {n}{letter} {road}
<number|Number> {spoken} {road}
{no}{n} {name} {name} {street}
<house|House|Hse|House No.|House number> {n}, {road}
<block|Block|Blk> {n}, {road}
<shop|Shop|Suite|Stall> {n}, {road}
<No.|No|no> {n} {name}
{no}{n}, {estate}
<plot|Plot> {n} {estate}`,
    no: `No. |No |no |No.|number |Number |H/No. |House No. |house |#|NO. |No: `,
    letter: `A|B|C|D|a|b|`,
    spoken: `one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|seventeen|twenty-two|thirty-one`,
    street: `Street|street|St|St.|Road|road|Rd|Rd.|Close|close|Crescent|Cres|Avenue|Ave|Lane|Way|Drive|Terrace|Boulevard|Link Road|Layout Road|Bypass|Street Extension|Cul-de-sac|Walk|Ring Road`,
    road: `
{name} {street}
{name} {street}
{name} {name} {street}
{town} {street}
<Old|New|Upper|Lower|Lagos|Mission|Hospital|Airport|Station|Market|College|School|Barracks|Church|Mosque|Water Works|Stadium|Railway|Court|Library|Palace|Independence|Liberty> {street}
<Old|New> {town} Road
{town}-{town} <Road|Expressway|Highway|road|express>
<1st|2nd|3rd|4th|5th|First|Second|Third|Fourth> <Avenue|Street|Gate|Crescent|street>
<2nd|3rd|1st> {name} {street}
Road {n}
Street {n}
{n}th <Avenue|Street|Road>
<A|B|C|D|F> Close
<Upper|Lower> {name}
{name} Extension
<Chief|Alhaji|Dr|General|Bishop|Prof|Sir> {name} {street}
Sir {name} {name} {street}`,
    unit: `
<Flat|flat|Apartment|Apt|Apt.> {n}
<Flat|flat|Apartment> {n}{letter}
<Block|block|Blk> <A|B|C|D|E|F|{n}>
<Room|room|Rm|rm> {n}
<Shop|shop|Stall|Suite|Office|Kiosk> {n}
<Shop|Suite> <A|B|C|D>{n}
<Phase|phase|Zone|zone|Sector|Site|Cluster> <{n}|A|B|C|1|2|3>
<ground|first|second|third|last|top> floor
<2nd|3rd|1st|4th> floor
<Unit|Wing|Row|Line|Bay> <A|B|{n}>
<House|house> {n}
<BQ|the BQ|boys quarters|boys' quarters|upstairs|downstairs|mini flat>
<Close|Road|Lane|Court> <{n}|A|B|C>
Plot {n}, Block {n}
Plot {n}
<Ward|Tent|Bed|Gate|Hall> {n}`,
    estate: `
{name} Estate
{name} <Housing Estate|Garden Estate|Gardens|Court|Villa|Plaza|House|Complex|Mall|Towers|Heights|Lodge|Hostel|Quarters|Barracks|Layout|Village|Hall|Arcade|Shopping Complex>
{town} <Housing Estate|Layout|GRA|Staff Quarters|Barracks|Low Cost|Estate>
<Federal|State|Federal Low Cost|Shagari|Jakande|Ministers'|Legislators'|Judges'|Teachers'|Doctors'|Nurses'|Senior Staff|Junior Staff|Staff|Police|Army|Railway|NEPA|CBN|NNPC|Workers'|Civil Service|Customs|Airforce|NYSC|Corpers'|Lecturers'|Retired Officers'> <Housing Estate|Quarters|quarters|Estate|Village|Barracks|barracks|Lodge>
<FHA|NTA|NICON|CITEC|VON|Games Village|Trans> <Estate|Quarters|{name}>
<Hostel|Hall> <A|B|{n}|{name}>
{name} <Student|Female|Male|Girls> Hostel
the <staff|nurses'|doctors'|corpers'|teachers'> <quarters|lodge|hostel>`,
    area: `
{town}
{town}
{town}, {town}
{name} <Estate|Layout|Quarters|Village|Area|Phase {n}|Scheme|Town|Beach|Island|Hill|Waterside|Camp|Extension|Axis>
{town} <GRA|Layout|Estate|LGA|Local Government|Local Government Area|State|town|area|Extension>
<GRA|Old GRA|New GRA|GRA Phase {n}|Government Reserved Area|New Layout|Sabon Gari|Sabo|Low Cost>
{village}
{village}, {town}
<Ward|ward> {n}, {town}
{name}
{name} {name}
{village} <LGA|Local Government|Ward|ward|community|Community>
off {road}`,
    village: `
<Umu|Rumu|Ama|Oke|Abule|Ala|Ogbo|Obi|Eko|Uru|Ika|Iko|Ebe>{made}
<Abule|Oke|Isale|Igbo|Ita|Oja|Oko|Idi|Agbo> {made}
<Umu|Obi|Oke|Idi|Isale>-{made}
<Ikot|Mbak|Eket|Ibiono|Use|Nung> {made}
<Tudun|Gidan|Rijiyar|Sabon|Unguwan|Angwan|Ungwar|Kofar|Dan|Kwanar|Hayin|Bakin> {made}
{made} <village|Village|community|camp|settlement|kindred|quarters|Clan|town|waterside|creek|beach>
{name} <village|Village|compound|camp|farm settlement|quarters|kindred>
{made}
{made} {made}
{made}-{made}`,
    made: `{name}|{given}|{town}|{name}`,
    side: `behind|opposite|Opposite|opp|opp.|Opp.|beside|besides|near|close to|next to|adjacent|adjacent to|adj.|off|by|after|before|in front of|front of|at the back of|back of|facing|across from|across the road from|directly opposite|directly behind|right behind|just after|just before|immediately after|not far from|a few metres from|two houses from|three houses after|two streets after|down the road from|at the side of|on top of|under|below|inside|within the compound of|along the same street as|sharing a fence with|two poles from|five minutes from|around|past|beyond|between|overlooking|at|on the left after|on the right after|in the same yard as|upstairs of|the turning after|the gate before`,
    spot: `
the {thing}
the {thing}
the <old|new|big|small|central|main|burnt|abandoned|uncompleted|broken|second|first|last|next|former|public|government|community|village> {thing}
the {trade} <shop|stall|shed|workshop|kiosk|joint|spot|stand|table|place>
{name} <filling station|Filling Station|petrol station|pharmacy|Pharmacy|bakery|Bakery|hotel|Hotel|Hospital|Clinic|Memorial School|Primary School|Nursery School|International School|Academy|Junction|junction|Market|market|Bus Stop|bus stop|Plaza|Supermarket|Stores|Event Centre|Hall|Park|Guest House|Motel|Bridge|roundabout|Eatery|Fast Food|Oil|Petroleum|Suites|Transport|Motors|Bar|Garden|Farms|Block Industry|Sawmill|Fuel|Table Water>
{town} <Junction|junction|Market|market|roundabout|Roundabout|Motor Park|motor park|General Hospital|Town Hall|Police Station|Barracks|Bridge|Secretariat|Central Mosque|Main Market|Garage|Park|bus stop|Bus Stop|LGEA School>
<Total|Oando|Mobil|Conoil|Forte Oil|NNPC|Texaco|AP|Eterna|MRS|Ardova|Rainoil|Matrix|Nipco|AA Rano> <filling station|station|Filling Station|>
<First Bank|GTBank|Zenith Bank|UBA|Access Bank|Union Bank|Polaris Bank|Keystone Bank|Ecobank|FCMB|Fidelity Bank|Sterling Bank>
<Redeemed|RCCG|Winners|Winners Chapel|Deeper Life|ECWA|ECWA church|COCIN|Living Faith|Mountain of Fire|MFM|Christ Embassy|Dunamis|Cherubim and Seraphim|CAC|Celestial Church|Foursquare|Assemblies of God|Anglican Church|Methodist Church|Baptist Church|Apostolic Church|Kingdom Hall|Salvation Army|Catholic Mission>
<St.|St|Saint> <Peter|Paul|John|Mary|Michael|Theresa|Patrick|James|Jude|Joseph|Luke|Andrew|Anthony>'s <Church|Cathedral|Primary School|College|Hospital|Parish|>
<Chief|Alhaji|Pa|Mama|Elder|Hon.|Dr|Pastor|Iya|Baba> {name}'s <house|compound|palace|shop|farm|residence|gate|poultry|>
<Mama|Iya|Baba|Papa|Madam|Aunty> {given} <joint|shop|canteen|kiosk|bole joint|buka|restaurant|store|provision shop|>
the <Emir|Oba|Obi|Igwe|Eze|chief|district head|village head|Chairman|Governor|Bishop|Imam|landlord>'s <palace|house|compound|lodge|office|gate|stable|farm>
<NEPA|PHCN|NITEL|INEC|NTA|NIPOST|FRSC|VIO|Customs|Immigration|Army|Police|LGEA|UBE|NDLEA|Civil Defence|JAMB|WAEC|EEDC|IKEDC|water board|Water Board> <office|gate|quarters|station|post|checkpoint|school|yard|barracks|signboard|tank>
<MTN|Glo|Airtel|9mobile> <mast|office|kiosk>
where they <sell|fry|wash|park|repair|grind> <akara|tyres|cars|planks|sand|fish|yam|tankers|generators|pepper|suya|cement|cattle>`,
    thing: `mosque|church|cathedral|market|junction|T-junction|roundabout|bus stop|motor park|taxi park|garage|hospital|clinic|health centre|health post|dispensary|maternity|maternity home|police station|police post|army checkpoint|barracks|palace|town hall|village square|civic centre|borehole|water tank|well|public tap|dam|bridge|wooden bridge|pedestrian bridge|flyover|culvert|railway line|railway crossing|rail crossing|stadium|football field|school field|primary school|secondary school|school gate|nursery school|hotel|guest house|eatery|beer parlour|pepper soup joint|suya spot|restaurant|supermarket|shopping complex|plaza|bakery|cinema|viewing centre|abattoir|slaughter house|slaughter slab|refuse dump|dump site|pharmacy|chemist|mast|transformer|electric pole|high tension wire|cemetery|burial ground|shrine|grove|iroko tree|mango tree|neem tree|baobab tree|post office|court|customary court|secretariat|local government office|council gate|factory|depot|tank farm|poultry farm|fish pond|orphanage|event centre|mechanic village|mechanic workshop|sawmill|timber shed|plank market|water factory|pure water factory|ice block factory|cold room|car wash|toll gate|speed breaker|second bump|big gutter|canal|stream|river bank|jetty|ferry point|fish landing|cattle market|yam market|spare parts market|rice mill|grinding mill|block industry|tailors' shed|carpenters' shed|tipper park|okada park|keke stand|traffic light|U-turn|dead end|estate gate|second gate|fence of the airport|prayer ground|Islamic school|quarry|burrow pit|farm settlement|cocoa store|cotton ginnery|groundnut mill|palm oil mill|tannery|brick kiln|old cinema|army shooting range`,
    trade: `tailor's|vulcaniser's|vulcanizer's|mechanic's|carpenter's|barber's|hairdresser's|welder's|suya man's|akara woman's|butcher's|tea seller's|photographer's|chemist's|herbalist's|POS woman's|cobbler's|bricklayer's|battery charger's|newspaper vendor's|recharge card seller's|kerosene seller's|panel beater's|rewire's`,
    look: `
the house with the {colour} <gate|roof|fence|door|paint|balcony|wall|tank>
the house with <a|two> {colour} <gate|gates|container|pillars|dog statue>
{colour} <gate|bungalow|house|building|duplex|fence|roof|door|container|kiosk|block>
the {colour} <gate|bungalow|house|building|duplex|storey building|fence|door|kiosk>
the {rank} <house|gate|building|compound|bungalow|flat|door|room|shop|duplex> on the <left|right|left-hand side|right-hand side>
{rank} <house|gate|building|compound|flat|door|room|shop> <from the junction|on the left|on the right|after the bend|by the left|by your right|>
<upstairs|downstairs|ground floor|last floor|top floor|back room|front flat|first floor, left>
<uncompleted building|an uncompleted building|the uncompleted building|storey building|the storey building|face-me-I-face-you|mud house|zinc house|self-contain|boys' quarters|three-bedroom bungalow|one-storey building|two-storey building>
the house <with a mango tree in front|without a fence|that has a well|with solar panels|with a satellite dish|with the blue container|painted {colour}>
the only <storey building|duplex|house with a fence|painted house> <in the street|there|on that side|>`,
    counted: `<the |>{rank} <house|gate|building|compound|stall|shop|jetty|tent|door|street|turning|room|shed>`,
    rank: `first|second|third|fourth|fifth|last|next|2nd|3rd|4th`,
    colour: `red|blue|green|yellow|white|black|brown|cream|pink|ash|grey|orange|wine|unpainted|rusty|iron|white and green`,
    dwelling: `
the {trade} <shop|stall|kiosk|house>
<my|his|her|our|their|> <uncle|aunt|mother|grandmother|sister|in-law|landlord|pastor|friend>'s <house|compound|shop|farm|room>
the <staff|junior staff|senior staff|nurses'|teachers'|doctors'|corpers'|police|railway|labour> <quarters|lodge|hostel|canteen|line>
the <chief|village head|district head|imam|pastor|headmaster|catechist>'s <house|compound|parlour>
{name} <compound|family house|compound house|family compound|lodge|hostel|farm|house|Lodge|Villa|villa>
<Chief|Alhaji|Pa|Mama|Elder|Late> {name}'s <compound|house>
<Mama|Iya|Baba|Madam> {given}'s <house|compound|shop|buka|canteen>
the <mission|parish|vicar's|parsonage|mosque> <house|quarters|compound|guest house>
the <buka|canteen|kiosk|shop|shed|hut|store|tent|farm house|stall|bungalow|mud house|container>
the <security post|gate house|boys' quarters|garage|warehouse|abandoned factory|fishing camp|poultry>`,
    box: `P.O. Box {n}|P.O.Box {n}|P. O. Box {n}|PO Box {n}|P.M.B. {n}|PMB {n}|P.M.B {n}|Private Mail Bag {n}|c/o P.O. Box {n}|Post Office Box {n}|Locked Bag {n}`,
    post: `Km {n}|KM {n}|km {n}|Kilometre {n}|kilometer {n}|Mile {n}|mile {n}|Km. {n}`,
    stop: `{name} <bus stop|Bus Stop|Bus-stop|busstop|junction|Junction|roundabout|Roundabout|garage|Park|gate|Gate|B/Stop>|{town} <junction|Junction|roundabout|Park|bus stop>|<First|Second|Third|Last> <Gate|gate|bus stop|Bus Stop|Junction|Roundabout>|Mile {n}`,
  },
  around: englishAround,
  without: englishWithout,
}
