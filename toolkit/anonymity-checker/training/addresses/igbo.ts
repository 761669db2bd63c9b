import type { Grammar } from './grammar.ts'

/** Addresses of Igbo, written for this project; no speaker has read them. */
export const igbo: Grammar = {
  rules: {
    address: `
{house}, {area}
{house}, {side} {spot}
{house}, {side} {spot}, {area}
{house}
{house}, {look}
{unit}, {house}
{unit}, {house}, {area}
{estate}, {unit}
{estate}, {unit}, {area}
{estate}, {side} {spot}
{side} {spot}
{side} {spot}, {area}
{side} {spot}, {look}
{area}, {side} {spot}
{area} {side} {spot}
{area}, {look}
{area}, {dwelling}
{area}, {house}
{dwelling}, {side} {spot}
{dwelling}, {area}
{dwelling} {rel} {side} {spot}
{dwelling} {side} {spot}
{look}, {side} {spot}
{look} {side} {spot}
{road}, {side} {spot}
{road}, {area}
{road}, {look}
{road}
{box}, {town}
{box}
{post}, {road}
{market}, {line}, {unit}
{market}, {unit}
{unit}, {market}
{line}, {unit}
{village}, {dwelling}
{village}, {area}
{counted}, {road}
{counted} {side} {spot}
{stop}, {line}, {unit}
{stop}, {side} {spot}
{house} {side} {spot}
{village}, {side} {spot}`,
    house: `
{no} {n}, {road}
{no} {n} {road}
{n} {road}
{n}{letter} {road}
{no} {n}, {estate}
ulo {n}, {road}
ulo nke {counting}, {road}
<Plot|Ala nke|Plot nke> {n}, {road}
<shop|shoopu|ulo ahia|Shop> {n}, {road}`,
    no: `nomba|Nomba|No.|No|nomba ulo|Ulo nomba|nke`,
    letter: `A|B|`,
    road: `
okporo ama {name}
<okporo ama|uzo|Okporo Ama> {town}
{name} <Street|Road|Lane|Avenue|Close|Crescent|Layout|Rd>
{town} <Road|Street>
<Old|New|Upper> {town} Road
<1st|2nd|3rd> <Avenue|Street>
{name} {name} Street
uzo <ahia|iyi|ulo uka|ulo akwukwo|{town}> 
uzo <ukwu|oma> {town}
Ama {name}`,
    unit: `
<shop|shoopu|Shop|ulo ahia|stall> {n}
<shop|Shop> <A|B|C>{n}
<room|Room|ime ulo|imeulo> {n}
ime ulo nke {counting}
ulo nke {counting}
<Block|Flat|flat|block> <{n}|A|B>
<ulo elu|ulo elu nke {counting}|n'elu ulo|okpuru ulo>`,
    line: `line {craft}|Line {n}|line {n}|laini {craft}|line nke {counting}|zone {n}|Zone <A|B>`,
    craft: `kasino|akwa|akpukpo ukwu|ogwu|spare parts|motor|eletrik|ji|anu|azu|osikapa|akpa|tomato|plastic|shoe|fonu|kemist`,
    market: `
<ahia|Ahia> <{name}|{town}|ohuru|ochie|Nkwo|Eke|Orie|Afo|ogwu|akwa|Ogbete|Ochanja|Ariaria|nri>
<Main Market|Ogbete|Ochanja|Ariaria|Head Bridge|head bridge|Bridge Head|Alaba|Ladipo|Ekeukwu|Relief Market|New Market>
{name} <Market|Plaza>`,
    estate: `
<Hostel|hostel> <{name}|Nne Mary|ndi nwaanyi|umu akwukwo|{n}>
{name} <Hostel|Lodge|Estate|Quarters|Villa|Plaza>
<Quarters|quarters|kwotas> <ndi nkuzi|ndi dokita|ndi uwe ojii|ndi oru|ndi noosu>
<Housing Estate|Federal Housing|Trans Ekulu|Low Cost|New Layout|GRA|World Bank|Independence Layout|Uwani|Abakpa|Achara Layout|Coal Camp>
{town} <Housing Estate|GRA|New Layout>
barak ndi <agha|uwe ojii>`,
    area: `
{town}
{village}
<obodo|Obodo> {village}
<ogbe|Ogbe|ebo|ama|Ama> {made}
<Umu|Ama|Obi|Ezi|Ndi|Uru|Oka|Ogbo|Mba>{made}
Umu{made} {town}
{village}, {town}
<okpuru ochichi|Okpuru ochichi ime obodo> {town}
{town} <LGA|GRA|North|South|Layout|New Layout>
steeti {town}
{name} <Layout|New Layout|Village|Camp>
be {name}
ezi {made}`,
    village: `
Umu{made}
Umu{made} {made}
<Ama|Obi|Ndi|Amu|Ezi|Uru|Isi|Eke|Nkwo|Orie|Afo>{made}
<Amaeke|Obinagu|Umuchima|Obiagu|Ndiagu|Amaokwe|Uzoagba> {made}
<Eke|Nkwo|Orie|Afo> {made}
{made}
{made}-{made}`,
    made: `{name}|{given}|{town}|{name}`,
    side: `n'azu|azu|n'ihu|ihu|n'akuku|akuku|nso|n'nso|na nso|di nso|n'agbata|n'elu|elu|n'okpuru|n'ime|n'isi|n'onu uzo|n'onu|na-eche ihu|che ihu|chere ihu|n'ofe|n'aka nri nke|n'aka ekpe nke|n'azu azu|na mgbago|tupu i ruo|mgbe i gafere|i gafee|ka i gafere|n'etiti|nso nso|na njedebe|na mbido|opposite|behind|near|beside|by`,
    rel: `di|nke di|no|nke no|kwu|gbara`,
    spot: `
{thing}
{thing} <ochie|ohuru|ukwu|nta|mbu|nke abuo|nke ato>
{thing} {name}
ulo uka <St|St.|Saint> <Peter|Paul|Mary|Jude|Michael|Theresa|Barnabas|Patrick>
ulo uka <Katolik|Anglican|Metodist|Deeper Life|Winners|Assemblies|Sabbath|CAC>
ulo akwukwo <{name}|sekondiri|praimari|St {given}|Community|umu nwaanyi|{town}|obodo>
ulo ogwu <{name}|{town}|ukwu|umuaka|Mater|obodo>
ulo nzuko <St Jude|obodo|umunna|{name}|ndi nwaanyi>
ulo mmanu <Oando|Total|Mobil|NNPC|Conoil|{name}|Rainoil>
ahia <Nkwo|Eke|Orie|Afo|{name}|{town}|ohuru|anu>
<obi|obi eze|ulo eze|ulo Eze|ulo Igwe|be Igwe|be eze>
ulo <Mazi|Chief|Papa|Mama|Nna|Nze|Ichie|Dokita> {name}
be <Mazi|Chief|Papa|Mama|Nze|Igwe|Dokita> {name}
osisi <udara|oji|ube|mangoro|ukwa|iroko|akpu|uhimiri>
ebe a na-ere <akara|azu|osikapa|plank|mmanu|ji|anu>
<First Bank|UBA|Access|Zenith|Union Bank>
<Mama|Papa> {given}`,
    thing: `ahia|ulo uka|ulo akwukwo|ulo ogwu|ulo mmanu|ulo oru|ulo aku|ulo nzuko|ulo ikpe|ulo ndi uwe ojii|ulo oriri|ulo nkwari|odu ugboala|ogbe ugboala|ama egwuregwu|ama obodo|ama ahia|oba mmiri|odo mmiri|akwa mmiri|iyi|osimiri|mmiri|olulu mmiri|bohul|akwa|akwa mmiri|ihu ala|okwu ala|ili ozu|ili|transfoma|masti MTN|poolu eletrik|rondabaut|junkshon|jonkshon|mgbago|mgbada|ubi ji|ubi akpu|ulo igwe mgwo|igwe ogwugwo|ogige ezi|ezi|kemist|hotel|barak|sekretarieti|posti ofis|ulo ozi ozi|plaza|bakeri|garaji|mekanik|ulo ahia mekanik|ulo kaa|kanal|gota|ubi okuko`,
    look: `
ulo nwere <mgbidi|onu uzo|geeti|uko> <ocha|ojii|uhie|ndu ndu|obara obara>
ulo <elu|aja|aja aja|ukwu|ohuru|ochie|zinki> <nwere geeti <ocha|ojii|uhie>|>
<geeti|mgbidi> <ocha|ojii|uhie>
ulo nke <mbu|abuo|ato|ano|ikpeazu> <n'aka nri|n'aka ekpe|>
ulo ikpeazu
ulo a na-arubeghi aru
ulo agwubeghi
onu uzo <uhie|ojii|nke abuo>
ulo mbu n'aka <nri|ekpe>`,
    counted: `ulo nke {counting}|geeti nke {counting}|ulo ahia nke {counting}|junkshon nke {counting}|onu uzo nke {counting}`,
    counting: `mbu|abuo|ato|ano|ise|isii|asaa|asato|iri|ikpeazu`,
    dwelling: `
be <Mazi|Chief|Papa|Mama|Nze|Ichie|Igwe|Eze> {name}
<ulo|obi|ezi|be> {name}
ezi na ulo {name}
ulo <nne m|nna m|nna ochie|nne ochie|nwanne m|onye uka|ndi nkuzi|ndi noosu|onyeisi obodo|eze|umunna>
<ezi|ogige|mbara> {made}
ulo ubi {name}
<shop|shoopu|ulo ahia|bukka|kiosk> {given}
ulo onye <nche|nkuzi|uka|ogwu>`,
    box: `P.O. Box {n}|P.M.B. {n}|PMB {n}|igbe ozi {n}|Igbe akwukwo ozi {n}`,
    post: `kilomita {n}|Km {n}|mile {n}|maili {n}`,
    stop: `{name} <Junction|junction|bus stop|Park>|{town} <Junction|Park>|head bridge|Upper Iweka|isi uzo {name}|odu {name}|junkshon {name}`,
  },
  around: `
Ebi m na {@}.
Ebi m {@}.
ebi m na {@}.
O bi na {@}.
O bi {@}.
Ebe obibi m bu {@}.
Ebe obibi ya bu {@}.
Ulo m di na {@}.
Ulo m di {@}.
ulo ya di na {@}.
Ulo ya di {@}.
Adreesi m bu {@}.
Adreesi: {@}
Ebe obibi: {@}
Aha m bu {person}, ebi m na {@}.
Mu bu {person} nke {@}.
{person}, {@}, {phone}
{n}. {person}, {@}
Ha zoro ego ahu na {@}.
Ana m eree ahia na {@}.
O nwere ulo ahia na {@}.
Ha na-ezuko na {@} kwa {day}.
A hapuru m akwukwo ahu na {@}.
Zitere m akwukwo na {@}.
O wuru ulo na {@}.
Ndi uwe ojii biara {@} jide {person}.
Nwanne m gara {@}, hu ya.
Biko bia na {@}, juo {person}.
Nne ya bi na {@}.
O gbagara {@}.
Ofisi ya di {@}.
Ha buuru osikapa gaa {@}.
Onye akaebe: {person}, {@}.
Transfoma anyi di na {@} mebiri.
E debere m ya na {@}.
NZUKO UMUNNA, {@}
abum {given}, ano m na {@}
kpoo m {phone}, ano m {@}
Ala ahu di {@}.
Ugbo ala ya na-adi {@}.
Ha na-ekere ego na {@}.
I ga-ahu m na {@}.
{@}`,
  without: `
O kwuru na azu na ego adighi.
Mgbe nzuko gachara, ha kere ego.
N'ihu mmadu niile o nara ego.
Ulo akwukwo enweghi uko, ulo ogwu enweghi ogwu.
Uzo ahu emebeghi kemgbe {date}.
Anyi no n'ujo kemgbe {date}.
O wuru ulo ato n'otu afo.
Ha na-ana {money} n'ahia kwa {day}.
Nomba {n} n'akwukwo bu onye nwuru anwu.
Onyeisi oru mechiri uzo.
N'ime ofisi ka o nyere m ego.
Ego uzo a bu {money}, o nweghi oru.
N'okpuru iwu, onye o bula nwere ikike.
Ha tinyere {person} n'isi oche.
Ulo oru anyi enweghi oku.
Mmiri adighi n'obodo anyi.
Nke abuo, akwukwo ahu furu.
O no nso onye gomenti.
Ahia mechiri n'Eke.
N'elu akwukwo ka aha {person} di.
Ulo ikpe kwuru na o mere ihe ojoo.
O nwere ugbo ala abuo na ulo elu.
Umunna kere ala, ego furu.
Anyi no n'ulo mgbe {person} kporo.
Azu di onu, osikapa di onu.
Ha malitere n'isi, ha kwusi n'etiti.
Bido {date}, onweghi onye akwuru ugwo.
Okporo ama niile gbara ochichiri.
Ndi nche no n'onu uzo.
Ulo uka na ulo akwukwo nyere ego.`,
}
