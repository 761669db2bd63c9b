/** Sentences in Hausa, written for this project. Slots as in `templates.ts`; `<a|b>` is one of the words. */
export const hausaTemplates = `
Sunana {P}, ina aiki a {O}.
Sunana {P} kuma ni <malami|malama|akawu|direba|ma'aikaci|ma'aikaciya> ne a {G}.
Ni {P}, mazaunin {G}, ina so in kai kara.
{P} ne ya sa hannu a kan <takardar|rasidin|kwangilar|cekin> naira miliyan {N}.
{P} ce ta sa hannu a kan <takardar|rasidin|kwangilar|cekin> naira miliyan {N}.
{P} da {P} sun raba kudin a tsakaninsu.
<Malam|Alhaji|Hajiya|Malama|Injiniya|Dakta|Farfesa|Barista|Honarabul|Sanata|Mai shari'a|Kanar|Janar|Sarki|Galadima|Wakili> {P} ya <ce|karbi kudin|ki amsa tambaya|tafi {G}|amince da biyan kudin>.
<Malam|Alhaji|Hajiya|Malama|Injiniya|Dakta|Honarabul|Sanata> {F} ta <ce|karbi kudin|ki amsa tambaya|tafi {G}|amince da biyan kudin>.
<Gwamnan|Kwamishinan|Shugaban|Mataimakin shugaban|Sakataren|Daraktan|Ministan> {S}, {P}, ya <ce|bayyana|musanta|tabbatar da> haka.
<Shugaba|Gwamna|Minista|Kwamishina|Sakatare|Kakakin majalisa> {L} ya <ce ba zai yi magana ba|isa {G} jiya|nada {P}>.
Tsohon gwamnan {S} {P} ya koma jam'iyyar {A}.
Kakakin rundunar 'yan sandan jihar {S}, {P}, ya tabbatar da lamarin.
A cewar {P}, ba a biya ma'aikata albashi ba tun watan <Janairu|Maris|Yuni|Satumba|Disamba>.
{P} ya shaida wa <manema labarai|kotu|Muryar Amurka|BBC> cewa bai san komai ba.
{L} ya kara da cewa <za a yi bincike|gwamnati ba ta da kudi|an sace takardun>.
Saurari cikakken rahoton {P} daga {G}.
Ga rahoton {P}.
Wakilinmu {P} ya aiko da rahoto daga {G}.
An kama {P} a {G} da kudi naira miliyan {N}.
Kotu ta daure {P} shekara {N} a gidan yari.
Matarsa {F} ce take da kamfanin {O}.
<Dan uwansa|Kaninsa|Abokinsa|Surukinsa|Dansa|Yarsa|Matarsa|Direbansa> {F} ya karbi kudin.
An ba {P} kwangilar gina <asibiti|makaranta|hanya|rijiya> a {G}.
na ga {F} da {F} a ofis suna <kirga kudi|canza takardu|magana a boye>.
{F} ya ce min kada in fada wa kowa.
{F} ta gaya min komai jiya da dare.
ka tambayi {F} ya san komai
don Allah kar ka nuna wa {F} wannan sakon
ina {F}? ya tafi {G} tun jiya
{F}: ka turo min lambar
{F}: to na gode
{F} ya karbi dubu {N} a hannun kowa
yau {F} da {P} sun zo ofishin mu
wallahi {P} barawo ne
oga {F} ya ce sai mun biya kafin ya sa hannu
Wadanda suka halarta: {P}, {P}, {P} da {P}.
1. {P} - <shugaba|sakatare|ma'aji|mamba>
2. {P} - <shugaba|sakatare|ma'aji|mamba>
{N} | {P} | {N},000
{P} | <Akawu|Direba|Malami|Mai gadi> | {C}
Suna: {P}
Sunan mahaifi: {L}
Sa hannu: {P}
Shaida: {P}
Daga {P} zuwa ga {P}.
{P}, mai shekaru {N}, dan asalin {G} ne.
{P} 'yar shekara {N} ta rasa 'ya'yanta biyu.
{O} ta biya {P} naira miliyan {N}.
Rundunar sojin kasar ta tura dakaru zuwa {G} da {G}.
Hukumar {A} ta gurfanar da {P} a gaban kotu.
Jam'iyyar {A} ta tsayar da {P} a matsayin dan takara.
Shugaban Amurka {L} ya gana da takwaransa na {G}.
Firayim Ministan {G} {P} ya yi murabus.
`

export const hausaPlain = `
Ina so in sanar da ku abin da yake faruwa a ofishinmu.
Ba a biya mu albashi ba har tsawon watanni {N}.
Ma'aikata suna cikin wahala sosai.
Don Allah kada a fadi sunana.
Ina jin tsoron rasa aikina da rayuwata.
An sayar da magungunan asibitin a kasuwa.
Shugaban sashenmu yana karbar kudi kafin ya sa hannu.
Muna rokon gwamnati ta taimaka mana.
Babu ruwa, babu wuta, babu hanya mai kyau.
Kudin da aka ware domin gyaran makarantar sun bace.
Kwangilar ta kai naira miliyan {N} amma ba a yi komai ba.
Allah ya kiyaye, Allah ya kawo mana sauki.
An ce za a fara aikin a watan gobe.
'Yan majalisa sun ki amincewa da kasafin kudin.
Masu zanga-zanga sun rufe hanyar tun safiyar Laraba.
Gwamnatin tarayya ta ce tana sane da matsalar.
Jami'an tsaro sun kama mutane {N} a kauyen.
Wannan shi ne karo na uku da abin ya faru.
Likitoci sun shiga yajin aiki a fadin kasar.
Yara da dama ba sa zuwa makaranta saboda rashin tsaro.
Manoma suna bukatar taki da iri kafin damina ta sauka.
A yau Alhamis majalisar dattawa za ta ci gaba da zamanta.
Hakan na zuwa ne kwanaki kadan bayan zaben gwamnoni.
Mun gode da kuka saurare mu, sai mun ji daga gare ku.
me ya sa ba a hukunta kowa
kai wannan abin ya yi yawa gaskiya
to yaya za mu yi yanzu
sai hakuri kawai amma ba dadi
ba na so kowa ya san ni ne
Wata majiya ta ce takardun suna ofishin akanta.
Daga karshe an mayar da ma'aikacin wani ofishi.
Yadda Ake Satar Kudin Talakawa A Kananan Hukumomi
Gwamnati Ta Musanta Zargin Cin Hanci Da Rashawa
'Yan Bindiga Sun Kai Hari A Wani Kauye
Hukumar Ta Kama Mutane Da Dama Kan Zargin Zamba
Takardar Kara Zuwa Ga Hukumar Yaki Da Rashawa
Albashin Watan Maris Ya Makale
Abin Da Ya Sa Muke Neman Adalci
Farashin kayan abinci ya tashi a kasuwanni.
Matasa sun nemi a samar musu da aikin yi.
`
