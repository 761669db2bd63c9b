import type { Grammar } from './grammar.ts'

/** Addresses of Hausa, written for this project; no speaker has read them. */
export const hausa: Grammar = {
  rules: {
    address: `
{house}, {area}
{house}, {side} {spot}
{house}, {side} {spot}, {area}
{house}
{house}, {look}
{unit}, {house}
{unit}, {estate}, {area}
{estate}, {unit}
{estate}, {unit}, {unit}
{estate}, {side} {spot}
{side} {spot}
{side} {spot}, {area}
{side} {spot}, {look}
{side} {spot}, {side} {spot}
{area}, {side} {spot}
{area}, {dwelling}
{area}, {look}
{area}, {house}
{dwelling}, {area}
{dwelling}, {side} {spot}
{dwelling} {rel} {side} {spot}
{dwelling} {side} {spot}
{shop} {rel} {side} {spot}
{shop} {side} {spot}
{shop}, {area}
{shop}, {road}
{unit}, {dwelling}, {side} {spot}
{look}, {side} {spot}
{look} {side} {spot}
{look}, {road}
{road}, {side} {spot}
{road}, {look}
{road}, {area}
{road}
{box}, {town}
{box}
{post}, {road}
{village}, {dwelling}
{village}, {dwelling} {side} {spot}
{village}, {look}
{village}, {area}
{house} {side} {spot}
{house}, {dwelling}
{counted}, {road}
{counted} {side} {spot}
{unit}, {road}, {area}
{stop}, {side} {spot}
{dwelling} a {village}`,
    house: `
{no} {n}, {road}
{no} {n} {road}
{no} {n}, {estate}
gida mai lamba {n}, {road}
gida mai lamba {n} {road}
gida mai lamba {n}
gida <na|lamba> {n}, {road}
<No.|No|lamba|Lamba> {n}{letter} {name} <Road|Street|Close|Way>
{n} {name} <Road|Street|Close>
<Plot|Fili mai lamba|filin> {n}, {road}
gida na {counting} <a|kan> {road}
<shago|Shago> <na|mai lamba|lamba|> {n}, {road}`,
    no: `lamba|Lamba|No.|No|lamba ta|Lambar gida`,
    letter: `A|B||`,
    road: `
<titin|Titin|layin|Layin|hanyar|Hanyar|kwanar|Kwanar|lungun|Lungun|babban titin> {name}
<titin|layin|hanyar|kwanar> {town}
<titin|layin|Layin> <Malam|Alhaji|Sarki|Sardauna|Waziri|Galadima|Hajiya> {name}
<titin|hanyar> {town} zuwa {town}
<layin|Layin> <masu {craft}|{craft}|yan {craft}>
layi na {counting}
{name} <Road|Street|Close|Avenue|Crescent>
titin <asibiti|kasuwa|makaranta|filin jirgi|tashar jirgin kasa|gidan waya|masallaci>`,
    craft: `kifi|nama|dinki|waya|kosai|shayi|fata|rini|katifa|gwangwan|mai|goro|albasa|taya|gawayi|itace|kayan miya`,
    unit: `
<Block|Blok|bulok> <A|B|C|{n}>
<daki|dakin> <na {counting}|{n}|mai lamba {n}>
daki na {counting}
gida na {n}
gida na {counting}
<shago|rumfa> <na {counting}|lamba {n}|{n}>
hawa na {counting}
<bene na {counting}|bene|sama>
<Flat|Room|Phase> {n}
<Phase|Zone> {n}`,
    estate: `
Quarters <na|din> <Asibiti|malamai|yan sanda|ma'aikata|likitoci|sojoji|ruwa>
<Staff Quarters|Low Cost|Federal Housing|Housing Estate|Sabon Titi|Bariki|Barikin sojoji|barikin yan sanda>
rukunin gidajen <ma'aikata|malamai|likitoci|{name}|gwamnati>
gidajen <ma'aikata|malamai|yan sanda|Low Cost|gwamnati|likitoci|sojoji>
{name} <Estate|Quarters|Hostel|Lodge>
{town} <Low Cost|GRA|Housing Estate>
<hostel|Hostel|masaukin> <dalibai|mata|maza|yan bautar kasa|{name}>
sansanin <yan gudun hijira|sojoji|{name}>`,
    area: `
{town}
<unguwar|Unguwar|anguwar|Anguwan|Unguwan|Angwan> {name}
<unguwar|Unguwar> <Sarki|Rimi|Dosa|Kanawa|Shanu|Boro|Maichibi|Gwari|Pama|Mu'azu|Kudu|Yamma|Arewa>
<kauyen|Kauyen|garin|Garin> {village}
{village}
<Kofar|Kofan|Bakin|Tudun|Sabon|Sabuwar|Tsohuwar|Hayin|Gidan|Rijiyar|Dan|Goron|Kwanar|Filin> {made}
<Tudun Wada|Sabon Gari|GRA|Low Cost|Fagge|Dala|Gwale|Hotoro|Kawo|Rigasa|Barnawa|Tsohon Garu|Cikin Gari|Bayan Gari|Unguwa Uku|Nassarawa>
karamar hukumar {town}
{area}, {town}
<gundumar|mazabar> {village}
jihar {town}`,
    village: `
<Tudun|Gidan|Rijiyar|Sabon|Unguwar|Dan|Kwanar|Hayin|Bakin|Garin|Kauyen|Rugar> {made}
{made}
{made} <Babba|Karama|Kudu|Arewa|Gabas|Yamma|Tudu|Kasa>
Yayarin {made}`,
    made: `{name}|{given}|{town}|{name}`,
    side: `bayan|Bayan|a bayan|kusa da|Kusa da|daf da|dab da|gaban|Gaban|a gaban|gefen|a gefen|daura da|tsallaken|jikin|a jikin|karkashin|kan|a kan|bakin|a bakin|makwabtaka da|mai makwabtaka da|kallon|yana kallon|fuskantar|mashigar|a mashigar|wajen|cikin|a cikin|tsakanin|gabas da|yamma da|arewa da|kudu da|hannun dama na|hagu da|kafin|bayan ka wuce|idan ka wuce|kofar|karshen|farkon|a kusa da|can bayan|saman|a saman`,
    rel: `da ke|dake|wanda ke|wadda ke|mai|wanda yake|wadda take|da yake|da take`,
    spot: `
{thing}
{thing} <na|ta|> {name}
{thing} <mai|> <babban|karami|tsohuwa|sabuwa|na biyu|ta biyu>
<babban|babbar|tsohon|tsohuwar|sabon|sabuwar|karamin> {thing}
<masallacin|Masallacin> <Juma'a|Idi|Malam {name}|{name}|Izala|Darika|unguwa>
<makarantar|Makarantar> <firamare|sakandare|Islamiyya|allo|{name}|mata|kwana> <ta {name}|ta {town}|>
<asibitin|Asibitin> <{town}|{name}|yara|mata|kutare|kwararru|sha ka tafi>
<gidan man|gidan mai na> <Oando|Total|Mobil|NNPC|AA Rano|Conoil|{name}|A.Y.M. Shafa|Forte>
<kasuwar|Kasuwar> <{town}|dabbobi|hatsi|kifi|waya|Kurmi|{name}|kayan miya|shanu|yan lemo>
<tashar mota|tashar motar {town}|tashar {town}|tashar Kano|tashar kuka|tashar jirgin kasa>
gidan <Sarki|Sarkin {town}|Sarkin Noma|Mai Unguwa|Mai Gari|Hakimi|Dagaci|Liman|Malam {name}|Alhaji {name}|Hajiya {given}|Waziri|Ciroma|kwamishina>
ofishin <yan sanda|karamar hukuma|INEC|NEPA|zabe|Hisba|jam'iyya|kwastam|ruwa|VIO>
<bankin|Bankin> <UBA|First Bank|Unity|Access|Jaiz|manoma>
<shagon|rumfar> <mai shayi|mai nama|mai suya|mai gyaran mota|mai faci|wanzami|mai waya|mai dinki|mai kosai|Malam {name}|Alhaji {name}>
<bishiyar|itaciyar> <kuka|tsamiya|mangwaro|dorawa|gawo|rimi|durumi|dalbejiya>
inda ake <sayar da|gyaran|wankin> <kifi|mota|taya|itace|yashi|shanu>`,
    thing: `masallaci|coci|kasuwa|makaranta|asibiti|tasha|rijiya|rijiyar burtsatse|famfo|famfon tuka-tuka|gidan mai|gidan burodi|gidan wuta|gidan ruwa|gidan yari|gidan waya|gada|gadar sama|filin wasa|filin kwallo|filin idi|filin jirgi|makabarta|kotu|kotun shari'a|bariki|kamfanin siminti|kamfanin taki|kamfanin fata|madatsar ruwa|kogi|rafi|tafki|gulbi|kwalta|shingen bincike|shingen sojoji|tiransifoma|turken waya|turakun lantarki|dakin taro|dakin shan magani|mahauta|mayanka|garejin kanikawa|kanikawa|masu walda|masu faci|injin nika|injin markade|gonar kaji|rumbun hatsi|juji|bola|kwatami|kwalbati|layin dogo|fadar Sarki|sakatariya|otal|gidan abinci|majami'a|rumfar zabe|dandali|katangar makaranta`,
    look: `
gida mai <jan|bakin|farin|koren|shudin|rawayan> <kofa|get|fenti|rufi|katanga>
gida mai <jar|bakar|farar|koriyar> <kofa|katanga>
gida mai <bene|katanga|rijiya|bishiyar mangwaro|get|babban get|soro|kofar karfe>
<gidan bene|gidan kasa|gidan kwano|gidan siminti|gida mara katanga|ginin da ba a gama ba|kangon gini|kango>
gida na {counting} <a dama|a hagu|daga dama|daga hagu|daga hannun dama|>
gida na {counting} bayan {spot}
<mai|mai> <jan|farin|bakin|koren> <get|fenti|rufi>
gidan karshe <a layin|a dama|>
shago mai <jan|koren|farin> <fenti|kofa>`,
    counted: `gida na {counting}|shago na {counting}|rumfa ta {counting}|kofa ta {counting}|layi na {counting}|kwana ta {counting}`,
    counting: `farko|biyu|uku|hudu|biyar|shida|bakwai|takwas|goma|karshe`,
    dwelling: `
gidan <Malam|Alhaji|Hajiya|Mai Unguwa|Mai Gari|Sarki|Sarkin Noma|Liman|Hakimi|Dagaci|Sarkin Fawa> {name}
gidan <Mai Unguwa|Mai Gari|Sarkin Noma|Limamin unguwa|Sarkin Kasuwa|Hakimi|Dagaci|malamai|kakana|kakata|kawuna|yayana|surukina|mahaifiyarsa|matarsa ta biyu|haya>
dakin <kakata|kakana|yayana|malamai|mai gadi|haya|dalibai>
<gida|gidan> {side} {spot}
<gonar|rugar|gandun|sansanin> {name}
<shagon|rumfar> {name}
gidana|gidansa|gidan haya|dakin mai gadi|boyis kwata`,
    shop: `shagon {given}|shagon Malam {name}|shagon Alhaji {name}|shagon dinki|shagon waya|shagon magani|shagon mai nama|rumfar mai shayi|rumfar waya|rumfar {name}|shagon aski|kantin {name}|gidan abincin {given}|teburin mai shayi|shagon gyaran babur`,
    box: `P.O. Box {n}|PMB {n}|P.M.B. {n}|Akwatin gidan waya {n}|akwatin waya mai lamba {n}`,
    post: `kilomita {n}|Kilomita {n}|Km {n}|kilomita na {n}`,
    stop: `kwanar {name}|kwanar {town}|shataletalen {name}|mahadar {name}|tashar {name}|kofar {name}`,
  },
  around: `
Ina zaune a {@}.
Ina zaune {@}.
Yana zaune a {@}.
Tana zaune a {@} da yaranta.
Gidana yana {@}.
Gidansa yana {@}.
Gidanta na {@}.
Gidan nasa yana nan {@}.
Adireshina shi ne {@}.
Adireshi: {@}
Gida: {@}
Wurin zama: {@}
Ni {person} mazaunin {@}, na rubuta wannan takarda.
Ni {person} ne daga {@}.
{person}, {@}, {phone}
{n}. {person}, {@}
Ana kai kayan {@} da daddare.
Sun boye buhunan a {@}.
Na boye takardar a {@}.
Muna haduwa a {@} duk ranar {day}.
Ya gina gida a {@}.
Yana da shago a {@}.
Yana sayar da magani a {@}.
An kai shinkafar {@}, aka sayar wa {person}.
Ku same ni a {@}.
Za ku same ni a {@} bayan sallar la'asar.
Ku zo {@} ku tambayi {person}.
Yan sanda sun zo {@} sun kama {person}.
Mahaifiyarsa tana {@}.
Ya gudu zuwa {@}.
Ofishinsa yana {@}.
An ajiye motar a {@}.
Ana taron a {@}.
RAHOTON TARO, {@}
Shaida: {person}, {@}, {phone}.
Ya ce in kawo kudin gidansa, {@}.
na ganshi a {@} jiya da dare
lambata {phone}, ina {@}
Ana karbar kudin a {@}.
Mutanen {@} sun sani.
Matar tasa tana sayar da abinci a {@}.
Aikin famfon yana {@}.
Dalibai suna kwana a {@}.
{@}`,
  without: `
Bayan ya dawo, ya ce mu jira.
Gaban kowa ya karbi kudin.
A gaban alkali ya karyata.
Hanyar da aka bi ba daidai ba ce.
Gidan mai ya rufe, babu mai.
Ya gina gidaje da kudin gwamnati.
Kusa da karshen wata ake biyan albashi.
Kofar ofis a rufe take tun {date}.
Makaranta ba ta da rufi, asibiti ba magani.
Bayan taron, shugaba ya raba kudi {money}.
Kasuwa ta yi tsada, talaka na shan wahala.
Suna karbar {money} a kowane shago.
Lamba ta {n} a jerin sunan bogi ne.
An biya {money} na gyaran hanya, ba a yi ba.
Karkashin doka, kowa na da hakki.
Kan wannan batu, {person} ya yi shiru.
Jikin takardar akwai sa hannun {person}.
Daki daya ne kawai yake da fitila.
Masallaci da coci duk sun ba da gudunmawa.
Ya tsaya a bakin kofa yana kallonmu.
Titin bai yi ba, amma an ce an gama.
Muna zaune cikin tsoro tun {date}.
Gida babu abinci, yara na kuka.
An raba filaye ga yan siyasa.
Shugaban karamar hukuma ya sayi mota.
Sun yi taro a ofishinsa ranar {day}.
Gadar ta karye bayan wata uku.
Rijiyar ba ruwa, famfon ya lalace.
Na biyu kuma, babu takardar shaida.
Unguwarmu ba ta da wuta.`,
}
